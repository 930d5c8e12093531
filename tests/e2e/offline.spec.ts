/** What opens without a network, and that nobody pays for it on a first page or when it fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { faults } from './support/faultyHost';
import { test, type OwnHost } from './support/ownHost';
import { eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';

eitherScreen('offline');

const WORKER = '/worker.js';
const FIRST = '/about';
const SECOND = '/method';
const NEVER_VISITED = '/gold-loan';
const DATED = /^The network does not answer\. This page is as it was on \d{1,2} [A-Z][a-z]+ \d{4}\.$/;

/** Leaves a page for another as a link does, so that the second knows where the visitor came from. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, to);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === to);
  await scriptsArrived(page);
}

async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 200));
  await settled(page);
}

const isControlled = (page: Page): Promise<boolean> => page.evaluate(() => Boolean(navigator.serviceWorker.controller));

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** What the copies on the device are called. */
const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(keys)).flat();
  });

/** A visitor of two pages, whose browser has the worker by now. */
async function visitTwoPages(page: Page, host: OwnHost): Promise<void> {
  await page.goto(host.url + FIRST);
  await scriptsArrived(page);
  await follow(page, SECOND);
  await scroll(page);
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([host.url + FIRST, host.url + SECOND]));
}

const noteOf = (page: Page) => page.getByRole('main').getByRole('status').first();

test('a first page asks for nothing of it, whatever is done there', async ({ page, host }) => {
  await page.goto(host.url + FIRST);
  await scriptsArrived(page);
  await scroll(page);
  await page.reload();
  await scroll(page);
  expect(host.asked).not.toContain(WORKER);
  expect(await registrations(page)).toBe(0);
});

test('visited pages, a calculator and the glossary open without a network and say from when they are', async ({
  page,
  host,
}) => {
  await visitTwoPages(page, host);
  host.isDown = true;

  for (const visited of [FIRST, SECOND]) {
    await page.goto(host.url + visited);
    await expect(noteOf(page)).toHaveText(DATED);
    await expect(noteOf(page)).toBeInViewport();
    // With its styles: without, links of the text would be as the browser has them.
    await expect(page.getByRole('main')).toHaveCSS('font-family', /Noto|Anek|sans-serif/);
    await scriptsArrived(page);
  }

  await page.goto(`${host.url}/calculators/sip`);
  await expect(noteOf(page)).toHaveText(DATED);
  const answer = page.locator('div[data-example]');
  const example = await answer.innerText();
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('Home');
  await expect.poll(() => answer.innerText()).not.toBe(example);
  await expect(answer).not.toContainText(/NaN|undefined/);

  await page.goto(`${host.url}/glossary`);
  await expect(noteOf(page)).toHaveText(DATED);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/glossary/i);

  host.isDown = false;
  await page.goto(host.url + FIRST);
  await expect(page.getByText('This page is as it was on')).toHaveCount(0);
});

test('in place of a page that was never visited, what opens is listed', async ({ page, host }) => {
  await visitTwoPages(page, host);
  const title = (await page.title()).replace(/ \| .*/, '');
  host.isDown = true;
  await page.goto(host.url + NEVER_VISITED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'All calculators' })).toHaveAttribute('href', '/calculators');
  await expect(main.getByRole('link', { name: 'Glossary of money words' })).toHaveAttribute('href', '/glossary');
  await expect(main.getByRole('listitem').filter({ hasText: title })).toHaveText(/, as it was on \d{1,2} \w+ \d{4}$/);
  await main.getByRole('link', { name: title }).click();
  await expect(noteOf(page)).toHaveText(DATED);
});

test('no copy knows what a visitor entered', async ({ page, host }) => {
  await visitTwoPages(page, host);
  await follow(page, '/search?q=4321987');
  await follow(page, '/car-loan?q=4321987#amount=4321987');
  await expect.poll(() => keptAddresses(page)).toContain(`${host.url}/car-loan`);
  const written = await page.evaluate(async () => {
    const responses = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).map(async (key) => [key.url, (await cache.match(key))?.url]);
      return Promise.all(kept);
    });
    return JSON.stringify(await Promise.all(responses));
  });
  expect(written).toContain('/search');
  expect(written).not.toContain('4321987');
});

test('a page keeps the files of its build when the host has those of another', async ({ page, host }) => {
  await visitTwoPages(page, host);
  await follow(page, '/calculators/ppf');
  host.fault = { kind: '404', isKept: (file) => file.startsWith('/assets/') };
  await page.reload();
  const island = page.locator('[data-island="Calculator"]');
  await island.getByRole('slider').first().focus();
  await page.keyboard.press('Home');
  await expect(island).toHaveAttribute('data-island-status', 'live');
});

test('one deploy removes the worker and its copies, and loads no page anew', async ({ page, host }) => {
  await visitTwoPages(page, host);
  host.replaced.set(WORKER, readFileSync(path.join(__dirname, '../../src/worker/retire.js'), 'utf8'));
  await follow(page, NEVER_VISITED);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  host.isDown = true;
  await expect(page.goto(host.url + FIRST)).rejects.toThrow(/ERR_/);
});

const keptFiles = { 'the worker': WORKER, 'a page that it keeps': '/calculators/sip' };
const cells = faults
  .filter((fault) => fault !== 'another build')
  .flatMap((fault) => Object.entries(keptFiles).map(([what, file]) => ({ fault, what, file })));

for (const { fault, what, file } of sample(cells, 5, 'faults of the worker')) {
  test(`${what} is ${fault}: the site goes on as it was`, async ({ page, host }) => {
    host.fault = { kind: fault, isKept: (asked) => asked === file };
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.url + FIRST);
    await scriptsArrived(page);
    await follow(page, '/calculators/ppf');
    await scroll(page);
    // What it keeps is fetched file after file, a calculator after others.
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
