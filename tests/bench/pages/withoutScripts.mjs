// @ts-check
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = /<script\b([^>]*)>[^]*?<\/script\s*>/gi;
const SCRIPT_LINK = /<link\s[^>]*?rel="?(?:modulepreload|preload"?[^>]*?\sas="?script)[^>]*>/gi;
const STRUCTURED_DATA = /\btype="?application\/ld\+json/i;

/**
 * @param {string} html
 * @returns {string} the same page with nothing that runs: structured data, which is only read, stays
 */
export function withoutScripts(html) {
  return html
    .replace(SCRIPT, (script, attributes) => (STRUCTURED_DATA.test(attributes) ? script : ''))
    .replace(SCRIPT_LINK, '');
}

/**
 * @param {string} html
 * @returns {string} the scripts that stand in the page itself, one after the other
 */
export function inlineScripts(html) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !STRUCTURED_DATA.test(attributes) && !/\bsrc=/i.test(attributes))
    .map(([script]) => script)
    .join('');
}

/**
 * @param {string} build
 * @returns {Promise<string>} a new folder with a copy of the build in which no page has a script
 */
export async function copyWithoutScripts(build) {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bench-without-scripts-'));
  await cp(build, copy, { recursive: true });
  const pages = (await readdir(copy, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (file) => {
      const page = path.join(copy, file);
      await writeFile(page, withoutScripts(await readFile(page, 'utf8')));
    }),
  );
  return copy;
}
