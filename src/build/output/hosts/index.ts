import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NEXT, NEXT_HOSTS } from '../../wholeBuild.mjs';
import { filesBelow } from '../files';
import { translatedPages } from '../../../checks/translatedPages';
import { MOST_SHEETS, MOST_SHEETS_OF_A_LANGUAGE } from '../stylesheet';
import { netlifyHeaders, netlifyRedirects, type Redirect } from './formats';
import { headerRules } from './headers';
import { inlineHashes } from './inlineHashes';
import { nginxConfig } from './nginx';
import type { InlineHashes } from './policy';

/**
 * The theme, the speculation rules, the loader, and the scripts of 404.html and offline.html (src/build/islands/template.ts). Another language has
 * them in its own words or with its own addresses.
 */
const INLINE_SCRIPTS = 5;

/**
 * Collects the hashes of inline scripts and styles, after checking that all of them are ours. A page at an old address has a script with the new one,
 * but a host that sends these headers redirects by itself.
 */
async function allowedHashes(outDir: string, languages: number, redirects: readonly Redirect[]): Promise<InlineHashes> {
  const redirectPages = new Set(redirects.map(({ from }) => path.join(outDir, from, 'index.html')));
  const mostScripts = INLINE_SCRIPTS * (1 + languages);
  const mostSheets = MOST_SHEETS + MOST_SHEETS_OF_A_LANGUAGE * languages;
  // Each hash with the first page that has it.
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const page of await filesBelow(outDir, '.html')) {
    if (redirectPages.has(page)) continue;
    const html = await readFile(page, 'utf8');
    for (const [tag, first] of [
      ['script', scripts],
      ['style', styles],
    ] as const) {
      for (const hash of inlineHashes(html, tag)) if (!first.has(hash)) first.set(hash, page);
    }
  }
  if (scripts.size > mostScripts || styles.size > mostSheets) {
    const first = [...scripts.values(), ...styles.values()].join(', ');
    throw new Error(
      `The Content-Security-Policy allows the ${mostScripts} inline scripts of our template and ${mostSheets} stylesheets, but the ` +
        `pages hold ${scripts.size} and ${styles.size}. The first page with each: ${first}`,
    );
  }
  return { scripts: [...scripts.keys()], styles: [...styles.keys()] };
}

/**
 * Writes headers and redirects for each kind of host: into the build if the host reads them there without serving them, otherwise into `hosts/`; for
 * a build next to the previous one, next to that.
 */
export async function writeHostFiles(siteDir: string, outDir: string, redirects: readonly Redirect[]): Promise<void> {
  const languages = Object.keys(translatedPages(siteDir));
  const folders = ['/', ...languages.map((language) => `/${language}/`)];
  const rules = headerRules(await allowedHashes(outDir, languages.length, redirects), folders);
  const isBeside = path.resolve(outDir) === path.resolve(siteDir, NEXT);
  const folder = path.join(siteDir, isBeside ? NEXT_HOSTS : 'hosts');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), netlifyHeaders(rules)),
    writeFile(path.join(outDir, '_redirects'), netlifyRedirects(redirects, languages)),
    writeFile(path.join(folder, 'nginx.conf'), nginxConfig(rules, redirects, languages)),
  ]);
}
