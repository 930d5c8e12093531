// @ts-check
import { networkTime } from './network.mjs';
/** @import { Action, Step } from './actions.mjs' */
/** @import { Bench, Watched } from './inPage.mjs' */
/** @import { Line } from './network.mjs' */
/** @import { Visit } from './visit.mjs' */

/** The shortest answer that Event Timing reports; a shorter one counts as this. */
export const SHORTEST_MS = 16;
/** Documents that an answer may take. */
const ATTEMPTS = 3;

/**
 * How long a visitor waited for one thing.
 * @typedef {object} Answer
 * @property {number} inpMs until the next paint, at least 16
 * @property {number} shownMs from the finger coming down until the answer could be seen
 * @property {number} networkMs how much of that the line needs for what had to be fetched
 */

/**
 * @typedef {object} Performed
 * @property {number} tapAfterPaintMs when the first tap really came
 * @property {Answer} first
 * @property {Answer} again
 */

/** Event Timing reports after the paint, and not at once. */
const REPORTED_AFTER_MS = 300;
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** When no answer is coming any more, in milliseconds. */
const UNANSWERED_MS = 20_000;

/**
 * @param {Promise<unknown>} answered
 * @throws {Error} when nothing has come for 20 s
 */
async function inTime(answered) {
  const late = pause(UNANSWERED_MS).then(() => {
    throw new Error('Nothing answered the tap.');
  });
  await Promise.race([answered, late]);
}

/**
 * Runs a function in the page once more if the page is left meanwhile: an early tap on a link may lead to another document.
 * @template {unknown[]} Args
 * @template Result
 * @param {Visit} visit
 * @param {(...args: Args) => Result} run
 * @param {Args} args
 */
async function evaluateInNext(visit, run, ...args) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit.evaluate(run, ...args);
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('navigated')) throw error;
    }
  }
}

/**
 * Taps once and waits for the answer.
 * @param {Visit} visit
 * @param {Step} step
 * @returns {Promise<Watched>}
 */
async function tap(visit, { target, index = 0, at = 0.5, changes, changesIndex = 0 }) {
  const place = await visit.evaluate(
    (...args) => /** @type {Bench} */ (Reflect.get(window, 'bench')).place(...args),
    target,
    index,
    at,
  );
  await visit.evaluate(
    (...args) => /** @type {Bench} */ (Reflect.get(window, 'bench')).watch(...args),
    changes,
    changesIndex,
  );
  await visit.tap(place);
  await inTime(evaluateInNext(visit, () => /** @type {Bench} */ (Reflect.get(window, 'bench')).answered()));
  await pause(REPORTED_AFTER_MS);
  return visit.evaluate(() => /** @type {Bench} */ (Reflect.get(window, 'bench')).watched());
}

/**
 * Does all steps; of their answers, the slowest.
 * @param {Visit} visit
 * @param {readonly Step[]} steps
 * @param {Line | undefined} line undefined where the answer needs nothing that is fetched
 */
async function answerTo(visit, steps, line) {
  /** @type {(Answer & { tapMs: number })[]} */
  const answers = [];
  for (const step of steps) {
    const { tapMs, shownMs, inpMs = SHORTEST_MS, fetches } = await tap(visit, step);
    const networkMs = line ? networkTime(fetches, tapMs, line) : 0;
    answers.push({ tapMs, inpMs, shownMs: shownMs - tapMs, networkMs });
  }
  const worst = (/** @type {'inpMs' | 'shownMs' | 'networkMs'} */ what) =>
    Math.max(...answers.map((answer) => answer[what]));
  return {
    tapMs: answers[0]?.tapMs ?? Number.NaN,
    answer: { inpMs: worst('inpMs'), shownMs: worst('shownMs'), networkMs: worst('networkMs') },
  };
}

/**
 * Opens a page as a visitor who has never been there, does something and does it once more.
 * @param {(slowdown: number) => Promise<Visit>} open
 * @param {string} server
 * @param {Action} action
 * @param {{ slowdown: number, delayMs: number, line: Line }} circumstances the delay runs from the first paint to the first
 *   tap; the line is what slow 4G turned out to be
 * @returns {Promise<Performed>}
 */
export async function perform(open, server, action, { slowdown, delayMs, line }) {
  const needed = action.needsCode ? line : undefined;
  const visit = await open(slowdown);
  try {
    await visit.go(server + action.address);
    const paintMs = await evaluateInNext(visit, () => /** @type {Bench} */ (Reflect.get(window, 'bench')).firstPaint());
    await pause(delayMs);
    const { tapMs, answer: first } = await answerTo(visit, action.first, needed);
    const { answer: again } = await answerTo(visit, action.again, needed);
    return { tapAfterPaintMs: tapMs - paintMs, first, again };
  } finally {
    await visit.close();
  }
}
