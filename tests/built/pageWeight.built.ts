/** What each page weighs with the script and the fonts that it loads. What a browser really asks for is in e2e/pageWeight.spec.ts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { allRoutes, translatedRoutes } from '../support/routes';
import {
  FIRST_VIEW_LIMIT_BYTES,
  HTML_LIMIT_BYTES,
  LIMITS_BYTES,
  OTHER_HTML_LIMIT_BYTES,
  OTHER_SCRIPT_LIMIT_BYTES,
  STYLES_LIMIT_BYTES,
} from '../support/weightLimits';
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

/** What all pages of a language load: their script, and the bytes of their fonts, of which only English has any. */
function sharedIn(folder: string): { readonly entry: string; readonly fontBytes: number } {
  const assets = `build${folder}/assets`;
  const entry = readdirSync(`${assets}/js`).find((name) => /^islands\.[^.]+\.js$/.test(name))!;
  const fonts = existsSync(`${assets}/fonts`) ? readdirSync(`${assets}/fonts`) : [];
  const sizesOfFonts = fonts.map((name) => readFileSync(`${assets}/fonts/${name}`).length);
  return {
    entry: readFileSync(`${assets}/js/${entry}`, 'utf8'),
    fontBytes: sizesOfFonts.reduce((sum, bytes) => sum + bytes, 0),
  };
}

const weights: { readonly path: string; readonly script: number }[] = [];
const inEnglish = [...allRoutes, '/404'].map((path) => [path, ''] as const);
const inOthers = translatedRoutes.map(([language, , path]) => [path, `/${language}`] as const);

test.each([...inEnglish, ...inOthers])('%s is light', async (path, folder) => {
  const { entry: script, fontBytes } = sharedIn(folder);
  const page = pageAt(path);
  const textOf = (selector: string): string => all(selector, page).map(textIn).join('');
  const [document, styles, inline, entry] = await Promise.all([
    bytesOf(htmlOf(path)),
    bytesOf(textOf('style')),
    bytesOf(textOf('script:not([src], [type="application/ld+json"])')),
    bytesOf(script),
  ]);
  const scripts = entry + inline;
  if (folder === '') weights.push({ path, script: scripts });
  expect(styles).toBeGreaterThan(2000);
  expect(styles).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  expect(document - styles).toBeLessThanOrEqual(folder === '' ? HTML_LIMIT_BYTES : OTHER_HTML_LIMIT_BYTES);
  expect(scripts).toBeGreaterThan(2000);
  expect(scripts).toBeLessThanOrEqual(folder === '' ? LIMITS_BYTES.script : OTHER_SCRIPT_LIMIT_BYTES);
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

test.each(['', '/hi'])('what an island of a page below %p brings asks to be compiled while it arrives', (folder) => {
  const scripts = `build${folder}/assets/js`;
  const brought = readdirSync(scripts).filter((name) => name.endsWith('.js') && !name.startsWith('islands.'));
  expect(brought.length).toBeGreaterThan(10);
  const others = brought.filter(
    (name) => !readFileSync(`${scripts}/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(others).toEqual([]);
});
