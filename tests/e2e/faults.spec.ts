/**
 * Nothing fails in silence: whatever file an island needs, and in whatever way it does not come, within five seconds words say so,
 * what was written is kept, and the answer comes as soon as the file does. An island that is new is in these tests from then on.
 */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { sample } from '../support/sample';
import { faults, keepFrom, type Fault } from './support/faultyHost';
import {
  answerOf,
  fieldOf,
  healthyIsland,
  islandNames,
  islandOn,
  unfold,
  valueOf,
  write,
  type Healthy,
} from './support/islands';
import { expectNotice, noticeRegion } from './support/notices';
import { eitherScreen } from './support/projects';
import { ISLANDS_SCRIPT } from './support/scripts';

eitherScreen('faults');

/** What an island needs, by what the address of a file tells of it. */
const kinds = {
  'the entry': (file: string) => ISLANDS_SCRIPT.test(file),
  React: (file: string) => file.includes('/islands-react.'),
  'its code': (file: string) => /^\/assets\/js\/(?!islands)/.test(file),
  'its data': (file: string) => !file.startsWith('/assets/js/'),
} as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as readonly Kind[];

const ways = ['is written into', 'is asked by the address'] as const;
const remedies = ['at the button', 'by itself'] as const;

interface Cell {
  readonly island: string;
  readonly kind: Kind;
  readonly fault: Fault;
  readonly way: (typeof ways)[number];
  readonly remedy: (typeof remedies)[number];
}

const cells: readonly Cell[] = islandNames.flatMap((island) =>
  kindNames.flatMap((kind) =>
    faults
      // Data keep their names from one build to the next.
      .filter((fault) => kind !== 'its data' || fault !== 'another build')
      .flatMap((fault, row) =>
        ways.map((way) => ({ island, kind, fault, way, remedy: remedies[(row + kindNames.indexOf(kind)) % 2]! })),
      ),
  ),
);

/** In whatever words an island says that something is missing, they come with a button. */
const WORDS = /did not load|could not be loaded|You are offline|This page was updated/;
const buttonOf = (island: Locator): Locator => island.getByRole('button', { name: /^(?:Try again|Reload)$/ }).first();

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
  }).toPass({ timeout: 20_000 });
}

/** Expects words, or the answer itself where an island can do without the file. */
async function expectSaysSo(page: Page, island: Locator, { kind }: Cell, { example, answer }: Healthy): Promise<void> {
  await page.clock.runFor(4900);
  // In one piece, because an answer that was only late replaces the words: the page's clock is ahead of the network.
  let shown = '';
  await expect(async () => {
    shown = await answerOf(island);
    if (kind === 'its data' && shown === answer) return;
    expect(shown).not.toBe(answer);
    await expect(island.getByText(WORDS).first()).toBeVisible({ timeout: 1000 });
    await expect(buttonOf(island)).toBeVisible({ timeout: 1000 });
    expect(await isOnTop(buttonOf(island))).toBe(true);
  }).toPass({ timeout: 15_000 });
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

for (const cell of sample(cells, 14, 'faults', ({ island }) => island)) {
  const { island, kind, fault, way, remedy } = cell;
  test(`${island} ${way}, ${kind} is ${fault}, and it recovers ${remedy}`, async ({
    browser,
    page,
    baseURL,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const healthy = await healthyIsland(browser, island, { baseURL, viewport, isMobile, hasTouch });
    const files = healthy.files.filter(kinds[kind]);
    test.skip(files.length === 0, 'asks for no such file');
    test.skip(way === 'is asked by the address' && healthy.address === healthy.page, 'has its answer at no address');
    await page.clock.install();
    for (const [index, file] of sample(files, 1, `${island} ${fault}`).entries()) {
      if (index > 0) await page.goto('about:blank');
      await test.step(file, () => tryCell(page, cell, file, healthy));
    }
  });
}

for (const fault of sample(faults, 2, 'faults of the newsletter')) {
  test(`what a behaviour is asked while the entry is ${fault} is answered later`, async ({ page }) => {
    await page.clock.install();
    const host = await keepFrom(page, fault, (path) => ISLANDS_SCRIPT.test(path));
    await page.goto('/credit-cards/fuel');
    await host.begin();
    const field = page.getByLabel('Money Insights by email');
    await field.fill('asha@example.in');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.clock.runFor(4900);
    await expect(noticeRegion(page).getByText(WORDS)).toBeVisible();
    await expect(field).toHaveValue('asha@example.in');
    if (fault === 'another build') {
      await noticeRegion(page).getByRole('button', { name: 'Reload' }).click();
      await expect(field).toHaveValue('asha@example.in');
      return;
    }
    await host.mend();
    // Second by second: the answer comes with a later attempt, and goes again by itself.
    const answer = noticeRegion(page).getByText('Subscribed!', { exact: true });
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await answer.isVisible()).toBe(true);
    }).toPass({ intervals: [100], timeout: 15_000 });
    await expectNotice(page, 'Subscribed!', 'Thank you for your interest in our newsletter.');
  });
}

test('an island that throws shows what the page was sent with, faded, and answers again once it can', async ({
  page,
}) => {
  await page.goto('/home-loans');
  const island = islandOn(page, 'EmiCalculator');
  await write(island);
  await expect(island).toHaveAttribute('data-island-status', 'live');
  const result = island.locator('[data-example]').last();
  await expect(result).not.toContainText('₹43,391');
  // The answer is said aloud a moment later, which would throw before the next number is typed.
  await expect(island.locator('output')).not.toBeEmpty();
  const mend = await page.evaluateHandle(() => {
    const { format } = Object.getOwnPropertyDescriptors(Intl.NumberFormat.prototype);
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      ...format,
      get() {
        throw new Error('for this test');
      },
    });
    return () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', format);
  });
  await fieldOf(island).fill('7500000');
  await expect(island.getByText('This part stopped working')).toBeInViewport();
  expect(await valueOf(island)).toBe('7500000');
  await expect(result).toContainText('₹43,391');
  await expect(result).not.toHaveCSS('opacity', '1');
  await mend.evaluate((doIt) => doIt());
  await buttonOf(island).click();
  await expect(result).toContainText('₹65,087');
  await expect(result).toHaveCSS('opacity', '1');
});
