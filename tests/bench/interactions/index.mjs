// @ts-check
/** The part “interactions” of the bench: how soon the first tap is answered, on a slow phone and a slow network. */
import { serveWarm } from '../harness/serveWarm.mjs';
import { actions } from './actions.mjs';
import { measureLine } from './line.mjs';
import { perform } from './perform.mjs';
import { goals, tapTable } from './tables.mjs';
import { startVisits } from './visit.mjs';
/** @import { Options } from '../harness/options.mjs' */
/** @import { Section } from '../harness/report.mjs' */
/** @import { Line } from './network.mjs' */
/** @import { Performed } from './perform.mjs' */

const slowdowns = [4, 6];
const delaysMs = [0, 500, 3000];

/** How often something is done until it is answered: early in its life a page may move away below the finger. */
const ATTEMPTS = 4;

/**
 * @param {() => Promise<Performed>} act
 * @param {(why: string) => void} failed hears of each time but the last
 */
async function answeredAtLast(act, failed) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      failed(String(error));
    }
  }
}

/**
 * @param {Options} options
 * @returns {Promise<Section[]>}
 */
export async function measure({ quick, repetitions, site, say }) {
  const chosen = quick ? { slowdowns: slowdowns.slice(0, 1), delaysMs: delaysMs.slice(0, 1) } : { slowdowns, delaysMs };
  const cases = chosen.slowdowns.flatMap((slowdown) =>
    actions.flatMap((action) =>
      chosen.delaysMs.map((delayMs) => ({ action, slowdown, delayMs, times: /** @type {Performed[]} */ ([]) })),
    ),
  );
  const server = await serveWarm(await site());
  const browser = await startVisits();
  /** @type {string[]} */
  const unanswered = [];
  /** @type {Line} */
  let line;
  try {
    line = await measureLine(browser.visit, server.url);
    // All cases once, then all again: what makes the machine slow for a minute spoils one time of each, not all of one.
    for (let repetition = 1; repetition <= repetitions; repetition += 1) {
      for (const { action, slowdown, delayMs, times } of cases) {
        const circumstances = { slowdown, delayMs, line };
        times.push(
          await answeredAtLast(
            () => perform(browser.visit, server.url, action, circumstances),
            (why) => {
              unanswered.push(`${action.name}, ${delayMs / 1000} s, ${slowdown} times slower`);
              say(`${unanswered.at(-1)}: ${why}`);
            },
          ),
        );
      }
      say(`Taps: ${repetition} of ${repetitions} rounds of ${cases.length} cases.`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const tried = cases.map(({ action: { name }, slowdown, delayMs, times }) => ({ name, slowdown, delayMs, times }));
  return [goals(tried, line, unanswered), ...chosen.slowdowns.map((slowdown) => tapTable(tried, slowdown))];
}
