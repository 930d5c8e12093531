import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { desktopOnly } from './support/projects';

desktopOnly();

/** What stands in the page of components, in its styles or in its script, and nowhere else. */
const traces = [
  'Components for pages and articles',
  'copy-source',
  'source-of-',
  'as visitors see it',
  'Paste it into your page',
  'COMPONENTS_PAGE',
  'src/content/examples',
];

test('a production build holds nothing of the page of components', async ({ request }) => {
  expect((await request.get('/components')).status()).toBe(404);
  const files = readdirSync('build', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => /components/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:css|html|js|json|txt|xml|yml)$|_headers$/.test(file));
  // A walk that finds nothing would prove nothing.
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
});
