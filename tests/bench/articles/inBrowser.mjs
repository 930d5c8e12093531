// @ts-check
/** @import { Browser, Page } from '@playwright/test' */

/** How much slower than this machine's the processor of a visitor's phone is taken to be. */
const SLOWDOWN = 4;

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Opens a page, touches nothing, and counts the bytes that came.
 * @param {Browser} browser
 * @param {string} url
 */
export async function measureFirstView(browser, url) {
  const page = await browser.newPage(phone);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map();
  const bytes = { total: 0, document: 0, stylesheet: 0, script: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type.toLowerCase()));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    bytes.total += encodedDataLength;
    if (type === 'document' || type === 'stylesheet' || type === 'script') {
      bytes[/** @type {'document' | 'stylesheet' | 'script'} */ (type)] += encodedDataLength;
    }
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  await page.close();
  return bytes;
}

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
 * Filters and searches as a visitor does. What counts is the time from the finger or the key to the next paint, as the
 * browser itself measures it (Event Timing), which it rounds to 8 ms.
 * @param {Browser} browser
 * @param {string} url of the list
 */
export async function measureFilter(browser, url) {
  const page = await browser.newPage(phone);
  await page.goto(url, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const status = page.getByRole('status').filter({ hasText: /article/ });
  const search = page.getByPlaceholder('Search articles...');
  const filter = (/** @type {string} */ name) =>
    page.getByRole('link', { name, exact: true }).and(page.locator('[href^="/blog"]'));

  let before = (await status.textContent()) ?? '';
  const started = performance.now();
  await filter('Insurance').tap();
  await answered(page, before);
  const firstMs = Math.round(performance.now() - started);

  await page.evaluate(() => {
    const entries = /** @type {{ name: string, duration: number }[]} */ ([]);
    Object.assign(window, { timed: entries });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) entries.push({ name, duration });
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  for (const name of ['Loans', 'Mutual Funds', 'All']) {
    before = (await status.textContent()) ?? '';
    await filter(name).tap();
    await answered(page, before);
    await page.waitForTimeout(300);
  }
  await search.tap();
  await page.waitForTimeout(500);
  for (const text of ['guide 1', 'score']) {
    await page.keyboard.type(text, { delay: 250 });
    await page.waitForTimeout(500);
    for (let letters = text.length; letters > 0; letters -= 1) await page.keyboard.press('Backspace', { delay: 50 });
    await page.waitForTimeout(500);
  }
  const { timed, indexBytes } = await page.evaluate(() => ({
    timed: /** @type {{ timed: { name: string, duration: number }[] }} */ (/** @type {unknown} */ (window)).timed,
    indexBytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/blog/articles.json'))
      .reduce((sum, entry) => sum + /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize, 0),
  }));
  await page.close();
  const slowest = timed.sort((a, b) => b.duration - a.duration)[0];
  return { firstMs, indexBytes, slowestMs: slowest?.duration ?? 0, slowest: slowest?.name ?? 'none took 16 ms' };
}
