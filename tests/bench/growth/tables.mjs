// @ts-check
import { median } from '../harness/statistics.mjs';
/** @import { Section } from '../harness/report.mjs' */
/** @import { Cost } from '../harness/build.mjs' */
/** @import { FirstView } from '../harness/firstView.mjs' */

/** How large a site is made: as it is where a number is left out. @typedef {{ articles?: number, pages?: number }} Size */

/**
 * What was measured of a site of one size.
 * @typedef {object} Growth
 * @property {Size} size
 * @property {Cost} cold a build with no cache
 * @property {Cost} warm a build after a build, with nothing changed
 * @property {number} articles
 * @property {number} found of them, by following the links of /blog
 * @property {number} pages of the list
 * @property {FirstView} article
 * @property {FirstView} list
 * @property {{ firstMs: number, indexBytes: number, slowestMs: number, mostWorkMs: number }} [filter]
 * @property {{ startSeconds: number, editMs: number[] }} [edits]
 */

/** @param {Size} size */
function nameOf({ articles, pages }) {
  if (articles) return `${articles.toLocaleString('en-IN')} articles`;
  return pages ? `${pages} product pages` : 'as it is';
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** @param {FirstView} view all that came, headers left out */
function total({ bytes }) {
  return Object.values(bytes).reduce((sum, one) => sum + one, 0);
}

/**
 * @param {number} value
 * @param {number} base
 */
function ratio(value, base) {
  return (value / base).toFixed(2);
}

/**
 * @param {readonly Growth[]} grown the site as it is first
 * @returns {Section[]}
 */
export function growthTables(grown) {
  const [base] = grown;
  if (!base) return [];
  return [builds(grown, base), downloads(grown, base), ...grown.flatMap(filterTable), ...grown.flatMap(editTable)];
}

/** @param {readonly Growth[]} grown @param {Growth} base @returns {Section} */
function builds(grown, base) {
  const thousand = grown.find(({ size }) => size.articles === 1000);
  return {
    title: 'What a build takes',
    notes: [
      'Wall clock and processor time of all threads in seconds; the most memory held at once. Ratios are of the cold wall clock to that of the site as it is.',
      'A warm build follows a cold one with nothing changed. Limit: 60 s cold at 1,000 articles on two cores.',
    ],
    head: ['site', 'cold, s', 'ratio', 'cold, processor s', 'warm, s', 'warm, processor s', 'memory, GB'],
    rows: grown.map(({ size, cold, warm }) => [
      nameOf(size),
      cold.wallSeconds.toFixed(1),
      ratio(cold.wallSeconds, base.cold.wallSeconds),
      cold.cpuSeconds.toFixed(1),
      warm.wallSeconds.toFixed(1),
      warm.cpuSeconds.toFixed(1),
      (Math.max(cold.memoryBytes, warm.memoryBytes) / 1024 ** 3).toFixed(1),
    ]),
    ...(thousand && {
      summary: `With 1,000 articles the site builds in ${thousand.cold.wallSeconds.toFixed(0)} s cold and ${thousand.warm.wallSeconds.toFixed(0)} s warm.`,
    }),
  };
}

/** @param {readonly Growth[]} grown @param {Growth} base @returns {Section} */
function downloads(grown, base) {
  const full = grown.find(({ size }) => size.articles) ?? base;
  const most = Math.max(
    ...grown.filter(({ size }) => size.articles).map(({ article }) => total(article) / total(full.article)),
  );
  return {
    title: 'What a visitor downloads',
    notes: [
      `Bodies of all that comes on a first view with nothing touched, as Brotli sends them. The ratio is that of the whole article page to that with ${full.size.articles} articles, where it has its three related ones: on the site as it is it lacks two of their cards.`,
      'Reachable: articles found by following the links of /blog and of its further pages, as they stand in the HTML.',
    ],
    head: ['site', 'article', 'ratio', 'its HTML', 'its CSS', 'its script', '/blog', 'its HTML', 'reachable'],
    rows: grown.map(({ size, article, list, articles, found, pages }) => [
      nameOf(size),
      kilobytes(total(article)),
      (total(article) / total(full.article)).toFixed(3),
      kilobytes(article.bytes.HTML),
      kilobytes(article.bytes.CSS),
      kilobytes(article.bytes.script),
      kilobytes(total(list)),
      kilobytes(list.bytes.HTML),
      `${found} of ${articles}, over ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    ]),
    summary: `However many articles there are, an article page weighs at most ${most.toFixed(3)} times what it weighs among ${full.size.articles}.`,
  };
}

/** @param {Growth} growth @returns {Section[]} */
function filterTable({ size, filter }) {
  if (!filter) return [];
  return [
    {
      title: `The filter, with ${nameOf(size)}`,
      notes: [
        'On a phone whose processor is 4 times slower than this machine. The slowest answer is from a tap or key to the next paint, by Event Timing in steps of 8 ms; limit 100 ms.',
        'The first filter fetches React and the index of all articles.',
      ],
      head: ['what', 'measured'],
      rows: [
        ['first filter, with all that it fetches', `${filter.firstMs} ms`],
        ['index of all articles', kilobytes(filter.indexBytes)],
        ['slowest answer after that', `${filter.slowestMs} ms`],
        ['most work of the page for one', `${filter.mostWorkMs} ms`],
      ],
      summary: `With ${nameOf(size)} the slowest answer of the filter takes ${filter.slowestMs} ms on a processor slowed 4 times.`,
    },
  ];
}

/** @param {Growth} growth @returns {Section[]} */
function editTable({ size, edits }) {
  if (!edits) return [];
  return [
    {
      title: `An edit under npm start, with ${nameOf(size)}`,
      notes: ['From the write of an article until a browser beside it shows the new sentence.'],
      head: ['what', 'measured'],
      rows: [
        ['start until a page answers', `${edits.startSeconds.toFixed(0)} s`],
        ['an edit, median', `${median(edits.editMs).toFixed(0)} ms`],
        ['an edit, slowest', `${Math.max(...edits.editMs).toFixed(0)} ms`],
      ],
    },
  ];
}
