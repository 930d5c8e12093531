// @ts-check
import { kinds, totalOf } from '../harness/mime.mjs';
import { median } from '../harness/statistics.mjs';
import { categories } from './lighthouseResult.mjs';
import { FALLBACK } from './routes.mjs';
/** @import { FirstView } from '../harness/firstView.mjs' */
/** @import { Section } from '../harness/report.mjs' */
/** @import { Category, Visit } from './lighthouseResult.mjs' */

/**
 * What a page weighs, in bytes as the server compresses them. Its inline script is what the scripts inside the HTML would weigh
 * alone; they are part of the HTML.
 * @typedef {FirstView & { inlineScript: number }} Weight
 */

/**
 * What was found on one route. The first of the visits tells of all four categories, the others of performance only.
 * @typedef {object} Measured
 * @property {string} route
 * @property {boolean} isIndexed whether search engines may list it; without that it cannot have 100 in SEO
 * @property {Weight} weight
 * @property {readonly Visit[]} visits at least one
 * @property {readonly Visit[]} copies to the copy without scripts, as many
 */

const SCRIPT_LIMIT_BYTES = 6 * 1024;
const PAGE_LIMIT_BYTES = 45 * 1024;

/** What Lighthouse shows as 0.001. Less is letters that are a pixel wider once the face has come. */
const LEAST_CLS = 0.0005;

/** @param {number} bytes */
function kilobytes(bytes) {
  return bytes === 0 ? 'none' : (bytes / 1024).toFixed(1);
}

/**
 * @param {readonly Visit[]} visits
 * @param {'fcpMs' | 'lcpMs' | 'tbtMs' | 'cls'} what
 */
function middle(visits, what) {
  return median(visits.map((visit) => visit[what]));
}

/**
 * @param {Measured} measured
 * @param {Category} category
 */
function scoreOf({ visits }, category) {
  return median(visits.flatMap(({ scores }) => scores[category] ?? []));
}

/**
 * The scores that the goal is about: SEO is none for a page that is kept out of search engines on purpose.
 * @param {Measured} measured
 */
function scoresOf(measured) {
  return categories
    .filter((category) => measured.isIndexed || category !== 'seo')
    .map((category) => scoreOf(measured, category));
}

/** @param {Measured} measured */
function lcpRatio({ visits, copies }) {
  return middle(visits, 'lcpMs') / middle(copies, 'lcpMs');
}

/** @param {Weight} weight */
function scriptOf({ bytes, inlineScript }) {
  return bytes.script + inlineScript;
}

/** @param {Measured} measured */
function routeCell({ route }) {
  return route === FALLBACK ? `${route} (fallback)` : route;
}

/**
 * @param {readonly Measured[]} all
 * @param {(measured: Measured) => boolean} isMissed
 */
function missing(all, isMissed) {
  const routes = all.filter(isMissed).map(({ route }) => route);
  return routes.length === 0 ? 'none' : `${routes.length}: ${routes.join(', ')}`;
}

/**
 * The goals, and what was found.
 * @param {readonly Measured[]} all
 * @returns {Section}
 */
export function goals(all) {
  const ratio = median(all.map(lcpRatio)).toFixed(3);
  const tbt = median(all.map(({ visits }) => middle(visits, 'tbtMs')));
  const tbtOfCopies = median(all.map(({ copies }) => middle(copies, 'tbtMs')));
  const cls = Math.max(...all.flatMap(({ visits }) => visits.map((visit) => visit.cls)));
  const heaviest = (/** @type {(weight: Weight) => number} */ size) =>
    kilobytes(Math.max(...all.map(({ weight }) => size(weight))));
  const failures = [
    ...new Set(all.flatMap(({ route, visits }) => visits[0]?.failures.map((one) => `${route}: ${one}`) ?? [])),
  ];
  return {
    title: 'Goals',
    head: ['What', 'Goal', 'Measured', 'Routes that miss it'],
    rows: [
      ['LCP beside the copy without scripts, median over routes', 'at most 1.05', ratio, ''],
      [
        'TBT, median over routes',
        '0 ms',
        `${tbt.toFixed(0)} ms (${tbtOfCopies.toFixed(0)} ms without scripts)`,
        missing(all, ({ visits }) => Math.round(middle(visits, 'tbtMs')) > 0),
      ],
      [
        'CLS, worst visit',
        '0',
        cls.toFixed(3),
        missing(all, ({ visits }) => visits.some((visit) => visit.cls >= LEAST_CLS)),
      ],
      [
        'Lighthouse, all four categories',
        '100',
        String(Math.min(...all.flatMap(scoresOf))),
        missing(all, (one) => scoresOf(one).some((score) => score < 100)),
      ],
      [
        'Script before an island is touched, files and inline',
        'at most 6 KB',
        `${heaviest(scriptOf)} KB`,
        missing(all, ({ weight }) => scriptOf(weight) > SCRIPT_LIMIT_BYTES),
      ],
      [
        'First view of a page',
        'at most 45 KB',
        `${heaviest(totalOf)} KB`,
        missing(all, ({ weight }) => totalOf(weight) > PAGE_LIMIT_BYTES),
      ],
    ],
    notes: failures.map((failure) => `Audit below 100 at the first visit of ${failure}.`),
    summary: `LCP is ${ratio} times that of the same page without scripts (median of ${all.length} routes); the heaviest first view is ${heaviest(totalOf)} KB, ${heaviest(scriptOf)} KB of it script.`,
  };
}

/**
 * @param {readonly Measured[]} all
 * @returns {Section}
 */
export function lighthouseTable(all) {
  const rounded = (/** @type {number} */ value) => value.toFixed(0);
  const speeds = all.flatMap(({ visits, copies }) =>
    [...visits, ...copies].map(({ benchmarkIndex }) => benchmarkIndex),
  );
  return {
    title: 'Lighthouse, on its default phone',
    head: [
      'Route',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'FCP, ms',
      'LCP, ms',
      'TBT, ms',
      'CLS',
      'FCP without scripts',
      'LCP without scripts',
      'TBT without scripts',
      'LCP ratio',
      'Visits of each',
    ],
    rows: all.map((one) => [
      routeCell(one),
      ...categories.map((category) => rounded(scoreOf(one, category))),
      rounded(middle(one.visits, 'fcpMs')),
      rounded(middle(one.visits, 'lcpMs')),
      rounded(middle(one.visits, 'tbtMs')),
      middle(one.visits, 'cls').toFixed(3),
      rounded(middle(one.copies, 'fcpMs')),
      rounded(middle(one.copies, 'lcpMs')),
      rounded(middle(one.copies, 'tbtMs')),
      lcpRatio(one).toFixed(2),
      String(one.visits.length),
    ]),
    notes: [
      `Lighthouse's own measure of the processor (benchmark index): ${rounded(median(speeds))} in the middle, ${rounded(Math.min(...speeds))} at the slowest visit. It slows all processors four times, whether they are fast or not.`,
      'Medians, where there was more than one visit. The page and its copy without scripts are visited in turn.',
      `${FALLBACK} is the fallback for an address that does not exist, fetched under its own name: Lighthouse refuses an answer with the status 404. SEO takes points from a page with noindex, which the goal does not count.`,
    ],
  };
}

/**
 * @param {readonly Measured[]} all
 * @returns {Section}
 */
export function weightTable(all) {
  return {
    title: 'Bytes over the wire on first view, in KB with Brotli',
    head: ['Route', ...kinds, 'All', 'Inline script, part of HTML', 'Headers', 'Requests', 'Later'],
    rows: all.map((one) => [
      routeCell(one),
      ...kinds.map((kind) => kilobytes(one.weight.bytes[kind])),
      kilobytes(totalOf(one.weight)),
      kilobytes(one.weight.inlineScript),
      kilobytes(one.weight.headers),
      String(one.weight.requests),
      kilobytes(one.weight.laterBytes),
    ]),
    notes: [
      'One KB is 1,024 bytes. A phone opens the page with an empty cache and touches nothing. The copy without scripts weighs less by the script and the inline script, and needs as many requests less as there are script files.',
      'Later: what an untouched page fetches a second and a half after that, before the chat button appears. No other column has it.',
      'Headers are those of all responses as HTTP/1.1 sends them. HTTP/2 and HTTP/3 compress them, and from the second response on to a few bytes.',
    ],
  };
}
