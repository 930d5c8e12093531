/** Which sum leads a list or a comparison, and which others may be more. */
interface Leading<Sum> {
  readonly first: Sum | undefined;
  readonly mayGiveMore: readonly Sum[];
}

/**
 * One rule for the list and for a comparison of its cards: a sum that is only a minimum has no upper end, so beside it nothing is said to give most.
 * @param best those that tie for the most
 */
export function leadingOf<Sum>(
  best: readonly Sum[],
  others: readonly Sum[],
  isLeast: (sum: Sum) => boolean,
): Leading<Sum> {
  const first = best.find((sum) => !isLeast(sum)) ?? best[0];
  return { first, mayGiveMore: [...best, ...others].filter((sum) => sum !== first && isLeast(sum)) };
}
