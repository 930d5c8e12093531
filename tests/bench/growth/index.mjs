// @ts-check
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serveBuild } from '../../serve/serveBuild.mjs';
import { copySite, addArticles } from '../../support/copySite.mjs';
import { launchChromium } from '../harness/browser.mjs';
import { build } from '../harness/build.mjs';
import { weighFirstView } from '../harness/firstView.mjs';
import { ours } from '../peers/generators.mjs';
import { addPages } from './addPages.mjs';
import { measureEdits } from './edits.mjs';
import { measureFilter } from './filter.mjs';
import { reachableArticles } from '../../support/reachable.mjs';
import { growthTables } from './tables.mjs';
/** @import { Browser } from '@playwright/test' */
/** @import { Options } from '../harness/options.mjs' */
/** @import { Section } from '../harness/report.mjs' */
/** @import { Growth, Size } from './tables.mjs' */

/** An article that is in every site, and its title. */
const ARTICLE = { path: '/blog/sip-vs-lump-sum', title: 'SIP' };
const LIST = { path: '/blog', title: 'Money Insights' };

/** The first of the grown sites has just enough articles for three related ones. @type {readonly Size[]} */
const sizes = [
  {},
  { articles: 30 },
  { articles: 100 },
  { articles: 1000 },
  { articles: 5000 },
  { pages: 50 },
  { pages: 500 },
];
/** @type {readonly Size[]} */
const quickSizes = [{}, { articles: 30 }, { articles: 100 }, { pages: 50 }];

/** The size at which the filter and the edits are tried. */
const LARGE = 1000;

/**
 * @param {Browser} browser
 * @param {Size} size
 * @param {(text: string) => void} say
 * @returns {Promise<Growth>}
 */
async function grow(browser, size, say) {
  const site = await copySite();
  try {
    if (size.articles) await addArticles(site, size.articles);
    if (size.pages) await addPages(site, size.pages);
    const project = { generator: ours, folder: site };
    const cold = await build(project);
    const warm = await build(project);
    say(`${JSON.stringify(size)}: ${cold.wallSeconds.toFixed(0)} s cold, ${warm.wallSeconds.toFixed(0)} s warm.`);
    const outDir = path.join(site, ours.out);
    const { server, url } = await serveBuild({ root: outDir, port: 0 });
    try {
      const isLarge = size.articles === LARGE;
      return {
        size,
        cold,
        warm,
        ...(await reachableArticles(outDir)),
        article: await weighFirstView(browser, url + ARTICLE.path, ARTICLE.title),
        list: await weighFirstView(browser, url + LIST.path, LIST.title),
        filter: isLarge ? await measureFilter(browser, url + LIST.path) : undefined,
        edits: isLarge ? await measureEdits(browser, site) : undefined,
      };
    } finally {
      server.close();
    }
  } finally {
    await rm(site, { recursive: true, force: true });
  }
}

/**
 * How the site grows with its articles and its pages: what a build takes, cold and warm, and what a visitor downloads.
 * @param {Options} options
 * @returns {Promise<readonly Section[]>}
 */
export async function measure({ quick, say }) {
  const browser = await launchChromium();
  try {
    const grown = [];
    for (const size of quick ? quickSizes : sizes) grown.push(await grow(browser, size, say));
    return growthTables(grown);
  } finally {
    await browser.close();
  }
}
