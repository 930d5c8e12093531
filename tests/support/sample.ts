/**
 * Tests that multiply (pages × widths × themes × faults) run whole in `npm run test:all` and nightly. `npm test` runs a part of them: the same
 * part every day, so that a change is judged by itself and not by the date.
 */
import { createHash } from 'node:crypto';

/** Whether samples are the whole list: in `npm run test:all`. */
export function testsAll(): boolean {
  return process.env['TEST_ALL'] === '1';
}

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/**
 * Draws a fixed sample of a list. Which items are drawn depends on the items themselves, not on their places, so an item that is added or
 * removed exchanges one of the sample at most.
 * @param list its items can be written as JSON and are different from each other
 * @param count the most to draw
 * @param salt a name, so that two tests do not look at the same items
 * @param groupOf with it every group is drawn from once before any is drawn from twice
 * @returns items in the order of the list; all of them when TEST_ALL is 1
 */
export function sample<Item>(
  list: readonly Item[],
  count: number,
  salt: string,
  groupOf: (item: Item) => string = () => '',
): Item[] {
  if (testsAll() || list.length <= count) return [...list];
  const shuffled = list
    .map((item) => ({ item, key: hash(salt, JSON.stringify(item)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const drawnFrom = new Map<string, number>();
  const inTurns = shuffled.map(({ item }) => {
    const group = groupOf(item);
    const turn = drawnFrom.get(group) ?? 0;
    drawnFrom.set(group, turn + 1);
    return { item, turn };
  });
  inTurns.sort((a, b) => a.turn - b.turn);
  const drawn = new Set(inTurns.slice(0, count).map(({ item }) => item));
  return list.filter((item) => drawn.has(item));
}
