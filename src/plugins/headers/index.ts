import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readRedirects } from '../content/readRedirects';
import { asNetlifyHeaders, asNetlifyRedirects, asNginxConfig, asVercelConfig, headerRules } from './headers';
import { inlineScriptHashes } from './inlineScripts';

/** Pages that plugin-client-redirects writes hold one script with the new address. They work without it, by a meta tag. */
const REDIRECT_PAGE = '<meta http-equiv="refresh"';

/** The hashes of the inline scripts, which must be the same on every page. */
async function commonScriptHashes(outDir: string): Promise<readonly string[]> {
  const pages = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'));
  let common: readonly string[] | undefined;
  for (const page of pages) {
    const html = await readFile(path.join(outDir, page), 'utf8');
    if (html.includes(REDIRECT_PAGE)) continue;
    const hashes = inlineScriptHashes(html);
    common ??= hashes;
    if (hashes.join() !== common.join()) {
      throw new Error(
        `${page} holds an inline script that other pages do not: the Content-Security-Policy would stop it.`,
      );
    }
  }
  return common ?? [];
}

export default function headersPlugin(): Plugin {
  return {
    name: 'paisa-disha-headers',
    async postBuild({ outDir }) {
      const rules = headerRules(await commonScriptHashes(outDir));
      const redirects = readRedirects();
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), asNetlifyHeaders(rules)),
        writeFile(path.join(outDir, '_redirects'), asNetlifyRedirects(redirects)),
        writeFile(path.join(outDir, 'vercel.json'), asVercelConfig(rules, redirects)),
        writeFile(path.join(outDir, 'nginx.conf'), asNginxConfig(rules, redirects)),
      ]);
    },
  };
}
