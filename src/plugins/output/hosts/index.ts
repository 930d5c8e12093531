import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { netlifyHeaders, netlifyRedirects, vercelConfig, type Redirect } from './formats';
import { headerRules } from './headers';
import { inlineScriptHashes } from './inlineScripts';
import { nginxConfig } from './nginx';

/** Light or dark, the speculation rules, the loader, and that of 404.html alone: see src/plugins/islands/template.ts. */
const INLINE_SCRIPTS = 4;

/** The hashes of the inline scripts, which are those of the template and no others. */
async function inlineScripts(pages: readonly string[]): Promise<readonly string[]> {
  const firstPages = new Map<string, string>();
  for (const page of pages) {
    for (const hash of inlineScriptHashes(await readFile(page, 'utf8'))) {
      if (!firstPages.has(hash)) firstPages.set(hash, page);
    }
  }
  if (firstPages.size !== INLINE_SCRIPTS) {
    throw new Error(
      `The Content-Security-Policy allows the ${INLINE_SCRIPTS} inline scripts of our template, but the pages hold ${firstPages.size}. ` +
        `The first page with each: ${[...firstPages.values()].join(', ')}`,
    );
  }
  return [...firstPages.keys()];
}

/**
 * Writes headers and redirects for each kind of host: into the build where the host looks for them there and does not serve
 * them, otherwise into `hosts/`.
 */
export async function writeHostFiles(siteDir: string, outDir: string, redirects: readonly Redirect[]): Promise<void> {
  const rules = headerRules(await inlineScripts(await filesBelow(outDir, '.html')));
  const folder = path.join(siteDir, 'hosts');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), netlifyHeaders(rules)),
    writeFile(path.join(outDir, '_redirects'), netlifyRedirects(redirects)),
    writeFile(path.join(folder, 'vercel.json'), vercelConfig(rules, redirects)),
    writeFile(path.join(folder, 'nginx.conf'), nginxConfig(rules, redirects)),
  ]);
}
