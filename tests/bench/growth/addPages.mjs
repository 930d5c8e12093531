// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes product pages into a copy of the site until it has a number of them. Their texts are those of the real ones in
 * turn, each with a data file of its own.
 * @param {string} site
 * @param {number} count
 */
export async function addPages(site, count) {
  const docs = path.join(site, 'docs');
  const names = (await readdir(docs, { recursive: true })).filter((name) => name.endsWith('.mdx'));
  const pages = names.filter((name) => !path.basename(name).startsWith('_'));
  // Of the pages with a table each: those are the product pages.
  const models = [];
  for (const name of pages.filter((name) => !name.includes(path.sep))) {
    const text = await readFile(path.join(docs, name), 'utf8');
    const [, data] = /^import \w+ from '\.\/([\w-]+\.yml)'/m.exec(text) ?? [];
    if (data) models.push({ text, data, rows: await readFile(path.join(docs, data), 'utf8') });
  }
  for (let number = 1; number <= count - pages.length; number += 1) {
    const { text, data, rows } = models[number % models.length] ?? { text: '', data: '', rows: '' };
    const page = text
      .replace(/^title: .*$/m, `title: 'Product ${number} compared by its rates and fees'`)
      .replace(`'./${data}'`, `'./product-${number}.yml'`);
    await writeFile(path.join(docs, `product-${number}.mdx`), page);
    await writeFile(path.join(docs, `product-${number}.yml`), rows);
  }
}
