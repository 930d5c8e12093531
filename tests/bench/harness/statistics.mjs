// @ts-check

/**
 * @param {readonly number[]} values at least one
 * @returns {number} the middle value, or the mean of the two in the middle
 * @throws {Error} when there is none
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

/**
 * The order in which two things are measured in turn, so that a machine that grows slower or faster meanwhile treats both
 * alike: A B, B A, A B, and so on.
 * @template Item
 * @param {Item} first
 * @param {Item} second
 * @param {number} repetitions how often each comes, at least 1
 * @returns {Item[]}
 */
export function interleave(first, second, repetitions) {
  return Array.from({ length: repetitions }, (_, turn) => (turn % 2 === 0 ? [first, second] : [second, first])).flat();
}
