import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Request } from '@playwright/test';
import { BEFORE_CHAT_MS } from '../../src/behaviours/beforeChat';
import { calculatorIds, calculatorPath } from '../../src/content/calculatorIds';
import { isQuestion } from '../../src/content/questionIds';
import { sample } from '../support/sample';
import { AT_NIGHT, desktopOnly } from './support/projects';
import { batches, isTranslated, someRoutes } from '../support/routes';
import {
  FIRST_VIEW_LIMIT_BYTES,
  HTML_LIMIT_BYTES,
  LIMITS_BYTES,
  OTHER_HTML_LIMIT_BYTES,
  OTHER_SCRIPT_LIMIT_BYTES,
  STYLES_LIMIT_BYTES,
} from '../support/weightLimits';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';

desktopOnly();

const SCRIPT_LIMIT_BYTES = LIMITS_BYTES.script;
const REACT = '/islands-react.';
/** React and all that a calculator needs. */
const CALCULATOR_LIMIT_BYTES = 90 * 1024;
/** A question brings its open sections, and what it says in each case: an offer has some forty findings, and a text to read. */
const QUESTION_LIMIT_BYTES = 108 * 1024;

/** The behaviours and the watch over islands. */
const isForEveryPage = (request: Request): boolean => request.url().includes('/islands.');

interface Visit {
  readonly requests: Request[];
  readonly complaints: string[];
}

/** What comes before the chat button appears, a moment after the first view, does not come while a busy machine looks at a page. */
async function stayAtFirstView(page: Page): Promise<void> {
  await page.addInitScript((laterMs) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((task: TimerHandler, ms?: number) =>
      ms === laterMs ? 0 : start(task, ms)) as typeof setTimeout;
  }, BEFORE_CHAT_MS);
}

/** Notes what a page asks for and what it complains about, from now on. */
function watch(page: Page): Visit {
  const visit: Visit = { requests: [], complaints: [] };
  page.on('request', (request) => visit.requests.push(request));
  page.on('pageerror', (error) => visit.complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) visit.complaints.push(`${page.url()}: ${message.text()}`);
  });
  return visit;
}

const compressedSizes = new Map<string, Promise<number>>();

/**
 * Size of a file as the host sends it, whether the browser had it in its cache or not. Asked of the host anew: the browser forgets what it
 * received once a page is left.
 */
function compressedSize(page: Page, url: string): Promise<number> {
  const size =
    compressedSizes.get(url) ??
    page.request.get(url).then((response) => Number(response.headers()['content-length'] ?? Infinity));
  compressedSizes.set(url, size);
  return size;
}

/** Cached by text, which most pages share. */
const inlineSizes = new Map<string, number>();

/** Compressed size of the text of all elements that match, in bytes. */
async function inlineBytes(page: Page, selector: string): Promise<number> {
  const text = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.textContent).join(''));
  const bytes = inlineSizes.get(text) ?? brotliCompressSync(text).length;
  inlineSizes.set(text, bytes);
  return bytes;
}

/** Bytes of the script files of a visit and of the scripts that stand in the page, compressed. */
async function scriptBytes(page: Page, { requests }: Visit): Promise<number> {
  const sizes = await Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map((request) => compressedSize(page, request.url())),
  );
  const inline = await inlineBytes(page, 'script:not([src]):not([type="application/ld+json"])');
  return sizes.reduce((sum, size) => sum + size, inline);
}

/** What depends on the language of a page. */
const limitsOf = (path: string): { readonly html: number; readonly script: number } =>
  isTranslated(path)
    ? { html: OTHER_HTML_LIMIT_BYTES, script: OTHER_SCRIPT_LIMIT_BYTES }
    : { html: HTML_LIMIT_BYTES, script: SCRIPT_LIMIT_BYTES };

/** Holds what a page's first view brought to the limits, kind by kind and in all. */
async function expectLight(page: Page, path: string, { requests }: Visit): Promise<void> {
  const weights = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      bytes: await compressedSize(page, request.url()),
    })),
  );
  const weightOf = (kind?: string): number =>
    weights.filter((weight) => !kind || weight.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  const { html, script } = limitsOf(path);
  Object.entries({ ...LIMITS_BYTES, script }).forEach(([kind, limit]) => {
    expect.soft(weightOf(kind), `${path}, ${kind}`).toBeLessThanOrEqual(limit);
  });
  expect.soft(weightOf(), path).toBeLessThanOrEqual(FIRST_VIEW_LIMIT_BYTES);
  expect.soft(weightOf('document'), `${path} must have been counted`).toBeGreaterThan(2000);
  const styles = await inlineBytes(page, 'style');
  expect.soft(weightOf('document') - styles, `${path}, HTML`).toBeLessThanOrEqual(html);
  expect.soft(styles, `${path}, styles`).toBeLessThanOrEqual(STYLES_LIMIT_BYTES);
  expect.soft(styles, `${path}, its styles must have been counted`).toBeGreaterThan(2000);
}

// What each page weighs is in built/pageWeight.built.ts; this is what a browser asks for.
batches(someRoutes(4, 'weight'), 2).forEach((routes, index) => {
  test(`pages are light, load little script, ask no other host and log no error (${index + 1} of 2)`, async ({
    page,
    baseURL,
  }) => {
    const visit = watch(page);
    await stayAtFirstView(page);
    for (const path of routes) {
      visit.requests.length = 0;
      await page.goto(path);
      await scriptsArrived(page);
      await settled(page);
      const script = await scriptBytes(page, visit);
      expect.soft(script, path).toBeLessThanOrEqual(limitsOf(path).script);
      expect.soft(script, `${path}: the behaviours must have been counted`).toBeGreaterThan(2000);
      const elsewhere = visit.requests.map((request) => request.url()).filter((url) => new URL(url).origin !== baseURL);
      expect.soft(elsewhere, path).toEqual([]);
      await expectLight(page, path, visit);
    }
    expect([...new Set(visit.complaints)]).toEqual([]);
  });
});

test('the page of an unknown address is as light', AT_NIGHT, async ({ page }) => {
  const visit = watch(page);
  await stayAtFirstView(page);
  await page.goto('/no-such-page');
  await scriptsArrived(page);
  await settled(page);
  expect(await scriptBytes(page, visit)).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  await expectLight(page, '/no-such-page', visit);
});

sample(calculatorIds, 1, 'weight of calculators').forEach((id) => {
  test(`${id}: React and the calculator are light when it is touched first`, async ({ page }) => {
    const visit = watch(page);
    await page.goto(calculatorPath(id));
    const calculator = page.locator('[data-island]', { hasText: 'How we worked it out' });
    await calculator.getByRole('textbox').first().click();
    await expect(calculator).toHaveAttribute('data-island-status', 'live');
    const brought = visit.requests.filter((one) => one.resourceType() === 'script' && !isForEveryPage(one));
    const sizes = await Promise.all(brought.map((request) => compressedSize(page, request.url())));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(bytes) });
    expect(bytes).toBeLessThanOrEqual(isQuestion(id) ? QUESTION_LIMIT_BYTES : CALCULATOR_LIMIT_BYTES);
    expect(bytes, 'React must have been counted').toBeGreaterThan(40 * 1024);
  });
});

test('React is fetched on /home-loans only when the calculator comes near', async ({ page }) => {
  const visit = watch(page);
  await stayAtFirstView(page);
  const reactRequests = (): number => visit.requests.filter((request) => request.url().includes(REACT)).length;
  await page.goto('/home-loans');
  await scriptsArrived(page);
  expect(await scriptBytes(page, visit)).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
  // With the first scroll comes what only those need who move about the page.
  // The pointer stays on the header: over the list it would be about to touch it.
  await page.mouse.move(600, 20);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await settled(page);
  expect(reactRequests(), 'before the calculator is near').toBe(0);

  await page.getByRole('group', { name: 'EMI calculator' }).scrollIntoViewIfNeeded();
  await expect.poll(reactRequests).toBe(1);
  await expect(page.locator('[data-island-status="live"]')).toBeVisible();
  expect(visit.complaints).toEqual([]);
});
