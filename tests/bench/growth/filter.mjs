// @ts-check
import { phone } from '../harness/browser.mjs';
/** @import { Browser, Page } from '@playwright/test' */

/** How much slower than this machine's the processor of a visitor's phone is taken to be. */
const SLOWDOWN = 4;

/**
 * Waits until the list says something else than it did, and what it says is painted.
 * @param {Page} page
 * @param {string} before
 */
async function answered(page, before) {
  await page.waitForFunction(
    (text) => {
      const status = document.querySelector('[data-island="ArticleFilter"] [role="status"]')?.textContent ?? '';
      return status !== text && !status.startsWith('Looking');
    },
    before,
    { polling: 'raf' },
  );
}

/**
 * Filters and searches as a visitor does, and notes the slowest answer in two ways: the time from the finger or the key to
 * the next paint, as the browser measures it (Event Timing, in steps of 8 ms), and how long the page's thread has worked
 * for it, which a busy machine does not spoil.
 * @param {Browser} browser
 * @param {string} url of the list
 */
export async function measureFilter(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const search = page.getByPlaceholder('Search articles...');
  const status = page.locator('[data-island="ArticleFilter"] [role="status"]');
  const choose = async (/** @type {string} */ name) => {
    const before = (await status.textContent()) ?? '';
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true }).tap();
    await answered(page, before);
  };

  const started = performance.now();
  await choose('Insurance');
  const firstMs = Math.round(performance.now() - started);
  await page.waitForTimeout(1000);

  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 });
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      Object.assign(window, { slowest: Math.max(...durations, Reflect.get(window, 'slowest')) });
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  let mostWork = 0;
  const watch = async (/** @type {() => Promise<unknown>} */ act) => {
    const before = await worked();
    await act();
    await page.waitForTimeout(250);
    mostWork = Math.max(mostWork, (await worked()) - before);
  };
  for (const name of ['Loans', 'Mutual Funds', 'All']) await watch(() => choose(name));
  await search.tap();
  await page.waitForTimeout(500);
  for (const text of ['guide 1', 'score']) {
    for (const letter of text) await watch(() => page.keyboard.press(letter === ' ' ? 'Space' : letter));
    for (let letters = text.length; letters > 0; letters -= 1) await watch(() => page.keyboard.press('Backspace'));
  }
  const { slowestMs, indexBytes } = await page.evaluate(() => ({
    slowestMs: Number(Reflect.get(window, 'slowest')),
    indexBytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/blog/articles.json'))
      .reduce((sum, entry) => sum + /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize, 0),
  }));
  await context.close();
  return { firstMs, indexBytes, slowestMs, mostWorkMs: Math.round(mostWork) };
}
