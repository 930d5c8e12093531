import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { filesBelow, replaceFile } from './files';

const CSS_FOLDER = 'assets/css';

/** Set by scripts, so found in no page. */
const SET_BY_SCRIPTS = {
  standard: ['data-theme', 'open', 'hidden'],
  greedy: [
    /^:focus-visible$/,
    /data-notice-/,
    /data-face/,
    /data-first-view/,
    /data-query/,
    /data-island/,
    /data-arrived/,
    /data-dismissed/,
    /data-away/,
    /popover-open/,
  ],
};

async function purge(css: string, content: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content,
    // The class names of CSS modules hold `+` and `/` from base64.
    defaultExtractor: (text) => text.match(/[\w+/-]+/g) ?? [],
    safelist: SET_BY_SCRIPTS,
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS returned no stylesheet.');
  return result.css;
}

/**
 * Removes every rule that neither a page nor a script uses from the stylesheet, names the sheet by a hash of what is left, so
 * that it can be cached for ever, and writes the new name into the pages.
 * @throws when the build has not exactly one stylesheet
 */
export async function purgeStylesheet(outDir: string, baseUrl: string): Promise<void> {
  const folder = path.join(outDir, CSS_FOLDER);
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const [oldName] = sheets;
  if (!oldName || sheets.length > 1) {
    throw new Error(`Expected one stylesheet in ${CSS_FOLDER}, found ${sheets.length}: ${sheets.join(', ')}`);
  }
  const pages = await filesBelow(outDir, '.html');
  const oldFile = path.join(folder, oldName);
  const css = await purge(await readFile(oldFile, 'utf8'), [...pages, ...(await filesBelow(outDir, '.js'))]);
  const newName = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await rm(oldFile);
  await writeFile(path.join(folder, newName), css);
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    await replaceFile(
      page,
      html.replaceAll(`${baseUrl}${CSS_FOLDER}/${oldName}`, `${baseUrl}${CSS_FOLDER}/${newName}`),
    );
  }
}
