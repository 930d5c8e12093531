import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../files';
import { netlifyHeaders, netlifyRedirects, vercelConfig, type Redirect } from './formats';
import { headerRules } from './headers';
import { inlineScriptHashes } from './inlineScripts';
import { nginxConfig } from './nginx';

/** Light or dark, the speculation rules, and the loader: see src/plugins/islands/template.ts. */
const INLINE_SCRIPTS = 3;

/** The hashes of the inline scripts, which must be the same on every page. */
async function commonScriptHashes(pages: readonly string[]): Promise<readonly string[]> {
  let common: readonly string[] | undefined;
  for (const page of pages) {
    const hashes = inlineScriptHashes(await readFile(page, 'utf8'));
    common ??= hashes;
    if (hashes.join() !== common.join() || hashes.length !== INLINE_SCRIPTS) {
      throw new Error(
        `${page} does not hold the ${INLINE_SCRIPTS} inline scripts of our template alone, which the Content-Security-Policy allows.`,
      );
    }
  }
  return common ?? [];
}

/**
 * Writes headers and redirects for each kind of host: into the build where the host looks for them there and does not serve
 * them, otherwise into `hosts/`.
 */
export async function writeHostFiles(siteDir: string, outDir: string, redirects: readonly Redirect[]): Promise<void> {
  const rules = headerRules(await commonScriptHashes(await filesBelow(outDir, '.html')));
  const folder = path.join(siteDir, 'hosts');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), netlifyHeaders(rules)),
    writeFile(path.join(outDir, '_redirects'), netlifyRedirects(redirects)),
    writeFile(path.join(folder, 'vercel.json'), vercelConfig(rules, redirects)),
    writeFile(path.join(folder, 'nginx.conf'), nginxConfig(rules, redirects)),
  ]);
}
