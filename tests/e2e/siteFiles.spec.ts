/** What is asked for at fixed addresses, by browsers, crawlers and people who guess. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transform as compile } from '@swc/core';
import { pages, redirects } from '../support/content';
import { desktopOnly } from './support/projects';

desktopOnly();

/** TypeScript as a script that a page can run. */
async function transform(source: string): Promise<string> {
  const { code } = await compile(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  return code.replaceAll('export function', 'function');
}

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

test('every page leads to the manifest, and the manifest to icons that are there', async ({ page, request }) => {
  await page.goto('/about');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { icons } = (await (await request.get(String(address))).json()) as Manifest;
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of [
    ...icons,
    { src: '/favicon.ico', type: 'image/x-icon' },
    { src: '/apple-touch-icon.png', type: 'image/png' },
  ]) {
    const answer = await request.get(src);
    expect([answer.status(), answer.headers()['content-type']], src).toEqual([200, expect.stringContaining(type)]);
  }
});

test('robots.txt names the sitemap, which says when a page was last gone through', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = new URL(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '').pathname;
  const xml = await (await request.get(sitemap)).text();
  const dated = [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
  expect(dated.length).toBeGreaterThanOrEqual(pages.length);
});

test('licences.txt holds the notices of what islands and the search are made of', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text();
  for (const name of ['react', 'react-dom', 'scheduler', 'lucide', 'pagefind', 'Anek Latin']) {
    expect(text, name).toMatch(new RegExp(`^${name}[ ,]`, 'm'));
  }
  // Tools of the build are not sent to anybody.
  expect(text).not.toMatch(/^(?:typescript|satori|@docusaurus)/m);
});

test('an address that people guess leads to its page', async ({ request }) => {
  const answers = await Promise.all(
    [...redirects.keys()].map(async (from) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      return [from, answer.status(), answer.headers()['location']];
    }),
  );
  expect(answers).toEqual([...redirects].map(([from, to]) => [from, 301, to]));
});

test('every day in an attribute is one that programs read, as the file has it', () => {
  const names = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const days = names.flatMap((name) =>
    [...readFileSync(path.join('build', name), 'utf8').matchAll(/\bdatetime="([^"]*)"/gi)].map(([, day = '']) => ({
      name,
      day,
    })),
  );
  expect(days.length).toBeGreaterThan(names.length / 3);
  expect(
    days.filter(({ day }) => !/^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?$/.test(day)),
  ).toEqual([]);
});

for (const feed of ['/changes.xml', '/figures.xml', '/blog/atom.xml', '/blog/rss.xml']) {
  test(`${feed} has all that its standard asks for`, async ({ page, request }) => {
    const text = await (await request.get(feed)).text();
    // The function needs a DOM, which the page has.
    const source = await transform(readFileSync('tests/support/feeds.ts', 'utf8'));
    await page.goto('about:blank');
    expect(await page.evaluate(`(() => { ${source}; return problemsOfFeed(${JSON.stringify(text)}); })()`)).toEqual([]);
  });
}
