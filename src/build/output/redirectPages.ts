import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from './hosts/formats';

/**
 * The same on every such page, so that the Content-Security-Policy can name it once. What the page moved to says of itself, such as a heading
 * behind `#`, counts more than what the visitor brought.
 */
const LEAD_ON =
  'const url=new URL(document.documentElement.dataset.to,location.origin);url.search||=location.search;url.hash||=location.hash;location.replace(url)';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A page at an address that has moved, which leads on with query and hash.
 * @param to path on this site
 * @param siteUrl where the site is served, without a trailing slash
 */
export function redirectPage(to: string, siteUrl: string): string {
  const target = escaped(encodeURI(to));
  // The refresh is for those without scripts alone: it knows neither query nor hash, and could overtake the script.
  return `<!DOCTYPE html>
<html lang="en-IN" data-to="${target}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width">
<title>This page has moved</title>
<link rel="canonical" href="${escaped(siteUrl)}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script>${LEAD_ON}</script>
</head>
<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body>
</html>
`;
}

/**
 * Writes a page at each old address, for hosts that cannot redirect.
 * @throws when an old address is that of a page
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
