import { readFile } from 'node:fs/promises';
import { filesBelow, replaceFile } from '../files';
import { inlineHashes } from './inlineHashes';

/** Hashes such as `'sha256-…'` of inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const CHARSET = '<meta charset="UTF-8">';

/** The Content-Security-Policy for pages with these scripts and styles, in a form that a page's `<meta>` allows. */
export function contentPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    // The search reads its index with WebAssembly. A separate policy for its files would not work: if two rules match, hosts send both
    // policies, and a browser enforces both.
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules' ${scripts.join(' ')}`,
    // The worker of the search, and the service worker.
    "worker-src 'self'",
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Inserts a policy for the page's own scripts and styles at the start of its head.
 * @throws when the page does not declare its character set where our templates do
 */
export function withOwnPolicy(html: string): string {
  const policy = contentPolicy({ scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') });
  if (!html.includes(CHARSET)) throw new Error(`A page has no ${CHARSET}, behind which its policy would stand.`);
  return html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Writes a policy into every page, for a host that sends no headers. */
export async function writePagePolicies(outDir: string): Promise<void> {
  const pages = await filesBelow(outDir, '.html');
  await Promise.all(pages.map(async (page) => replaceFile(page, withOwnPolicy(await readFile(page, 'utf8')))));
}
