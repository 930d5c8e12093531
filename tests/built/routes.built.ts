/** Every page: its title, its description, its address, its picture, and where its links lead. */
import { readFileSync } from 'node:fs';
import { articles, publishedAddresses } from '../support/content';
import { allRoutes, pageRoutes, translatedRoutes } from '../support/routes';
import { all, attribute, first, textIn } from './support/page';
import { answers, htmlOf, pageAt, textOf } from './support/site';

/** What a page says about itself. */
interface Facts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Address and alternative text of the preview picture of a shared link. */
  readonly picture: string;
  readonly pictureWords: string;
  readonly robots: string;
  readonly lang: string;
  readonly h1s: readonly string[];
  /** What a fragment can point at. */
  readonly ids: ReadonlySet<string>;
  readonly repeatedIds: readonly string[];
  /** The `href` of every link that stays inside the site. */
  readonly links: readonly string[];
}

function factsOf(path: string): Facts {
  const page = pageAt(path);
  const ids = all('[id]', page).map(({ attribs }) => attribs['id'] ?? '');
  const of = (selector: string, name: string): string => attribute(first(selector, page), name);
  return {
    path,
    title: textIn(first('title', page)),
    description: of('meta[name="description"]', 'content'),
    canonical: of('link[rel="canonical"]', 'href'),
    picture: of('meta[property="og:image"]', 'content'),
    pictureWords: of('meta[property="og:image:alt"]', 'content'),
    robots: of('meta[name="robots"]', 'content'),
    lang: of('html', 'lang'),
    h1s: all('h1', page).map((heading) => textIn(heading).trim()),
    ids: new Set(ids),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) < index),
    links: all('a[href]', page)
      .map((link) => attribute(link, 'href'))
      .filter((href) => /^[/#?]/.test(href) && !href.startsWith('//')),
  };
}

let pages: readonly Facts[];
beforeAll(() => {
  pages = allRoutes.map(factsOf);
});

function repeated(all: readonly Facts[], of: (page: Facts) => string): string[] {
  const seen = new Map<string, string[]>();
  all.forEach((page) => seen.set(of(page), [...(seen.get(of(page)) ?? []), page.path]));
  return [...seen].filter(([, paths]) => paths.length > 1).map(([text, paths]) => `${paths.join(', ')}: ${text}`);
}

test('every address that was ever published answers, though it may have moved', async () => {
  const answered = await Promise.all(publishedAddresses.map(answers));
  expect(publishedAddresses.filter((_address, index) => !answered[index])).toEqual([]);
});

test('every page has a title and a description of its own', () => {
  expect(repeated(pages, ({ title }) => title)).toEqual([]);
  expect(repeated(pages, ({ description }) => description)).toEqual([]);
  expect(pages.filter(({ title }) => title.length < 10).map(({ path }) => path)).toEqual([]);
  const badLength = pages.filter(({ description: { length } }) => length < 110 || length > 160);
  expect(badLength.map(({ path, description }) => `${path}: ${description.length} characters`)).toEqual([]);
});

test('no page has two things of one id', () => {
  expect(pages.flatMap(({ path, repeatedIds }) => repeatedIds.map((id) => `${path}#${id}`))).toEqual([]);
});

test('every page has one h1, its language and its canonical address', () => {
  const wrongHeading = pages.filter(({ h1s }) => h1s.length !== 1 || !h1s[0]);
  expect(wrongHeading.map(({ path, h1s }) => `${path}: ${h1s.join(' | ')}`)).toEqual([]);
  expect(pages.filter(({ lang }) => lang !== 'en-IN').map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ robots }) => robots.includes('noindex')).map(({ path }) => path)).toEqual([]);
  const origin = new URL(pages[0]?.canonical ?? '').origin;
  expect(origin).toMatch(/^https:/);
  const elsewhere = pages.filter(({ path, canonical }) => canonical !== origin + path);
  expect(elsewhere.map(({ path, canonical }) => `${path}: ${canonical}`)).toEqual([]);
});

test('beside a shared link to a page stands a picture: of a product page its own, of an article that of its category', () => {
  for (const address of new Set(pages.map(({ picture }) => picture))) {
    const png = readFileSync(`build${new URL(address).pathname}`);
    expect([address, png.subarray(1, 4).toString()]).toEqual([address, 'PNG']);
    expect([address, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([address, 1200, 630]);
  }
  const products = pages.filter(({ path }) => pageRoutes.includes(path));
  expect(repeated(products, ({ picture }) => picture)).toEqual([]);
  expect(pages.filter(({ pictureWords }) => !pictureWords).map(({ path }) => path)).toEqual([]);
  expect(repeated(products, ({ pictureWords }) => pictureWords)).toEqual([]);
  const pathOf = ({ picture }: Facts): string => new URL(picture).pathname;
  expect(products.map(pathOf)).toEqual(products.map(({ path }) => `/img/social${path}.png`));
  for (const { path, category } of articles) {
    const file = category.toLowerCase().replaceAll(' ', '-');
    expect(pathOf(pages.find((page) => page.path === path)!)).toBe(`/img/social/blog/${file}.png`);
  }
});

test('no link and no anchor inside the site is broken', async () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  const broken: string[] = [];
  const others = new Map<string, string>();
  for (const { path, links } of pages) {
    for (const href of links) {
      const { pathname, hash } = new URL(href, `https://site.test${path}`);
      const target = known.get(pathname);
      if (!target) others.set(pathname, path);
      // A hash may also hold a calculator's inputs.
      else if (hash && !hash.includes('=') && !target.ids.has(decodeURIComponent(hash.slice(1))))
        broken.push(`${path} -> ${href}`);
    }
  }
  for (const [pathname, from] of others) if (!(await answers(pathname))) broken.push(`${from} -> ${pathname}`);
  expect(broken).toEqual([]);
});

test('links lead from the home page to every page', () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  const reached = new Set(['/']);
  // A set takes what is added while it is walked.
  for (const path of reached) {
    known.get(path)?.links.forEach((href) => reached.add(new URL(href, `https://site.test${path}`).pathname));
  }
  expect(allRoutes.filter((path) => !reached.has(path))).toEqual([]);
});

test('the sitemap lists every page and nothing else', () => {
  const listed = [...textOf('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)];
  // The list of pages on a device asks not to be listed.
  const inOthers = translatedRoutes.filter(([, english]) => english !== '/offline').map(([, , address]) => address);
  const all = [...allRoutes, ...inOthers].sort();
  expect(listed.map(([, address = '']) => new URL(address).pathname).sort()).toEqual(all);
});

test('the page of an unknown address is in no index, and leads home', () => {
  const page = pageAt('/404');
  expect(attribute(first('meta[name="robots"]', page), 'content')).toMatch(/noindex/);
  expect(textIn(first('main a[href="/"]', page))).toBe('Return to Homepage');
});

test('no file of the site knows the page of components, which only the preview has', async () => {
  expect(await answers('/components')).toBe(false);
  for (const file of ['/sitemap.xml', '/llms.txt']) expect(textOf(file)).not.toContain('/components');
});

test('the fallback of an unknown article is in no list, feed, sitemap or index', () => {
  for (const file of ['/sitemap.xml', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/blog/articles.json'])
    expect(textOf(file).toLowerCase()).not.toMatch(/article[- ]not[- ]found/);
  for (const page of ['/', '/blog']) expect(htmlOf(page).toLowerCase()).not.toMatch(/article[- ]not[- ]found/);
});
