/** What is asked for at fixed addresses, by browsers, crawlers and people who guess. */
import { readdirSync } from 'node:fs';
import { pages } from '../support/content';
import { attribute, first } from './support/page';
import { pageAt, textOf } from './support/site';

test('robots.txt names the sitemap, which says when a page was last gone through', () => {
  const sitemap = new URL(/^Sitemap: (.*)$/m.exec(textOf('robots.txt'))?.[1] ?? '').pathname;
  const dated = [...textOf(sitemap).matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(dated.length).toBeGreaterThanOrEqual(pages.length);
});

test('licences.txt holds the notices of what islands and the search are made of', () => {
  const text = textOf('licences.txt');
  for (const name of ['react', 'react-dom', 'scheduler', 'lucide', 'pagefind', 'Anek Latin']) {
    expect(text).toMatch(new RegExp(`^${name}[ ,]`, 'm'));
  }
  // Tools of the build are not sent to anybody.
  expect(text).not.toMatch(/^(?:typescript|satori|@docusaurus)/m);
});

test('every page leads to the manifest, which names icons', () => {
  const address = attribute(first('link[rel="manifest"]', pageAt('/about')), 'href');
  const { icons } = JSON.parse(textOf(address)) as { icons: readonly unknown[] };
  expect(icons.length).toBeGreaterThan(2);
});

test('every day in an attribute is one that programs read, as the file has it', () => {
  const names = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const days = names.flatMap((name) =>
    [...textOf(name).matchAll(/\bdatetime="([^"]*)"/gi)].map(([, day = '']) => ({ name, day })),
  );
  expect(days.length).toBeGreaterThan(names.length / 3);
  expect(
    days.filter(({ day }) => !/^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?$/.test(day)),
  ).toEqual([]);
});
