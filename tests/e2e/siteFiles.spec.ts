/** What is asked for at fixed addresses, by browsers, crawlers and people who guess. */
import { expect, test } from '@playwright/test';
import { pages, redirects } from '../support/content';
import { desktopOnly } from './support/projects';

desktopOnly();

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
