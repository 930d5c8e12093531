import { formatRupees } from '../../lib/format/rupees';
import type { ComparedSum } from '../../machines/list/rows';
import { leadingOf } from './leading';
import type { CardOffer } from './rankCards';
import { leftOutText } from './reason';
import * as words from './messages.en';
import { wholeRupees } from './wholeRupees';

/** A card that pays at least a sum, with what is not counted of it. */
function openOther({ id, name, number }: ComparedSum, offers: readonly CardOffer[]): string {
  const { card, value } = offers.find((offer) => offer.card.id === id) ?? {};
  const what =
    card && value ? [...value.leftOutRules.map((left) => leftOutText(left, card)), ...(card.rewards.more ?? [])] : [];
  const kept = wholeRupees(number);
  return words.openOther({
    card: name,
    isLoss: kept < 0,
    kept: formatRupees(Math.abs(kept)),
    isNamed: what.length > 0,
    what: what.map((text) => text.replace(/\.$/u, '')),
  });
}

/**
 * The result of a comparison of cards: how much more the best one gives than the next, or that several tie. Where another's sum is only a minimum,
 * none is said to give more than it.
 * @param others best first; empty only where two or more tie
 * @param offers all cards, for this month
 * @param rupees spent a month
 */
export function comparedLeadOf(
  best: readonly ComparedSum[],
  others: readonly ComparedSum[],
  offers: readonly CardOffer[],
  rupees: number,
): string {
  const { first, mayGiveMore } = leadingOf(best, others, ({ isLeast = false }) => isLeast);
  const total = formatRupees(rupees);
  const kept = wholeRupees(first?.number ?? 0);
  const amount = formatRupees(Math.abs(kept));
  const isLoss = kept < 0;
  const isLeast = first?.isLeast === true;
  if (first && mayGiveMore.length > 0)
    return [
      words.openLead({ total, card: first.name, isLoss, isLeast, kept: amount }),
      ...mayGiveMore.map((sum) => openOther(sum, offers)),
    ].join(' ');
  const [next] = others;
  if (!first || !next || best.length > 1)
    return words.tieOfCards({ total, cards: best.map(({ name }) => name), isLoss, kept: amount });
  const isByUse = ({ id }: ComparedSum): boolean => {
    const { least = 0, most = 0 } = offers.find(({ card }) => card.id === id)?.value.net ?? {};
    return Math.floor(most) > Math.floor(least);
  };
  const more = formatRupees(kept - wholeRupees(next.number));
  const byUse = isByUse(first) || isByUse(next);
  const between = { total, card: first.name, other: next.name, more, byUse, isLeast };
  return isLoss ? words.leastLoss({ ...between, loss: amount }) : words.mostOfTwo(between);
}
