/** The copies of pages in Markdown, and the list of them. */
import { expect, test, type APIRequestContext } from '@playwright/test';
import { sample } from '../support/sample';
import { desktopOnly } from './support/projects';
import { allRoutes, articleRoutes } from './support/routes';

desktopOnly();

const SEARCH = '/search';
const copyAddress = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

test('every page has a copy, as Markdown that search engines do not list', async ({ request }) => {
  for (const path of allRoutes.filter((route) => route !== SEARCH)) {
    const answer = await request.get(copyAddress(path));
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await answer.text(), path).toMatch(/^# .+\n\n<https:\/\/[^>]+>\n\n/);
  }
});

test('llms.txt leads to every copy, and to files that are there', async ({ request }) => {
  const text = await textAt(request, '/llms.txt');
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const paths = [...text.matchAll(/\]\((?<address>[^)]+)\)/g)].map(
    ({ groups }) => new URL(groups?.['address'] ?? '').pathname,
  );
  const copies = allRoutes.filter((route) => route !== SEARCH).map(copyAddress);
  expect(paths.filter((path) => path.endsWith('.md')).sort()).toEqual([...copies].sort());
  for (const path of paths) await textAt(request, path);
});

test('the sitemap names pages and not their copies', async ({ request }) => {
  const sitemap = await textAt(request, '/sitemap.xml');
  expect(sitemap).toContain('/home-loans<');
  expect(sitemap).not.toContain('.md');
});

const words = (text: string): string => text.replaceAll(/[\s\u00a0]+/gu, ' ').trim();

/** Without the marks of Markdown, which an escape before them or a link around a word would hide a text behind. */
const plain = (markdown: string): string =>
  words(
    markdown
      .replaceAll(/\]\((?:[^()\s]|\([^()]*\))*(?: "[^"]*")?\)/gu, '')
      .replaceAll(/\\(?=[^\w\s])/gu, '')
      .replaceAll(/&#x20;/gu, ' ')
      .replaceAll(/\*\*|__|\[|^[ ]*(?:#+|[-*]|\d+\.) /gmu, ''),
  );

/** A list, a calculator, and an article. */
for (const path of ['/home-loans', '/calculators/sip', ...sample(articleRoutes, 1, 'markdown')]) {
  test(`the copy of ${path} says the numbers of the page`, async ({ page, request }) => {
    const copy = plain(await textAt(request, copyAddress(path)));
    const html = await textAt(request, path);
    await page.goto('/about');
    const shown = await page.evaluate((source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main');
      main?.querySelectorAll('.visuallyHidden, [hidden], svg, script').forEach((element) => element.remove());
      const cells = [...(main?.querySelectorAll('h1, h2, h3, td, th, dd, li, p, b, strong') ?? [])];
      return cells
        .filter((cell) => !cell.closest('[data-needs-script], noscript, nav, label, [aria-hidden="true"]'))
        .filter((cell) => cell.childElementCount === 0)
        .map((cell) => cell.textContent);
    }, html);
    const texts = shown.map(words).filter((text) => /\d/.test(text));
    expect(texts.length, 'numbers must have been looked at').toBeGreaterThan(20);
    for (const text of texts) expect.soft(copy, path).toContain(text);

    // And none that the page does not have.
    const numbers = (text: string): ReadonlySet<string> => new Set(text.match(/\d+(?:,\d+)*(?:\.\d+)?%?/g));
    const onPage = numbers(words(html.replaceAll(/<[^>]*>/g, ' ')));
    expect([...numbers(copy)].filter((number) => !onPage.has(number))).toEqual([]);
  });
}
