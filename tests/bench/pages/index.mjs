// @ts-check
/** The part “pages” of the bench: what each page weighs, and what Lighthouse says of it beside the same page without scripts. */
import { rm } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { launchChromium } from '../harness/browser.mjs';
import { weighFirstView } from '../harness/firstView.mjs';
import { serveWarm } from '../harness/serveWarm.mjs';
import { interleave } from '../harness/statistics.mjs';
import { startLighthouse } from './lighthouse.mjs';
import { isIndexed, quickRoutes, readPages, repetitionsOf } from './routes.mjs';
import { goals, lighthouseTable, weightTable } from './tables.mjs';
import { copyWithoutScripts, inlineScripts } from './withoutScripts.mjs';
/** @import { Options } from '../harness/options.mjs' */
/** @import { Section } from '../harness/report.mjs' */
/** @import { Visit } from './lighthouseResult.mjs' */
/** @import { Measured } from './tables.mjs' */

/** As many pages are weighed at a time: bytes do not depend on how busy the machine is. */
const WEIGHED_AT_ONCE = 4;

/**
 * @param {string} build
 * @param {Options} options
 * @throws {Error} when a wanted route is not in the build
 */
async function chosenPages(build, { routes, quick }) {
  const pages = await readPages(build);
  const wanted = routes ?? (quick ? quickRoutes : pages.map(({ route }) => route));
  return wanted.map((route) => {
    const page = pages.find((one) => one.route === route);
    if (!page) throw new Error(`The build has no page at ${route}.`);
    return page;
  });
}

/**
 * @param {readonly { route: string, html: string }[]} pages
 * @param {string} server
 */
async function weighAll(pages, server) {
  const browser = await launchChromium();
  const weights = new Map();
  const waiting = [...pages];
  const work = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const inlineScript = brotliCompressSync(inlineScripts(page.html)).length;
      weights.set(page.route, { ...(await weighFirstView(browser, server + page.route)), inlineScript });
    }
  };
  await Promise.all(Array.from({ length: WEIGHED_AT_ONCE }, work));
  await browser.close();
  return weights;
}

/**
 * Visits a page and its copy without scripts in turn. Only the first visit asks for more than the speed.
 * @param {Awaited<ReturnType<typeof startLighthouse>>} lighthouse
 * @param {string} page
 * @param {string} copy
 * @param {number} repetitions
 */
async function visitBoth(lighthouse, page, copy, repetitions) {
  /** @type {{ visits: Visit[], copies: Visit[] }} */
  const both = { visits: [], copies: [] };
  for (const url of interleave(page, copy, repetitions)) {
    const isFirst = both.visits.length === 0;
    const visit = await lighthouse.visit(url, isFirst ? undefined : ['performance']);
    (url === page ? both.visits : both.copies).push(visit);
  }
  return both;
}

/**
 * Whether a visit is worth a second look: a single one may have met a busy moment of the machine.
 * @param {Visit} visit
 */
function isSlow({ scores }) {
  return (scores.performance ?? 0) < 100;
}

/**
 * @param {Options} options
 * @returns {Promise<Section[]>}
 */
export async function measure(options) {
  const { say } = options;
  const build = await options.site();
  const copy = await copyWithoutScripts(build);
  const site = await serveWarm(build);
  const plain = await serveWarm(copy);
  try {
    const pages = await chosenPages(build, options);
    say(`Weighing ${pages.length} pages.`);
    const weights = await weighAll(pages, site.url);
    const lighthouse = await startLighthouse();
    /** @type {Measured[]} */
    const measured = [];
    try {
      for (const { route, html } of pages) {
        const visit = (/** @type {number} */ times) =>
          visitBoth(lighthouse, site.url + route, plain.url + route, times);
        const times = repetitionsOf(route, options.repetitions);
        const both = await visit(times);
        const more = options.repetitions - times;
        if (more > 0 && both.visits.some(isSlow)) {
          const { visits, copies } = await visit(more);
          both.visits.push(...visits);
          both.copies.push(...copies);
        }
        measured.push({ route, isIndexed: isIndexed(html), weight: weights.get(route), ...both });
        say(`Lighthouse: ${measured.length} of ${pages.length}, ${route}`);
      }
    } finally {
      await lighthouse.close();
    }
    return [goals(measured), lighthouseTable(measured), weightTable(measured)];
  } finally {
    site.close();
    plain.close();
    await rm(copy, { recursive: true, force: true });
  }
}
