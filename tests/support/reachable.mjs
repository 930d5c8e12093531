// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Follows the links of /blog and of its further pages, as they stand in the HTML, and counts the articles they lead to.
 * @param {string} outDir
 * @returns {Promise<{ articles: number, found: number, pages: number }>}
 */
export async function reachableArticles(outDir) {
  const index = JSON.parse(await readFile(path.join(outDir, 'blog/articles.json'), 'utf8'));
  const articles = new Set(index.map((/** @type {{ path: string }} */ article) => article.path));
  const found = new Set();
  const pages = new Set(['/blog']);
  for (const page of pages) {
    const html = await readFile(path.join(outDir, `${page}.html`), 'utf8');
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\bhref="([^"#?]*)/g)) {
      if (articles.has(href)) found.add(href);
      if (/^\/blog\/page\/\d+$/.test(href)) pages.add(href);
    }
  }
  return { articles: articles.size, found: found.size, pages: pages.size };
}
