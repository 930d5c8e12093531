/**
 * Tests that multiply (pages × widths × themes × faults) run whole in `npm run test:all` and nightly, and as a sample in
 * `npm test`. The sample changes from day to day, so that everything is reached in turn, and depends on nothing but the day:
 * `TEST_SEED=2026-11-22 npx playwright test` repeats the one of that day.
 */
import { createHash } from 'node:crypto';
import { todayInIndia } from '../../src/content/today';

const DAY_MS = 86_400_000;

/** Whether samples are the whole list: in `npm run test:all`. */
export function testsAll(): boolean {
  return process.env['TEST_ALL'] === '1';
}

/** The day that decides what is drawn: TEST_SEED, or today in India, as year-month-day. */
export function testSeed(): string {
  return process.env['TEST_SEED'] ?? todayInIndia();
}

function dayNumber(seed: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(seed) ? Date.parse(seed) : NaN;
  if (Number.isNaN(time)) throw new Error(`TEST_SEED is "${seed}"; write a day, such as 2026-11-22.`);
  return time / DAY_MS;
}

function hash(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** Sorts by a key, which strings in hexadecimal or plain words are. */
function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

/**
 * Draws the day's sample of a list. The list is shuffled and dealt out over as many days as it takes, so that every item is
 * drawn once before any is drawn again; then it is shuffled anew.
 * @param list its items can be written as JSON and are different from each other
 * @param count the most to draw in a day
 * @param salt a name, so that two lists are not drawn in step
 * @param groupOf with it each day draws from every group in proportion, as far as the count allows
 * @param seed the day as year-month-day
 * @returns items in the order of the list; all of them when TEST_ALL is 1
 */
export function sample<Item>(
  list: readonly Item[],
  count: number,
  salt: string,
  groupOf: (item: Item) => string = () => '',
  seed: string = testSeed(),
): Item[] {
  if (testsAll() || list.length <= count) return [...list];
  const days = Math.ceil(list.length / count);
  const day = dayNumber(seed);
  const round = Math.floor(day / days);
  const shuffled = sortedBy(list, (item) => `${groupOf(item)}\n${hash(salt, round, JSON.stringify(item))}`);
  const drawn = new Set(shuffled.filter((_item, index) => index % days === day % days));
  return list.filter((item) => drawn.has(item));
}
