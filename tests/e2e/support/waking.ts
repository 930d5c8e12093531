import { expect, type Locator, type Page } from '@playwright/test';
import { Hand, type Action } from './hand';
import { islandOn, unfold } from './islands';
import { holdScripts } from './scripts';

/** What somebody does in an island. */
export interface Scenario {
  readonly name: string;
  /** Whether it is tried each time, and not only where everything is */
  readonly isInGate?: true;
  readonly page: string;
  readonly island: string;
  readonly actions: readonly Action[];
  /** A part of it that is in a fold, as a selector */
  readonly folded?: string;
}

/** What a visitor sees of an island: its fields, the address and its words. */
interface Outcome {
  readonly address: string;
  readonly fields: readonly string[];
  readonly words: string;
}

/** What a slow network may bring late: everything, or only what the island needs in addition. */
export const LATE = { everything: /\.js$/, 'the island alone': /\/assets\/js\/(?!islands\.)[^/]+\.js$/ } as const;
export type Late = keyof typeof LATE;

async function outcomeOf(page: Page, island: Locator): Promise<Outcome> {
  const { pathname, search, hash } = new URL(page.url());
  const seen = await island.evaluate((root: HTMLElement) => {
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, select')].map(
      ({ name, type, value, checked }) => `${name || type}: ${type === 'checkbox' ? `${value} ${checked}` : value}`,
    );
    const pressed = [...root.querySelectorAll('[aria-pressed="true"]')].map((button) => button.textContent);
    const shown = root.cloneNode(true) as HTMLElement;
    // The bar of phones repeats the result and says what the last edit changed: waking takes all edits at once.
    const aside = '[data-island-note], [data-until-live], [data-result-bar], output, noscript';
    shown.querySelectorAll(aside).forEach((part) => part.remove());
    return {
      fields: [...fields, `pressed: ${pressed.join(', ')}`],
      words: shown.textContent.replace(/\s+/g, ' ').trim(),
    };
  });
  return { address: pathname + search + hash, ...seen };
}

/** Waits until nothing changes any more. */
async function settledOutcome(page: Page, island: Locator): Promise<Outcome> {
  let before = {} as Outcome;
  await expect(async () => {
    // Asked first: rows that come later may come while the outcome is read.
    const isLate = (await island.locator('[aria-busy="true"]').count()) > 0;
    const now = await outcomeOf(page, island);
    const isBusy = isLate || now.words.includes('Searching…');
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    expect(isSame && !isBusy).toBe(true);
    // Longer than typing rests before the address follows.
  }).toPass({ intervals: [600] });
  return before;
}

/** A processor and a network. */
export interface Device {
  /** How many times slower than this machine */
  readonly slower: number;
  /** Kilobits per second, with 300 ms to the host; unlimited if left out */
  readonly kilobits?: number;
}

async function open(page: Page, { page: path, island: name, folded }: Scenario, isMobile: boolean): Promise<Hand> {
  await page.goto(path);
  const hand = new Hand(page, islandOn(page, name), isMobile);
  if (folded) await unfold(hand.part(folded));
  return hand;
}

const isLive = (island: Locator): Promise<void> => expect(island).toHaveAttribute('data-island-status', 'live');

/** What an island that is awake says to all that somebody does in it. */
export async function outcomeAwake(page: Page, scenario: Scenario, isMobile: boolean): Promise<Outcome> {
  const hand = await open(page, scenario, isMobile);
  await expect(async () => {
    await hand.island.dispatchEvent('islandwanted');
    await expect(hand.island).toHaveAttribute('data-island-status', 'live', { timeout: 500 });
  }).toPass();
  for (const action of scenario.actions) await action(hand);
  return settledOutcome(page, hand.island);
}

/** The same when its scripts come after some of the actions. */
export async function outcomeWoken(
  page: Page,
  scenario: Scenario,
  isMobile: boolean,
  { after, late }: { readonly after: number; readonly late: Late },
): Promise<Outcome> {
  const release = await holdScripts(page, LATE[late]);
  const hand = await open(page, scenario, isMobile);
  for (const action of scenario.actions.slice(0, after)) await action(hand);
  expect(await hand.island.getAttribute('data-island-status')).not.toBe('live');
  release();
  await isLive(hand.island);
  for (const action of scenario.actions.slice(after)) await action(hand);
  return settledOutcome(page, hand.island);
}

/** The same on some device, without waiting for anything: it wakes when it wakes. */
export async function outcomeOnDevice(
  page: Page,
  scenario: Scenario,
  isMobile: boolean,
  { slower, kilobits }: Device,
): Promise<Outcome> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (kilobits !== undefined) {
    const bytes = (kilobits * 1000) / 8;
    const network = { offline: false, latency: 300, downloadThroughput: bytes, uploadThroughput: bytes };
    await devTools.send('Network.emulateNetworkConditions', network);
  }
  const hand = await open(page, scenario, isMobile);
  for (const action of scenario.actions) await action(hand);
  await expect(hand.island).toHaveAttribute('data-island-status', 'live', { timeout: 60_000 });
  return settledOutcome(page, hand.island);
}
