/** The worker costs a first page nothing, fetches no more than it should, and harms nobody when it fails or goes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { faults } from './support/faultyHost';
import { test } from './support/ownHost';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';
import { FIRST, follow, isControlled, keptAddresses, scroll, SECOND, visitTwoPages } from './support/twoPages';

eitherScreen();

const WORKER = '/worker.js';

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('a first page fetches no worker, whatever is done there', async ({ page, host }) => {
  await page.goto(host.url + FIRST);
  await scriptsArrived(page);
  await scroll(page);
  await page.reload();
  await scroll(page);
  expect(host.asked).not.toContain(WORKER);
  expect(await registrations(page)).toBe(0);
});

test('the worker fetches its own page, and of others what the visitor opens', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  const pages = (await keptAddresses(page)).map((url) => new URL(url).pathname).filter((path) => !path.includes('.'));
  expect(pages.sort()).toEqual([FIRST, SECOND, '/offline'].sort());
});

const update = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('another build costs nothing until a page is opened', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  host.asked.length = 0;
  await update(page);
  expect(host.asked).toEqual([WORKER]);
  // A new worker, which the site rarely has, fetches its own page and not what it or the one before keeps.
  host.replaced.set(WORKER, `${readFileSync(path.join('build', WORKER), 'utf8')}\n// new`);
  await update(page);
  await expect.poll(() => host.asked).toContain('/offline');
  await settled(page);
  expect(host.asked.filter((asked) => !asked.includes('.'))).toEqual(['/offline']);
});

test(
  'where data are saved, no worker comes, and one that is there fetches nothing for later',
  AT_NIGHT,
  async ({ page, host }) => {
    const saving = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
    host.replaced.set(WORKER, `${saving}\n${readFileSync(path.join('build', WORKER), 'utf8')}`);
    await visitTwoPages(page, host);
    await follow(page, '/calculators/sip');
    await expect.poll(() => keptAddresses(page)).toContain(`${host.url}/calculators/sip`);
    await settled(page);
    expect(host.asked.filter((asked) => asked.endsWith('.json'))).toEqual([]);

    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
    await page.addInitScript(saving);
    host.asked.length = 0;
    await follow(page, FIRST);
    await scroll(page);
    await settled(page);
    expect(host.asked).not.toContain(WORKER);
  },
);

test('one deploy removes the worker and its copies, and loads no page anew', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  host.replaced.set(WORKER, readFileSync(path.join(__dirname, '../../src/worker/retire.js'), 'utf8'));
  await follow(page, '/gold-loan');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  host.isDown = true;
  await expect(page.goto(host.url + FIRST)).rejects.toThrow(/ERR_/);
});

const keptFiles = { 'the worker': WORKER, 'its own page': '/offline' };
const cells = faults
  .filter((fault) => fault !== 'another build')
  .flatMap((fault) => Object.entries(keptFiles).map(([what, file]) => ({ fault, what, file })));

for (const { fault, what, file } of sample(cells, 1, 'faults of the worker')) {
  test(`${what} is ${fault}: the site goes on as it was`, async ({ page, host }) => {
    host.fault = { kind: fault, isKept: (asked) => asked === file };
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.url + FIRST);
    await scriptsArrived(page);
    await follow(page, '/calculators/ppf');
    await scroll(page);
    await expect.poll(() => host.asked.includes(file), { timeout: 20_000 }).toBe(true);
    const answer = page.locator('div[data-example]');
    const example = await answer.innerText();
    await page.getByRole('slider').first().focus();
    await page.keyboard.press('Home');
    await expect.poll(() => answer.innerText()).not.toBe(example);
    expect(await isControlled(page)).toBe(false);
    // A worker that could not keep what it should is given up, and tried again another time.
    if (fault !== 'no answer') await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
    expect(errors).toEqual([]);
  });
}
