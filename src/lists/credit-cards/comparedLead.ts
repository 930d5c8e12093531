import { formatRupees } from '../../lib/format/rupees';
import type { ComparedSum } from '../../machines/list/rows';
import type { CardOffer } from './rankCards';
import * as words from './messages.en';
import { wholeRupees } from './wholeRupees';

/**
 * The result of a comparison of cards: how much more the best one gives than the next, or that several tie.
 * @param offers all cards, for this month
 * @param rupees spent a month
 */
export function comparedLeadOf(
  best: readonly ComparedSum[],
  next: ComparedSum | undefined,
  offers: readonly CardOffer[],
  rupees: number,
): string {
  const [first] = best;
  const total = formatRupees(rupees);
  const kept = wholeRupees(first?.number ?? 0);
  const amount = formatRupees(Math.abs(kept));
  if (!first || !next || best.length > 1)
    return words.tieOfCards({ total, cards: best.map(({ name }) => name), isLoss: kept < 0, kept: amount });
  const isByUse = ({ id }: ComparedSum): boolean => {
    const { least = 0, most = 0 } = offers.find(({ card }) => card.id === id)?.value.net ?? {};
    return Math.floor(most) > Math.floor(least);
  };
  const more = formatRupees(kept - wholeRupees(next.number));
  const between = { total, card: first.name, other: next.name, more, byUse: isByUse(first) || isByUse(next) };
  return kept < 0 ? words.leastLoss({ ...between, loss: amount }) : words.mostOfTwo(between);
}
