import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readRedirects } from '../../content/readRedirects';
import {
  asNetlifyHeaders,
  asNetlifyRedirects,
  asNginxConfig,
  asVercelConfig,
  headerRules,
  type Redirect,
} from './headers';
import { inlineScriptHashes } from './inlineScripts';

/**
 * The pages of a build. Those that plugin-client-redirects writes meanwhile are left out: each holds one script with the new
 * address, and works without it, by a meta tag.
 */
async function builtPages(outDir: string, redirects: readonly Redirect[]): Promise<string[]> {
  const moved = new Set(redirects.flatMap(({ from }) => [`${from}.html`, `${from}/index.html`]));
  const files = await readdir(outDir, { recursive: true });
  return files.filter((name) => name.endsWith('.html') && !moved.has(`/${name.replaceAll(path.sep, '/')}`));
}

/** The hashes of the inline scripts, which must be the same on every page. */
async function commonScriptHashes(outDir: string, pages: readonly string[]): Promise<readonly string[]> {
  let common: readonly string[] | undefined;
  for (const page of pages) {
    const html = await readFile(path.join(outDir, page), 'utf8');
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
      const redirects = readRedirects();
      const rules = headerRules(await commonScriptHashes(outDir, await builtPages(outDir, redirects)));
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), asNetlifyHeaders(rules)),
        writeFile(path.join(outDir, '_redirects'), asNetlifyRedirects(redirects)),
        writeFile(path.join(outDir, 'vercel.json'), asVercelConfig(rules, redirects)),
        writeFile(path.join(outDir, 'nginx.conf'), asNginxConfig(rules, redirects)),
      ]);
    },
  };
}
