import { formatRupees } from '../../lib/format/rupees';
import type { ComparedSum } from '../../machines/list/rows';
import type { CardOffer } from './rankCards';
import * as words from './messages.en';

/**
 * What a comparison of cards comes to: how much more the best gives than the next one, or that several tie.
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
  if (!first || !next || best.length > 1)
    return words.tieOfCards({ total, cards: best.map(({ name }) => name), kept: first?.text ?? '' });
  const names = { total, card: first.name, other: next.name };
  const more = formatRupees(Math.round(first.number - next.number));
  if (first.number < 0) return words.leastLoss({ ...names, more, loss: formatRupees(Math.round(-first.number)) });
  const isByUse = ({ id }: ComparedSum): boolean => {
    const { least = 0, most = 0 } = offers.find(({ card }) => card.id === id)?.value.net ?? {};
    return Math.floor(most) > Math.floor(least);
  };
  return words.mostOfTwo({ ...names, more, byUse: isByUse(first) || isByUse(next) });
}
