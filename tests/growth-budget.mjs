// @ts-check
/**
 * Holds the site to its promise that a visitor downloads the same however many articles there are, and finds them all: builds
 * it once more with 200 articles, compares bytes with build/ and follows the links. It measures no time. `npm run bench` shows larger sizes.
 * Then it takes them out again and builds twice more, with what the bundler has kept of the other build and without: both have to
 * give the same bytes. `npm run test:all` runs it every night.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addArticles, buildCopy, copySite } from './support/copySite.mjs';
import { differences } from './support/differences.mjs';
import { reachableArticles } from './support/reachable.mjs';

const ARTICLES = 200;
/** An article that is in both sites. */
const ARTICLE = 'blog/sip-vs-lump-sum.html';
/** The first file whose classes are numbered: with one more in it, all others have other names. */
const STYLES = 'src/articles/parts/ArticleCard/styles.module.css';
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
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => path.join('assets', name));
  return {
    script: await compressed(folder, scripts),
    article: await compressed(folder, [ARTICLE]),
    list: await compressed(folder, ['blog.html']),
  };
}

/**
 * Builds a site with and without what the bundler has kept of another state of it, in which there were more articles and one class
 * more than now.
 * @param {string} site
 * @returns {Promise<string[]>} names of the files that are not the same
 */
async function rebuild(site) {
  const warm = path.join(site, 'warm');
  await cp(await buildCopy(site), warm, { recursive: true });
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';
  return differences(warm, await buildCopy(site));
}

/** Builds the site with many articles, and looks at it as at the other one. */
async function lookAtGrown() {
  const site = await copySite();
  try {
    const added = await addArticles(site, ARTICLES);
    const styles = path.join(site, STYLES);
    const text = await readFile(styles, 'utf8');
    await writeFile(styles, `.unused {\n  color: red;\n}\n${text}`);
    const folder = await buildCopy(site);
    const seen = { bytes: await weigh(folder), reachable: await reachableArticles(folder) };
    await Promise.all([writeFile(styles, text), ...added.map((file) => rm(file))]);
    return { ...seen, different: await rebuild(site) };
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

const small = await weigh('build');
const { bytes: grown, reachable, different } = await lookAtGrown();
/** @type {readonly [string, number, number, number][]} what, its bytes as it is and grown, and the most it may be */
const budgets = [
  // The bundler numbers its modules, and among more of them a number may have another digit.
  ['all script files', small.script, grown.script, small.script * 1.003],
  // Its related articles and neighbours are others, and may be three more. Its classes have other names, and articles that use a part for the
  // first time bring its rules.
  ['the HTML of an article', small.article, grown.article, small.article + 1.1 * KB],
  ['the HTML of /blog', small.list, grown.list, 16 * KB],
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
if (different.length > 0) {
  console.error(`Built with what was kept of another state, the site differs in ${different.slice(0, 20).join(', ')}.`);
  process.exitCode = 1;
}
