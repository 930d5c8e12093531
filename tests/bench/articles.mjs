// @ts-check
/**
 * Measures how the site grows with its articles: builds it as it is, and once more with articles made up to a number, and
 * prints both side by side. See README.md in this folder.
 * Usage: node tests/bench/articles.mjs [number of articles, 1000 if left out]
 */
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../ensure-chromium.mjs';
import { serveBuild } from '../serve-build.mjs';
import { addArticles, copySite } from './articles/copySite.mjs';
import { buildSite } from './articles/buildSite.mjs';
import { reachableArticles } from './articles/reachable.mjs';
import { measureFilter, measureFirstView } from './articles/inBrowser.mjs';

/** An article that is in both sites. */
const ARTICLE = '/blog/sip-vs-lump-sum';

/**
 * @param {number | undefined} count how many articles the site shall have; as it is when left out
 * @returns {Promise<Record<string, string>>} what was measured, as text, by name
 */
async function measure(count) {
  const site = await copySite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    if (count !== undefined) await addArticles(site, count);
    const { outDir, wallSeconds, cpuSeconds } = await buildSite(site);
    const { articles, found, pages } = await reachableArticles(outDir);
    const { server, url } = await serveBuild({ root: outDir, port: 0 });
    const article = await measureFirstView(browser, url + ARTICLE);
    const list = await measureFirstView(browser, `${url}/blog`);
    const filter = await measureFilter(browser, `${url}/blog`);
    server.close();
    return {
      Articles: String(articles),
      'Build, wall clock': `${wallSeconds.toFixed(1)} s`,
      'Build, processor time': `${cpuSeconds.toFixed(1)} s`,
      'Article page, all over the wire': kilobytes(article.total),
      '  HTML': kilobytes(article.document),
      '  style': kilobytes(article.stylesheet),
      '  script': kilobytes(article.script),
      '/blog on first view, all over the wire': kilobytes(list.total),
      '  HTML ': kilobytes(list.document),
      '  script ': kilobytes(list.script),
      'Articles reachable from /blog by links': `${found} of ${articles}, over ${pages} pages`,
      'First filter, with all it fetches': `${filter.firstMs} ms`,
      'Index of all articles, over the wire': kilobytes(filter.indexBytes),
      'Slowest answer to a filter or a key': `${filter.slowestMs} ms to the paint`,
      'Most work of the page for one': `${filter.mostWorkMs} ms`,
    };
  } finally {
    await browser.close();
    await rm(site, { recursive: true, force: true });
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return bytes === 0 ? 'none' : `${(bytes / 1024).toFixed(1)} KB`;
}

const count = Number(process.argv[2] ?? 1000);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('Say how many articles there shall be, such as: node tests/bench/articles.mjs 1000');
  process.exit(2);
}
const asItIs = await measure(undefined);
const grown = await measure(count);

const width = Math.max(...Object.keys(grown).map((name) => name.length));
console.log(
  `${os.availableParallelism()} cores, load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, Node ${process.version}`,
);
console.log(
  `Processor slowed 4 times for the filter. Sizes as ${path.basename('serve-build.mjs')} sends them, with Brotli.`,
);
for (const [name, value] of Object.entries(grown)) {
  console.log(`${name.padEnd(width)}  ${(asItIs[name] ?? '').padEnd(28)}${value}`);
}
