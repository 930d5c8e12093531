// @ts-check
import { phone } from '../harness/browser.mjs';
/** @import { Browser, CDPSession, Locator, Page } from '@playwright/test' */

/** How much slower than this machine's the processor of a visitor's phone is taken to be. */
const SLOWDOWN = 4;

/**
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{ page: Page, devTools: CDPSession }>} a phone with a slowed processor, on the page
 */
async function openOnPhone(browser, url) {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, devTools };
}

/**
 * Notes the slowest change from here on, from the key or touch to the next paint.
 * @param {Page} page
 */
async function watchChanges(page) {
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { slowest: Math.max(...durations, Reflect.get(window, 'slowest')) });
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
}

/**
 * @param {Page} page
 * @returns {Promise<{ slowestMs: number, scriptBytes: number }>} the slowest change that was noted, and what script came after the page
 */
function readChanges(page) {
  return page.evaluate(() => {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    const fetched = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    return {
      slowestMs: Number(Reflect.get(window, 'slowest')),
      scriptBytes: fetched
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime > (visit?.loadEventEnd ?? 0))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

/**
 * Opens the visitor's numbers, which a phone folds into one line above the rows.
 * @param {Locator} list
 */
const openNumbers = (list) => list.locator('summary').first().tap();

/**
 * Chooses the next option by a key: of a choice that a script makes, the browser notes no time.
 * @param {Locator} select
 */
async function chooseNext(select) {
  await select.focus();
  await select.press('ArrowDown');
  await select.page().waitForTimeout(800);
}

/**
 * Touches the list for the first time, then changes the amount key by key and the order.
 * @param {Browser} browser
 * @param {string} url of the list
 */
export async function changeTheList(browser, url) {
  const { page } = await openOnPhone(browser, url);
  const list = page.locator('[data-island="OfferList"]');
  const amount = list.getByRole('textbox', { name: 'Loan amount' });
  const started = performance.now();
  await openNumbers(list);
  await amount.tap();
  await amount.selectText();
  await page.keyboard.insertText('40 lakh');
  await page.waitForFunction(
    () => document.querySelector('[data-island="OfferList"] p')?.textContent?.startsWith('₹40'),
    undefined,
    { polling: 'raf' },
  );
  const firstMs = performance.now() - started;
  await watchChanges(page);
  for (let digits = 0; digits < 7; digits += 1) await page.keyboard.press('Backspace');
  for (const digit of '6500000') {
    await page.keyboard.press(digit);
    await page.waitForTimeout(250);
  }
  for (let orders = 0; orders < 2; orders += 1) await chooseNext(page.getByRole('combobox', { name: 'Order by' }));
  const changes = await readChanges(page);
  await page.context().close();
  return { firstMs, ...changes };
}

/** What is asked of a card, one after the other, and the order. */
const ASKED = ['Yearly fee', 'Yearly fee', 'Network', 'Free lounges', 'Markup abroad', 'Order by'];

/**
 * Touches the list of cards for the first time, then changes what is spent key by key, the filters and the order.
 * @param {Browser} browser
 * @param {string} url of the list
 */
export async function filterTheCards(browser, url) {
  const { page } = await openOnPhone(browser, url);
  const list = page.locator('[data-island="OfferList"]');
  const online = list.getByRole('textbox', { name: 'Online' });
  const lead = await list.locator('p').first().textContent();
  const started = performance.now();
  await openNumbers(list);
  await online.tap();
  await online.selectText();
  await page.keyboard.insertText('20000');
  await page.waitForFunction(
    (before) => document.querySelector('[data-island="OfferList"] p')?.textContent !== before,
    lead,
    { polling: 'raf' },
  );
  const firstMs = performance.now() - started;
  await list.getByText('Salary, fee, network, lounges').tap();
  await online.focus();
  await watchChanges(page);
  for (const key of ['Backspace', 'Backspace', '5', '0']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
  }
  for (const label of ASKED) await chooseNext(list.getByRole('combobox', { name: label }));
  const changes = await readChanges(page);
  await page.context().close();
  return { firstMs, ...changes };
}

/**
 * Drags the amount's slider of the calculator with its longest table open.
 * @param {Browser} browser
 * @param {string} url of the calculator
 * @returns {Promise<{ frames: number[] }>} how long each frame of the drag took, in milliseconds
 */
export async function dragTheSlider(browser, url) {
  const { page, devTools } = await openOnPhone(browser, url);
  const calculator = page.locator('[data-island="Calculator"]');
  await page.waitForSelector('[data-island="Calculator"][data-island-status="live"]');
  await calculator.getByText('Year by year').tap();
  await calculator.getByRole('button', { name: 'By month' }).tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-island="Calculator"] tbody tr').length === 360);
  const slider = calculator.getByRole('slider', { name: 'Loan amount' });
  await slider.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1000);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  const y = box.y + box.height / 2;
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ shares) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share) => ({ x: box.x + box.width * share, y })),
    });
  await touch('touchStart', [0.2]);
  await page.evaluate(() => {
    /** @type {number[]} */
    const frames = [];
    let last = performance.now();
    Object.assign(window, { dragFrames: frames });
    requestAnimationFrame(function next(now) {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    });
  });
  for (let step = 1; step <= 40; step += 1) {
    await touch('touchMove', [0.2 + step / 80]);
    await page.waitForTimeout(30);
  }
  const frames = await page.evaluate(() => /** @type {number[]} */ (Reflect.get(window, 'dragFrames')).slice(1));
  await touch('touchEnd', []);
  await page.context().close();
  return { frames };
}
