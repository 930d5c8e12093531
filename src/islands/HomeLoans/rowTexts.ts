import { rateText } from '../../lib/format/rateText';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { LoanAnswer } from '../../lib/offers/types';
import type { Span } from '../../lib/quantities/span';

export { rateText };

/** @returns "from 7.10%", "7.15 – 10.00%" or "7.40%" */
export function rateRangeText({ least, most }: Span): string {
  if (least === undefined) return most === undefined ? 'Not found' : `up to ${rateText(most)}`;
  if (most === undefined) return `from ${rateText(least)}`;
  return least === most ? rateText(least) : `${rateText(least).slice(0, -1)} – ${rateText(most)}`;
}

/** The rate of a row, and below it what an estimate was made from. */
export function publishedRateText({ rate, tier, passedOn }: LoanAnswer): {
  readonly text: string;
  readonly small?: string;
} {
  if (rate === undefined || tier === undefined) return { text: 'Not found' };
  if (!passedOn) return { text: rateRangeText(tier.rate) };
  return { text: `about ${rateText(rate)}`, small: `published ${rateText(rate - passedOn)}` };
}

/** How much more than the least a row costs, or why that cannot be said. */
export function distanceText({
  aboveLeast,
  totalLeavesOutFee,
}: Pick<LoanAnswer, 'aboveLeast' | 'totalLeavesOutFee'>): string {
  if (totalLeavesOutFee) return 'without the fee';
  if (aboveLeast === undefined) return '';
  return aboveLeast < 0.5 ? 'lowest' : `+ ${rupeesInShort(Math.round(aboveLeast))}`;
}

export function aprText({ apr, fee }: Pick<LoanAnswer, 'apr' | 'fee'>): string {
  if (apr !== undefined) return `APR ${rateText(apr)}`;
  return fee.kind === 'known' ? '' : 'APR not known';
}
