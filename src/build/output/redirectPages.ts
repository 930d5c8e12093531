import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from './hosts/formats';
import * as words from './messages.en';

/**
 * The same on every such page, so that the Content-Security-Policy lists it once. The new address's own hash or query takes precedence over the
 * visitor's.
 */
const REDIRECT_SCRIPT =
  'const url=new URL(document.documentElement.dataset.to,location.origin);url.search||=location.search;url.hash||=location.hash;location.replace(url)';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page at an old address, which redirects with query and hash.
 * @param to path on this site
 * @param siteUrl where the site is served, without a trailing slash
 */
export function redirectPage(to: string, siteUrl: string): string {
  const target = escaped(encodeURI(to));
  // The refresh is only for visitors without JavaScript: it drops query and hash, and could run before the script.
  return `<!DOCTYPE html>
<html lang="en-IN" data-to="${target}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width">
<title>${words.pageMoved}</title>
<link rel="canonical" href="${escaped(siteUrl)}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script>${REDIRECT_SCRIPT}</script>
</head>
<body><p>${words.pageMovedTo({ link: `<a href="${target}">${target}</a>` })}</p></body>
</html>
`;
}

/**
 * Writes a page at each old address, for hosts that cannot redirect.
 * @throws when a page has that address
 */
export async function writeRedirectPages(
  outDir: string,
  redirects: readonly Redirect[],
  siteUrl: string,
): Promise<void> {
  for (const { from, to } of redirects) {
    const file = path.join(outDir, from, 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(to, siteUrl), { flag: 'wx' });
  }
}
