// @ts-check
import { median } from '../harness/statistics.mjs';
/** @import { Section } from '../harness/report.mjs' */
/** @import { Line } from './network.mjs' */
/** @import { Answer, Performed } from './perform.mjs' */

/**
 * One action in one situation, done several times.
 * @typedef {object} Tried
 * @property {string} name
 * @property {number} slowdown of the processor
 * @property {number} delayMs from the first paint to the first tap, as wanted
 * @property {readonly Performed[]} times at least one
 */

const WARM_LIMIT_MS = 100;
const FIRST_LIMIT_MS = 200;
/** The slowdown that the goals are set for. */
const GOAL_SLOWDOWN = 4;

/** @param {number} ms */
function rounded(ms) {
  return ms.toFixed(0);
}

/**
 * How long a visitor waited beyond what the network needs: for the first paint after the tap, or for the answer where that
 * comes later.
 * @param {Answer} answer
 */
export function ownTime({ inpMs, shownMs, networkMs }) {
  return Math.max(inpMs, shownMs - networkMs);
}

/**
 * @param {Tried} tried
 * @param {'first' | 'again'} which
 * @param {(answer: Answer) => number} what
 */
function middle({ times }, which, what) {
  return median(times.map((time) => what(time[which])));
}

/** @param {Tried} tried */
function situation({ name, delayMs }) {
  return `${name}, first tap after ${delayMs / 1000} s`;
}

/**
 * @param {string} what
 * @param {number} limit
 * @param {readonly Tried[]} all
 * @param {(tried: Tried) => number} value
 */
function goal(what, limit, all, value) {
  const worst = Math.max(...all.map(value));
  const missed = all
    .filter((tried) => value(tried) > limit)
    .map((tried) => `${situation(tried)}: ${rounded(value(tried))}`);
  return [what, `at most ${limit} ms`, `${rounded(worst)} ms`, missed.join('; ') || 'none'];
}

/**
 * The goals, and what was found.
 * @param {readonly Tried[]} all
 * @param {Line} line what slow 4G turned out to be
 * @param {readonly string[]} unanswered taps that had to be done once more
 * @returns {Section}
 */
export function goals(all, { latencyMs, bytesPerMs }, unanswered) {
  const counted = all.filter(({ slowdown }) => slowdown === GOAL_SLOWDOWN);
  const warm = goal('INP once warm', WARM_LIMIT_MS, counted, (tried) => middle(tried, 'again', ({ inpMs }) => inpMs));
  const first = goal("The very first, less the network's own time", FIRST_LIMIT_MS, counted, (tried) =>
    middle(tried, 'first', ownTime),
  );
  return {
    title: `Goals, on a processor slowed ${GOAL_SLOWDOWN} times`,
    head: ['What', 'Goal', 'Slowest', 'What misses it'],
    rows: [
      warm,
      first,
      ['Taps that nothing answered', 'none', String(unanswered.length), unanswered.join('; ') || 'none'],
    ],
    notes: [
      `The line was to be slow 4G. On a page that does nothing else it took ${rounded(latencyMs)} ms a round trip and brought ${((bytesPerMs * 8) / 1000).toFixed(2)} Mbit/s; this counts as the network's own time.`,
    ],
    summary: `On a processor slowed ${GOAL_SLOWDOWN} times, the slowest of all warm interactions answers in ${warm[2]}, the slowest of all first ones in ${first[2]} beyond what slow 4G needs.`,
  };
}

/**
 * @param {readonly Tried[]} all
 * @param {number} slowdown
 * @returns {Section}
 */
export function tapTable(all, slowdown) {
  return {
    title: `Taps on slow 4G, on a processor slowed ${slowdown} times`,
    head: [
      'What is done',
      'First tap after, s',
      'INP',
      'Seen after',
      "Network's own",
      'Seen after, less the network',
      'Once more: INP',
      'Once more: seen after',
    ],
    rows: all
      .filter((tried) => tried.slowdown === slowdown)
      .map((tried) => [
        tried.name,
        (median(tried.times.map(({ tapAfterPaintMs }) => tapAfterPaintMs)) / 1000).toFixed(1),
        rounded(middle(tried, 'first', ({ inpMs }) => inpMs)),
        rounded(middle(tried, 'first', ({ shownMs }) => shownMs)),
        rounded(middle(tried, 'first', ({ networkMs }) => networkMs)),
        rounded(middle(tried, 'first', ({ shownMs, networkMs }) => shownMs - networkMs)),
        rounded(middle(tried, 'again', ({ inpMs }) => inpMs)),
        rounded(middle(tried, 'again', ({ shownMs }) => shownMs)),
      ]),
    notes: [
      `Medians of ${all[0]?.times.length ?? 0}, in milliseconds, each in a browser that has never been there. The time of the first tap is that after the first paint which was reached; 0, 0.5 and 3 s were wanted.`,
    ],
  };
}
