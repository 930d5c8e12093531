/** What opens without a network. */
import { expect, type Page } from '@playwright/test';
import { partsAddress, type IslandParts } from '../../src/worker/addresses';
import { assetsIn, partsIn } from '../../src/worker/keptPages';
import { sample } from '../support/sample';
import { test, type OwnHost } from './support/ownHost';
import { answerOf, islandOn, write } from './support/islands';
import { AT_NIGHT, eitherScreen } from './support/projects';
import { scriptsArrived } from './support/scripts';
import { FIRST, follow, keptAddresses, SECOND, visitTwoPages } from './support/twoPages';

eitherScreen();

const NEVER_VISITED = '/gold-loan';
const DATED = /^The network does not answer\. This page is as it was on \d{1,2} [A-Z][a-z]+ \d{4}\.$/;

/** What the islands of a page need, by the files of the build that the host serves. */
async function partsOf(host: OwnHost, address: string): Promise<readonly string[]> {
  const text = async (path: string): Promise<string> => (await fetch(host.url + path)).text();
  const html = await text(address);
  const parts = JSON.parse(await text(partsAddress(assetsIn(html)) ?? '')) as IslandParts;
  return partsIn(html, parts).map((path) => host.url + path);
}

const noteOf = (page: Page) => page.getByRole('main').getByRole('status').first();

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
