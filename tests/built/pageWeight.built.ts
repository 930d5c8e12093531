/** What each page weighs with the script and the fonts that it loads. What a browser really asks for is in e2e/pageWeight.spec.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { allRoutes } from '../support/routes';
import { FIRST_VIEW_LIMIT_BYTES, HTML_LIMIT_BYTES, LIMITS_BYTES, STYLES_LIMIT_BYTES } from '../support/weightLimits';
import { all, textIn } from './support/page';
import { htmlOf, pageAt } from './support/site';

const compress = promisify(brotliCompress);

/** Compressed sizes by text: most pages share their styles and scripts. */
const sizes = new Map<string, Promise<number>>();

function bytesOf(text: string): Promise<number> {
  const size = sizes.get(text) ?? compress(text).then(({ length }) => length);
  sizes.set(text, size);
  return size;
}

const ENTRY = readdirSync('build/assets/js').find((name) => /^islands\.[^.]+\.js$/.test(name))!;
const fontBytes = readdirSync('build/assets/fonts')
  .map((name) => readFileSync(`build/assets/fonts/${name}`).length)
  .reduce((sum, bytes) => sum + bytes, 0);

const weights: { readonly path: string; readonly script: number }[] = [];

test.each([...allRoutes, '/404'])('%s is light', async (path) => {
  const page = pageAt(path);
  const textOf = (selector: string): string => all(selector, page).map(textIn).join('');
  const [document, styles, inline, entry] = await Promise.all([
    bytesOf(htmlOf(path)),
    bytesOf(textOf('style')),
    bytesOf(textOf('script:not([src], [type="application/ld+json"])')),
    bytesOf(readFileSync(`build/assets/js/${ENTRY}`, 'utf8')),
  ]);
  const script = entry + inline;
  weights.push({ path, script });
  expect(styles).toBeGreaterThan(2000);
  expect(styles).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  expect(document - styles).toBeLessThanOrEqual(HTML_LIMIT_BYTES);
  expect(script).toBeGreaterThan(2000);
  expect(script).toBeLessThanOrEqual(LIMITS_BYTES.script);
  expect(fontBytes).toBeLessThanOrEqual(LIMITS_BYTES.font);
  expect(document + entry + fontBytes).toBeLessThanOrEqual(FIRST_VIEW_LIMIT_BYTES);
  // Whatever else a page loaded at once would have to be counted here.
  expect(all('link[rel="stylesheet"], script[src], img:not([loading="lazy"]), iframe', page)).toEqual([]);
});

test('the hundredth page does not make the first one heavier', () => {
  const bytes = weights.filter(({ path }) => path !== '/404').map(({ script }) => script);
  expect(bytes.length).toBe(allRoutes.length);
  expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThanOrEqual(16);
});
