// @ts-check
/**
 * Holds the site to its promise that a visitor downloads the same however many articles there are, and finds them all: builds
 * it once more with 200 articles, compares bytes with build/ and follows the links. It measures no time. `npm run bench` shows larger sizes.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { addArticles, copySite } from './support/copySite.mjs';
import { reachableArticles } from './support/reachable.mjs';

const run = promisify(execFile);

const ARTICLES = 200;
/** An article that is in both sites. */
const ARTICLE = 'blog/sip-vs-lump-sum.html';
const KB = 1024;

/**
 * @param {string} folder
 * @param {readonly string[]} names
 * @returns {Promise<number>} bytes, each file compressed by itself
 */
async function compressed(folder, names) {
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}

/** @param {string} folder of a finished build */
async function weigh(folder) {
  const names = await readdir(path.join(folder, 'assets'), { recursive: true });
  const assets = (/** @type {string} */ ending) =>
    names.filter((name) => name.endsWith(ending)).map((name) => path.join('assets', name));
  return {
    script: await compressed(folder, assets('.js')),
    style: await compressed(folder, assets('.css')),
    article: await compressed(folder, [ARTICLE]),
    list: await compressed(folder, ['blog.html']),
  };
}

/** Builds the site with many articles, and looks at it as at the other one. */
async function lookAtGrown() {
  const site = await copySite();
  try {
    await addArticles(site, ARTICLES);
    // Docusaurus alone: what is written here for its size would not pass `npm run check`.
    const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
    await run(process.execPath, [docusaurus, 'build'], { cwd: site, maxBuffer: Infinity });
    const folder = path.join(site, 'build');
    return { bytes: await weigh(folder), reachable: await reachableArticles(folder) };
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

const small = await weigh('build');
const { bytes: grown, reachable } = await lookAtGrown();
/** @type {readonly [string, number, number, number][]} what, its bytes as it is and grown, and the most it may be */
const budgets = [
  // The bundler numbers its modules, and among more of them a number may have another digit.
  ['all script files', small.script, grown.script, small.script * 1.003],
  ['the stylesheet', small.style, grown.style, small.style + 64],
  // Its related articles and neighbours are others, and may be three more.
  ['the HTML of an article', small.article, grown.article, small.article + 0.6 * KB],
  ['the HTML of /blog', small.list, grown.list, 12 * KB],
];
const broken = budgets.filter(([, , bytes, most]) => bytes > most);
for (const [what, before, after, most] of budgets) {
  console.log(`${what}: ${before} bytes as it is, ${after} with ${ARTICLES} articles, at most ${Math.round(most)}`);
}
console.log(`${reachable.found} of ${reachable.articles} articles can be reached by the links of /blog`);
if (reachable.articles !== ARTICLES || reachable.found !== ARTICLES) {
  console.error('Some articles cannot be reached.');
  process.exitCode = 1;
}
if (broken.length > 0) {
  console.error(`Too heavy: ${broken.map(([what]) => what).join(', ')}.`);
  process.exitCode = 1;
}
