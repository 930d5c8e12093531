import path from 'node:path';
import { addressed, allMdx, CODE_PAGES } from '../model';
import { isPicture } from './pictures';
import type { Rule } from './rule';

/** Files whose name or folder makes the site ignore them, or gives a bad address. */
export const fileNames: Rule = (site, report) => {
  for (const { path: name } of allMdx(site)) {
    if (name.endsWith('.md'))
      report({ path: name, line: 1, column: 1, message: 'name the file .mdx, as all pages are named' });
  }
  for (const { path: name } of site.data) {
    if (name.endsWith('.yaml'))
      report({ path: name, line: 1, column: 1, message: 'name the file .yml, as all data files are named' });
  }
  for (const { path: name } of site.assets) {
    const message = strayRemedy(name);
    if (message) report({ path: name, line: 1, column: 1, message });
  }
  const owners = new Map(CODE_PAGES.map((url) => [url, 'the site itself']));
  for (const { path: name, url } of addressed(site)) {
    const place = { path: name, line: 1, column: 1 };
    const owner = owners.get(url);
    if (owner !== undefined) report({ ...place, message: `${owner} has the address "${url}" already; rename one` });
    else if (!/^(?:\/[a-z0-9-]+)+$/.test(url)) {
      report({ ...place, found: `"${url}"`, message: 'name files and folders in lower-case words joined by hyphens' });
    }
    owners.set(url, owner ?? name);
  }
};

/** Files in static/ besides pictures: everything there is published unchanged, even scripts. */
const STATIC = [
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-full-512.png',
  'apple-touch-icon.png',
  'CNAME',
];

/** Files that would be published without being on a page or checked by a rule. */
export const staticFiles: Rule = (site, report) => {
  for (const { path: name } of site.assets) {
    const [, inside] = /^static\/(.*)$/.exec(name) ?? [];
    if (inside === undefined || STATIC.includes(inside) || (inside.startsWith('img/') && isPicture(name))) continue;
    if (/\.(?:mdx?|ya?ml)$/.test(name)) continue;
    const message =
      'this would be published as it is; put pictures into static/img, and ask a developer about anything else';
    report({ path: name, line: 1, column: 1, message });
  }
};

/** The remedy for a file that is neither a page, nor data, nor a picture. */
function strayRemedy(name: string): string | undefined {
  const misnamed = /^(.*\.(?:mdx?|ya?ml))[._~-][^/]*$|^(.*\.(?:mdx?|ya?ml))~$/i.exec(path.posix.basename(name));
  if (name.startsWith('static/')) {
    return /\.(?:mdx?|ya?ml)$/.test(name)
      ? 'pages and data are not read here; move the file to docs/ or blog/'
      : undefined;
  }
  if (misnamed) {
    return `no visitor sees it under this name; call it "${misnamed[1] ?? misnamed[2] ?? ''}", or remove it`;
  }
  return isPicture(name)
    ? undefined
    : 'no visitor sees this file: pages end in .mdx, data in .yml, and pictures go to static/img; rename, move or remove it';
}
