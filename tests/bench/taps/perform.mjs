// @ts-check
import { phone } from '../frame/browser.mjs';
import { installBench } from './inPage.mjs';
import { networkTime, slow4G } from './network.mjs';
/** @import { Browser, Page } from '@playwright/test' */
/** @import { Action, Step } from './actions.mjs' */
/** @import { Bench, Watched } from './inPage.mjs' */

/** The shortest answer that Event Timing reports; a shorter one counts as this. */
export const SHORTEST_MS = 16;

/**
 * How long a visitor waited for one thing.
 * @typedef {object} Answer
 * @property {number} inpMs until the next paint, at least 16
 * @property {number} shownMs from the finger coming down until the answer could be seen
 * @property {number} networkMs how much of that slow 4G needs for what had to be fetched
 */

/**
 * @typedef {object} Performed
 * @property {number} tapAfterPaintMs when the first tap really came
 * @property {Answer} first
 * @property {Answer} again
 */

/**
 * @param {Page} page
 * @param {number} slowdown of the processor, 1 for none
 */
async function slowDown(page, slowdown) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.latencyMs,
    downloadThroughput: slow4G.downloadBitsPerSecond / 8,
    uploadThroughput: slow4G.uploadBitsPerSecond / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Event Timing reports after the paint, and not at once. */
const REPORTED_AFTER_MS = 300;

/**
 * Waits for the answer, also when an early tap on a link leads to another document that shows it.
 * @param {Page} page
 * @returns {Promise<Watched>}
 */
async function answered(page) {
  await page.waitForFunction(() => /** @type {Bench} */ (Reflect.get(window, 'bench')).isShown(), undefined, {
    polling: 50,
  });
  await page.waitForTimeout(REPORTED_AFTER_MS);
  return page.evaluate(() => /** @type {Bench} */ (Reflect.get(window, 'bench')).watched());
}

/**
 * Taps once and waits for the answer.
 * @param {Page} page
 * @param {Step} step
 * @returns {Promise<Watched>}
 */
async function tap(page, { target, index = 0, at = 0.5, changes, changesIndex = 0 }) {
  const place = await page.waitForFunction(
    ([selector, number, share]) => {
      const bench = /** @type {Bench} */ (Reflect.get(window, 'bench'));
      return bench.point(selector, number, share);
    },
    /** @type {const} */ ([target, index, at]),
    { polling: 'raf' },
  );
  await page.evaluate(([selector, number]) => {
    const bench = /** @type {Bench} */ (Reflect.get(window, 'bench'));
    bench.watch(selector, number);
  }, /** @type {const} */ ([changes, changesIndex]));
  const { x, y } = /** @type {{ x: number, y: number }} */ (await place.jsonValue());
  await page.touchscreen.tap(x, y);
  return answered(page);
}

/**
 * Does all steps; of their answers, the slowest.
 * @param {Page} page
 * @param {readonly Step[]} steps
 * @param {boolean} needsCode
 */
async function answerTo(page, steps, needsCode) {
  /** @type {(Answer & { tapMs: number })[]} */
  const answers = [];
  for (const step of steps) {
    const { tapMs, shownMs, inpMs = SHORTEST_MS, fetches } = await tap(page, step);
    const networkMs = needsCode ? networkTime(fetches, tapMs) : 0;
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
 * @param {Browser} browser
 * @param {string} server
 * @param {Action} action
 * @param {{ slowdown: number, delayMs: number }} circumstances the delay runs from the first paint to the first tap
 * @returns {Promise<Performed>}
 */
export async function perform(browser, server, action, { slowdown, delayMs }) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(installBench);
    await slowDown(page, slowdown);
    await page.goto(server + action.address, { waitUntil: 'commit' });
    const paint = await page.waitForFunction(
      () => /** @type {Bench} */ (Reflect.get(window, 'bench')).firstPaint(),
      undefined,
      { polling: 'raf' },
    );
    await page.waitForTimeout(delayMs);
    const { tapMs, answer: first } = await answerTo(page, action.first, action.needsCode);
    const { answer: again } = await answerTo(page, action.again, action.needsCode);
    return { tapAfterPaintMs: tapMs - Number(await paint.jsonValue()), first, again };
  } finally {
    await context.close();
  }
}
