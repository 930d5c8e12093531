/** What opens without a network, and that nobody pays for it on a first page or when it fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { partsAddress, type IslandParts } from '../../src/worker/addresses';
import { assetsIn, partsIn } from '../../src/worker/keptPages';
import { sample } from '../support/sample';
import { faults } from './support/faultyHost';
import { test, type OwnHost } from './support/ownHost';
import { answerOf, islandOn, write } from './support/islands';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { settled } from './support/settled';

eitherScreen();

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

/** What the islands of a page need, by the files of the build that the host serves. */
async function partsOf(host: OwnHost, address: string): Promise<readonly string[]> {
  const text = async (path: string): Promise<string> => (await fetch(host.url + path)).text();
  const html = await text(address);
  const parts = JSON.parse(await text(partsAddress(assetsIn(html)) ?? '')) as IslandParts;
  return partsIn(html, parts).map((path) => host.url + path);
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

/** Writes into the first field of an island, and waits for another answer than the example. */
async function use(page: Page, name: string): Promise<void> {
  const island = islandOn(page, name);
  const example = await answerOf(island);
  await write(island);
  await expect(island).toHaveAttribute('data-island-status', 'live');
  await expect.poll(() => answerOf(island)).not.toBe(example);
}

const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (url) => Boolean(await caches.match(url)), address);

test('the worker fetches its own page, and of others what the visitor opens', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  const pages = (await keptAddresses(page)).map((url) => new URL(url).pathname).filter((path) => !path.includes('.'));
  expect(pages.sort()).toEqual([FIRST, SECOND, '/offline'].sort());
});

test('without a network visited pages open and say from when they are, and in place of another they are listed', async ({
  page,
  host,
}) => {
  await visitTwoPages(page, host);
  const title = (await page.title()).replace(/ \| .*/, '');
  host.isDown = true;

  for (const visited of [FIRST, SECOND]) {
    await page.goto(host.url + visited);
    await expect(noteOf(page)).toHaveText(DATED);
    await expect(noteOf(page)).toBeInViewport();
    // With its styles: without, links of the text would be as the browser has them.
    await expect(page.getByRole('main')).toHaveCSS('font-family', /Noto|Anek|sans-serif/);
    await scriptsArrived(page);
  }

  await page.goto(host.url + NEVER_VISITED);
  await expect(noteOf(page)).toHaveText(/The page that you asked for is not on this device\. These are\.$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages on this device');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: title })).toHaveText(/, as it was on \d{1,2} \w+ \d{4}$/);
  await main.getByRole('link', { name: title }).click();
  await expect(noteOf(page)).toHaveText(DATED);

  host.isDown = false;
  await page.goto(host.url + FIRST);
  await expect(page.getByText('This page is as it was on')).toHaveCount(0);
});

const answering = [
  { address: '/calculators/sip', island: 'Calculator' },
  { address: '/personal-loans', island: 'OfferList' },
  { address: '/home-loans', island: 'Calculator' },
];
for (const { address, island } of sample(answering, 1, 'answers offline')) {
  test(`${address} was opened and not touched, and answers without a network`, async ({ page, host }) => {
    await visitTwoPages(page, host);
    await follow(page, address);
    const parts = await partsOf(host, address);
    expect(parts.length).toBeGreaterThan(2);
    await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([...parts]));
    host.isDown = true;
    await page.goto(host.url + address);
    await expect(noteOf(page)).toHaveText(DATED);
    await use(page, island);
  });
}

test(
  'a button keeps all calculators and says how much they are; another removes all copies',
  AT_NIGHT,
  async ({ page, host }) => {
    await page.goto(`${host.url}/offline`);
    await expect(page.getByText('No page is kept on this device yet.')).toBeVisible();
    const button = page.getByRole('button', { name: /^Keep all calculators \(\d+ pages, about \d+ KB\)$/ });
    await button.click();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list.filter({ hasText: /^SIP calculator/ })).toHaveCount(1, { timeout: 60_000 });
    host.isDown = true;
    await page.goto(`${host.url}/calculators/sip`);
    await expect(noteOf(page)).toHaveText(DATED);
    await use(page, 'Calculator');

    await page.goto(`${host.url}/offline`);
    await page.getByRole('button', { name: 'Remove all copies' }).click();
    await expect(page.getByText('No page is kept on this device yet.')).toBeVisible();
    expect(await isKept(page, `${host.url}/calculators/sip`)).toBe(false);
  },
);

test('a button that cannot keep what it should says so', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  await page.goto(`${host.url}/offline`);
  host.isDown = true;
  await page.getByRole('button', { name: /^Keep all calculators/ }).click();
  await expect(page.getByRole('main').getByText('That did not work.')).toBeVisible();
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

test('a page keeps the files of its build when the host has those of another', AT_NIGHT, async ({ page, host }) => {
  await visitTwoPages(page, host);
  await follow(page, '/calculators/ppf');
  const parts = await partsOf(host, '/calculators/ppf');
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([...parts]));
  host.fault = { kind: '404', isKept: (file) => file.startsWith('/assets/') };
  await page.reload();
  const island = page.locator('[data-island="Calculator"]');
  await island.getByRole('slider').first().focus();
  await page.keyboard.press('Home');
  await expect(island).toHaveAttribute('data-island-status', 'live');
});

test('one deploy removes the worker and its copies, and loads no page anew', AT_NIGHT, async ({ page, host }) => {
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
