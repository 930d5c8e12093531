import { expect, test } from '@playwright/test';
import { articles, publishedAddresses } from '../support/content';
import { crawlSite, type CrawledPage } from './support/crawl';
import { desktopOnly } from './support/projects';
import { allRoutes, pageRoutes } from './support/routes';

desktopOnly();
// One worker reads the site once for all of these.
test.describe.configure({ mode: 'default' });

function repeated(pages: readonly CrawledPage[], of: (page: CrawledPage) => string): string[] {
  const seen = new Map<string, string[]>();
  pages.forEach((page) => seen.set(of(page), [...(seen.get(of(page)) ?? []), page.path]));
  return [...seen].filter(([, paths]) => paths.length > 1).map(([text, paths]) => `${paths.join(', ')}: ${text}`);
}

test('every route answers 200', async ({ browser, request }) => {
  const pages = await crawlSite(browser, request, allRoutes);
  expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
});

test('every address that was ever published answers, though it may have moved', async ({ request }) => {
  for (const address of publishedAddresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('every page has a title and a description of its own', async ({ browser, request }) => {
  const pages = await crawlSite(browser, request, allRoutes);
  expect(repeated(pages, ({ title }) => title)).toEqual([]);
  expect(repeated(pages, ({ description }) => description)).toEqual([]);
  expect(pages.filter(({ title }) => title.length < 10).map(({ path }) => path)).toEqual([]);
  const badLength = pages.filter(({ description: { length } }) => length < 110 || length > 160);
  expect(badLength.map(({ path, description }) => `${path}: ${description.length} characters`)).toEqual([]);
});

test('every page has one h1, its language and its canonical address', async ({ browser, request }) => {
  const pages = await crawlSite(browser, request, allRoutes);
  expect(
    pages.filter(({ h1s }) => h1s.length !== 1 || !h1s[0]).map(({ path, h1s }) => `${path}: ${h1s.join(' | ')}`),
  ).toEqual([]);
  expect(pages.filter(({ lang }) => lang !== 'en-IN').map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ robots }) => robots.includes('noindex')).map(({ path }) => path)).toEqual([]);
  const origin = new URL(pages[0]?.canonical ?? '').origin;
  expect(origin).toMatch(/^https:/);
  expect(
    pages
      .filter(({ path, canonical }) => canonical !== origin + path)
      .map(({ path, canonical }) => `${path}: ${canonical}`),
  ).toEqual([]);
});

test('beside a shared link to a page stands a picture: of a product page its own, of an article that of its category', async ({
  browser,
  request,
}) => {
  const pages = await crawlSite(browser, request, allRoutes);
  for (const address of new Set(pages.map(({ picture }) => picture))) {
    const png = await (await request.get(new URL(address).pathname)).body();
    expect(png.subarray(1, 4).toString(), address).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
  const products = pages.filter(({ path }) => pageRoutes.includes(path));
  expect(repeated(products, ({ picture }) => picture)).toEqual([]);
  expect(pages.filter(({ pictureWords }) => !pictureWords).map(({ path }) => path)).toEqual([]);
  expect(repeated(products, ({ pictureWords }) => pictureWords)).toEqual([]);
  for (const { path, picture } of products) expect(new URL(picture).pathname, path).toBe(`/img/social${path}.png`);
  for (const { path, category } of articles) {
    const picture = new URL(pages.find((page) => page.path === path)!.picture).pathname;
    expect(picture, path).toBe(`/img/social/blog/${category.toLowerCase().replaceAll(' ', '-')}.png`);
  }
});

test('no link and no anchor inside the site is broken', async ({ browser, request }) => {
  const pages = await crawlSite(browser, request, allRoutes);
  const known = new Map(pages.map((page) => [page.path, page]));
  const broken: string[] = [];
  const others = new Map<string, string>();
  for (const { path, links } of pages) {
    for (const href of links) {
      const { pathname, hash } = new URL(href, `https://site.test${path}`);
      const target = known.get(pathname);
      if (!target) others.set(pathname, path);
      // Values of a calculator stand behind the hash too.
      else if (hash && !hash.includes('=') && !target.ids.includes(decodeURIComponent(hash.slice(1))))
        broken.push(`${path} -> ${href}`);
    }
  }
  for (const [pathname, from] of others) {
    const response = await request.get(pathname);
    if (!response.ok()) broken.push(`${from} -> ${pathname} (${response.status()})`);
  }
  expect(broken).toEqual([]);
});

test('links lead from the home page to every page', async ({ browser, request }) => {
  const pages = await crawlSite(browser, request, allRoutes);
  const known = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(['/']);
  // A set takes what is added while it is walked.
  for (const path of reached) {
    known.get(path)?.links.forEach((href) => reached.add(new URL(href, `https://site.test${path}`).pathname));
  }
  expect(allRoutes.filter((path) => !reached.has(path))).toEqual([]);
});

test('the sitemap lists every page and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(listed.sort()).toEqual([...allRoutes].sort());
});

for (const path of ['/no-such-page', '/credit-cards/none', '/insurance/pet', '/loan-shark', '/home-loans/apply']) {
  test(`${path} answers 404 with a way home`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText(/may have been moved or deleted, or .* mistyped/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
}
