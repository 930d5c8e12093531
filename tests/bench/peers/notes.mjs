// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { peers, starlightAsItComes } from './generators.mjs';

/** @returns {Promise<string>} the packages of the peers with their versions, such as "astro 5.18.2" */
async function versions() {
  const folders = [...new Set(peers.map(({ folder }) => folder))];
  const manifests = await Promise.all(
    folders.map(async (folder) => readFile(path.join(import.meta.dirname, folder, 'package.json'), 'utf8')),
  );
  const named = /^(?:@docusaurus\/core|@astrojs\/starlight|astro|vitepress)$/;
  return manifests
    .flatMap((text) => Object.entries(JSON.parse(text).dependencies))
    .filter(([name]) => named.test(name))
    .map((entry) => entry.join(' '))
    .join(', ');
}

/**
 * How to read the builds.
 * @param {number} otherPages how many pages our site builds beyond the articles
 * @returns {Promise<string[]>}
 */
export async function notesOnBuilds(otherPages) {
  return [
    `Every generator builds the same text in the same number of articles, one build at a time, each step in all of them before the next. Each build is measured once. A ratio below 1 means that the peer needs less than our site.`,
    `Our site builds ${otherPages} more pages than the articles: products, lists, the home page. The peers build the articles alone, and Docusaurus its lists of them.`,
    'Cold is the first build of a new project, with no cache. Warm is the same again. Edited is once more, after one article got one more sentence.',
    'Processor is the time of all threads and processes. Peak memory is what all processes held at once.',
    `The builds to compare with first are those of "${starlightAsItComes.name}" as it comes, which like our site makes an index of all words with Pagefind; the next makes none. In both, as in a new project, the sidebar of each page names every article; the third shows what is left without that.`,
    `Versions: ${await versions()}. Newer ones of Astro want a newer Node than the site asks for.`,
  ];
}

/** How to read the first views. */
export const notesOnViews = [
  'Bodies with Brotli, as `tests/serve/serveBuild.mjs` sends them, in Chromium with the screen of a phone and an empty cache, two seconds after the network has fallen silent, with nothing touched. Scripts and styles within the page count as HTML, and what is fetched ahead counts as what it is.',
  'Headers are those of that server; our site sends a Content-Security-Policy among them, for which the peers have none.',
  `The page to compare with first is that of "${starlightAsItComes.name}". Every site has the same icon.`,
];
