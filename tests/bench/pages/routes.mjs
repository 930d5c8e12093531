// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The page for an address that does not exist. A host sends it with the status 404; under this name it comes with 200. */
export const FALLBACK = '/404.html';

/** One route for each template, on which measurements are repeated. */
const samples = [
  '/',
  '/home-loans',
  '/credit-cards/cashback',
  '/insurance',
  '/investments/sip',
  '/blog',
  '/blog/sip-vs-lump-sum',
  '/figures',
];

/** What `--quick` measures. */
export const quickRoutes = ['/home-loans', '/blog'];

/**
 * @param {string} file relative to the build, with slashes
 * @returns {string} the address that shows it
 */
export function routeOf(file) {
  const route = `/${file}`;
  return route === FALLBACK ? route : route.replace(/\/index\.html$|\.html$/, '') || '/';
}

/** @param {string} html */
export function isRedirect(html) {
  return /<meta[^>]+http-equiv="?refresh/i.test(html);
}

/** @param {string} html */
export function isIndexed(html) {
  return !/<meta[^>]+name="?robots[^>]+noindex/i.test(html);
}

/**
 * The HTML files of a build that show a page.
 * @param {string} build
 * @returns {Promise<{ route: string, html: string }[]>} in the order of their addresses, the fallback last
 */
export async function readPages(build) {
  const files = (await readdir(build, { recursive: true })).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => ({
      route: routeOf(file.split(path.sep).join('/')),
      html: await readFile(path.join(build, file), 'utf8'),
    })),
  );
  const order = (/** @type {string} */ route) => (route === FALLBACK ? 1 : 0);
  return pages
    .filter(({ html }) => !isRedirect(html))
    .sort((a, b) => order(a.route) - order(b.route) || (a.route < b.route ? -1 : 1));
}

/**
 * How often a route is measured: those that stand for a template as often as asked, all others once.
 * @param {string} route
 * @param {number} repetitions
 */
export function repetitionsOf(route, repetitions) {
  return samples.includes(route) ? repetitions : 1;
}
