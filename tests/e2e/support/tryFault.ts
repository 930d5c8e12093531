import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { sample } from '../../support/sample';
import { kinds, type Cell } from './faultCells';
import { keepFrom } from './faultyHost';
import { answerOf, fieldOf, healthyIsland, islandOn, unfold, valueOf, write, type Healthy } from './islands';

/** In whatever words an island says that something is missing, they come with a button. */
export const WORDS = /did not load|could not be loaded|You are offline|This page was updated/;
export const buttonOf = (island: Locator): Locator =>
  island.getByRole('button', { name: /^(?:Try again|Reload)$/ }).first();

/** The page's clock is ours, so there is nothing to wait for but the machine. */
const SOON_MS = [50, 100, 200];

/** Whether a finger meets a part, and nothing that lies over it. */
function isOnTop(part: Locator): Promise<boolean> {
  return part.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Lets the page's clock go on until an island says something, at most for about a minute. */
async function expectAnswer(page: Page, island: Locator, answer: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await answerOf(island)).toBe(answer);
  }).toPass({ timeout: 20_000, intervals: SOON_MS });
}

/** Expects words, or the answer itself where an island can do without the file. */
async function expectSaysSo(page: Page, island: Locator, { kind }: Cell, { example, answer }: Healthy): Promise<void> {
  await page.clock.runFor(12_900);
  // In one piece, because an answer that was only late replaces the words: the page's clock is ahead of the network.
  let shown = '';
  await expect(async () => {
    shown = await answerOf(island);
    if (kind === 'its data' && shown === answer) return;
    expect(shown).not.toBe(answer);
    await expect(island.getByText(WORDS).first()).toBeVisible({ timeout: 1000 });
    await expect(buttonOf(island)).toBeVisible({ timeout: 1000 });
    expect(await isOnTop(buttonOf(island))).toBe(true);
  }).toPass({ timeout: 15_000, intervals: SOON_MS });
  if (kind === 'its data') return;
  // Nothing is blank, and what is shown does not pass for an answer.
  expect(shown).toBe(example);
  for (const part of await island.locator('[data-example]').all()) await expect(part).not.toHaveCSS('opacity', '1');
}

async function tryCell(page: Page, cell: Cell, file: string, healthy: Healthy): Promise<void> {
  const host = await keepFrom(page, cell.fault, (path) => path === file);
  const isLinked = cell.way === 'is asked by the address';
  // A script that hangs holds the load of the page.
  await page.goto(isLinked ? healthy.address : healthy.page, { waitUntil: 'domcontentloaded' });
  await host.begin();
  const island = islandOn(page, cell.island);
  await unfold(fieldOf(island));
  const written = isLinked ? undefined : await write(island);
  await expectSaysSo(page, island, cell, healthy);
  if (written !== undefined) {
    expect(await valueOf(island)).toBe(written);
    const words = island.getByText(WORDS).first();
    if (await words.isVisible()) await expect(words).toBeInViewport();
  }

  if (cell.fault === 'another build') {
    // Nothing else brings what the next build has, and the host serves all of it from then on.
    await island.getByRole('button', { name: 'Reload' }).click();
  } else {
    await host.mend();
    // It may have recovered by itself before the finger is there.
    if (cell.remedy === 'at the button')
      await buttonOf(island)
        .click({ timeout: 3000 })
        .catch(() => undefined);
  }
  await expectAnswer(page, island, healthy.answer);
  expect(await valueOf(island)).toBe(healthy.value);
  await expect(island.locator('[data-island-note]')).toHaveCount(0);
}

/** What a test is given. */
interface Seat extends NonNullable<Parameters<Browser['newPage']>[0]> {
  readonly browser: Browser;
  readonly page: Page;
}

/**
 * What an island does while nothing is in the way. In the whole matrix it is kept on disk for the build, because each failure starts a new process
 * that would learn it anew.
 */
async function healthyOf(island: string, { browser, page: _page, ...options }: Seat): Promise<Healthy> {
  const folder = process.env.FAULTS_FOLDER;
  const learn = (): Promise<Healthy> => healthyIsland(browser, island, options);
  if (!folder) return learn();
  const file = path.join(folder, `healthy-${island}-${options.isMobile ? 'phone' : 'desktop'}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Healthy;
  } catch {
    const healthy = await learn();
    writeFileSync(file, JSON.stringify(healthy));
    return healthy;
  }
}

/** Tries a cell of the matrix: with each file of its kind where nothing is sampled, else with one. */
export async function tryCase(cell: Cell, seat: Seat): Promise<void> {
  const { island, kind, fault, way } = cell;
  const healthy = await healthyOf(island, seat);
  const files = healthy.files.filter(kinds[kind]);
  test.skip(files.length === 0, 'asks for no such file');
  test.skip(way === 'is asked by the address' && healthy.address === healthy.page, 'has its answer at no address');
  const { page } = seat;
  await page.clock.install();
  for (const [index, file] of sample(files, 1, `${island} ${fault}`).entries()) {
    if (index > 0) await page.goto('about:blank');
    await test.step(file, () => tryCell(page, cell, file, healthy));
  }
}
