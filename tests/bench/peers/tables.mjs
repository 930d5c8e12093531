// @ts-check
import { kinds, totalOf } from '../harness/mime.mjs';
/** @import { Cost } from '../harness/build.mjs' */
/** @import { FirstView } from '../harness/firstView.mjs' */
/** @import { Section } from '../harness/report.mjs' */

/** The ways to build, in the order in which they follow each other. */
export const steps = /** @type {const} */ (['cold', 'warm', 'edited']);

/**
 * What was measured of a generator.
 * @typedef {object} Result
 * @property {string} name
 * @property {Record<typeof steps[number], Cost>} builds
 * @property {FirstView} view
 */

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1)} s`;

/** @param {number} bytes */
const inKilobytes = (bytes) => (bytes === 0 ? 'none' : `${(bytes / 1024).toFixed(1)} KB`);

/** @param {number} bytes */
const inMegabytes = (bytes) => `${Math.round(bytes / 1024 ** 2).toLocaleString('en')} MB`;

/**
 * @param {number} value
 * @param {number} base
 */
const ratio = (value, base) => (base === 0 ? '–' : (value / base).toFixed(2));

/**
 * @param {number} count of articles
 * @param {Result} ours
 * @param {readonly Result[]} peers
 * @returns {Section}
 */
export function buildTable(count, ours, peers) {
  const rows = steps.flatMap((step) => {
    const own = ours.builds[step];
    return [ours, ...peers].map(({ name, builds }) => {
      const { wallSeconds, cpuSeconds, memoryBytes } = builds[step];
      return [
        step,
        name,
        inSeconds(wallSeconds),
        ratio(wallSeconds, own.wallSeconds),
        inSeconds(cpuSeconds),
        ratio(cpuSeconds, own.cpuSeconds),
        inMegabytes(memoryBytes),
        ratio(memoryBytes, own.memoryBytes),
      ];
    });
  });
  return {
    title: `Building ${count.toLocaleString('en')} articles`,
    notes: [],
    head: ['Build', 'Generator', 'Wall clock', 'to ours', 'Processor', 'to ours', 'Peak memory', 'to ours'],
    rows,
  };
}

/**
 * @param {number} count of articles
 * @param {Result} ours
 * @param {readonly Result[]} peers
 * @returns {Section}
 */
export function viewTable(count, ours, peers) {
  /** @param {(view: FirstView) => number} value */
  const ratios = (value) => (/** @type {FirstView} */ view) => ratio(value(view), value(ours.view));
  const columns = [
    ...kinds.map(
      (kind) =>
        (/** @type {FirstView} */ { bytes }) =>
          bytes[kind],
    ),
    totalOf,
  ];
  const rows = [ours, ...peers].flatMap(({ name, view }) => [
    [name, ...columns.map((value) => inKilobytes(value(view))), inKilobytes(view.headers), String(view.requests)],
    ...(view === ours.view
      ? []
      : [
          [
            'to ours',
            ...[...columns, (/** @type {FirstView} */ one) => one.headers].map((value) => ratios(value)(view)),
            ratios(({ requests }) => requests)(view),
          ],
        ]),
  ]);
  return {
    title: `First view of an article among ${count.toLocaleString('en')}`,
    notes: [],
    head: ['Generator', ...kinds, 'all bodies', 'headers', 'requests'],
    rows,
  };
}

/**
 * How our builds stand to a peer's, in one sentence.
 * @param {number} count of articles
 * @param {Result} ours
 * @param {Result} peer
 */
export function compareBuilds(count, ours, peer) {
  const parts = steps.map((step) => {
    const [own, other] = [ours.builds[step], peer.builds[step]];
    return `${step} ${ratio(own.wallSeconds, other.wallSeconds)} times its wall clock (${ratio(own.cpuSeconds, other.cpuSeconds)} times its processor time)`;
  });
  return `${count.toLocaleString('en')} articles in our site beside ${peer.name}: ${parts.join(', ')}.`;
}

/**
 * In which kinds of bytes our page is the heavier one, in one sentence.
 * @param {number} count of articles
 * @param {Result} ours
 * @param {Result} peer
 */
export function compareViews(count, ours, peer) {
  const heavier = kinds.filter((kind) => ours.view.bytes[kind] > peer.view.bytes[kind]);
  const all = `An article among ${count.toLocaleString('en')} weighs ${ratio(totalOf(ours.view), totalOf(peer.view))} times that of ${peer.name}`;
  if (heavier.length === 0) return `${all}, and no kind of bytes weighs more.`;
  const list = heavier.map(
    (kind) => `${kind} (${inKilobytes(ours.view.bytes[kind])}, there ${inKilobytes(peer.view.bytes[kind])})`,
  );
  return `${all}; more in ${list.join(', ')}.`;
}
