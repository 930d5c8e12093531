import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS, type RawContent } from 'purgecss';
import { filesOfIslandsIn, type IslandFiles } from '../islands/reachableFiles';
import { filesBelow, replaceFile } from './files';
import { splitStylesheet, type Words } from './splitStylesheet';

const CSS_FOLDER = 'assets/css';

/** Set by scripts, so not in the HTML of any page. */
export const SET_BY_SCRIPTS = {
  standard: ['data-theme', 'open', 'hidden'],
  greedy: [
    /^:focus-visible$/,
    /data-notice-/,
    /data-term-note/,
    /data-first-view/,
    /data-query/,
    /data-island/,
    /data-arrived/,
    /data-dismissed/,
    /data-away/,
    /data-old\b/,
    /data-missing/,
    /popover-open/,
  ],
  // Read by firstView.js.
  variables: ['--anek'],
};

const isSetByScripts = (attribute: string): boolean =>
  SET_BY_SCRIPTS.standard.includes(attribute) || SET_BY_SCRIPTS.greedy.some((pattern) => pattern.test(attribute));

/** Possible classes, ids and attributes. Classes of the theme's CSS modules can contain `+` and `/`, from base64. */
function words(text: string): string[] {
  return text.match(/[\w+/-]+/g) ?? [];
}

/** Removes the rules of a stylesheet that no content needs. */
export async function purge(css: string, content: (string | RawContent)[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    defaultExtractor: words,
    safelist: SET_BY_SCRIPTS,
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS returned no stylesheet.');
  return result.css;
}

/** The Content-Security-Policy header lists the hash of each sheet: more sheets make smaller pages and longer headers. */
export const MOST_SHEETS = 20;
/** For the pages of a language beside English, which are few. */
export const MOST_SHEETS_OF_A_LANGUAGE = 6;

/** Pages below one address are one kind, including those of a paginated list; every other page is a kind of its own. */
function kindOf(outDir: string, page: string): string {
  const address = path.relative(outDir, page).split(path.sep).join('/');
  const [first = '', ...rest] = address.replace(/\/page\/\d+(?=\.html$)/, '').split('/');
  return rest.length > 0 ? `${first}/` : first;
}

/** The words of each kind's pages and of every script that they may run. */
async function wordsByKind(outDir: string, pages: readonly string[], files: IslandFiles): Promise<Map<string, Words>> {
  const byScript = new Map<string, Words>();
  const wordsOf = async (names: readonly string[]): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of names.filter((file) => file.endsWith('.js'))) {
      const known = byScript.get(name) ?? new Set(words(await readFile(path.join(outDir, name), 'utf8')));
      byScript.set(name, known);
      found.push(...known);
    }
    return found;
  };
  const ofEveryPage = await wordsOf(files.everyPage);
  const kinds = new Map<string, Set<string>>();
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const kind = kindOf(outDir, page);
    const known = kinds.get(kind) ?? new Set(ofEveryPage);
    kinds.set(kind, known);
    const scripts = filesOfIslandsIn(html, files);
    for (const word of [...words(html), ...(await wordsOf(scripts))]) known.add(word);
  }
  return kinds;
}

/**
 * Removes unused rules from the stylesheet and inlines into each page the rules that it needs, so that a first visit waits for a single file.
 * @param files scripts that pages may load
 * @param most different sheets
 * @throws when the build has not exactly one stylesheet
 */
export async function inlineStylesheet(
  outDir: string,
  baseUrl: string,
  files: IslandFiles,
  most: number,
): Promise<void> {
  const folder = path.join(outDir, CSS_FOLDER);
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const [built] = sheets;
  if (!built || sheets.length > 1) {
    throw new Error(`Expected one stylesheet in ${CSS_FOLDER}, found ${sheets.length}: ${sheets.join(', ')}`);
  }
  const pages = await filesBelow(outDir, '.html');
  const css = await purge(await readFile(path.join(folder, built), 'utf8'), [
    ...pages,
    ...(await filesBelow(outDir, '.js')),
  ]);
  const byKind = splitStylesheet(css, await wordsByKind(outDir, pages, files), most, isSetByScripts);
  await rm(folder, { recursive: true });

  const link = `<link rel="stylesheet" href="${baseUrl}${CSS_FOLDER}/${built}">`;
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const style = `<style>${byKind.get(kindOf(outDir, page)) ?? ''}</style>`;
    await replaceFile(
      page,
      html.replace(link, () => style),
    );
  }
}
