import { rateText } from '../../lib/format/rateText';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { totalText } from '../../lib/format/totalText';
import { mostTotal } from './distance';
import { mostOf } from './fees';
import type { Span } from '../../lib/quantities/span';
import { NOT_FOUND } from '../../lib/quantities/unknown';
import type { LoanAnswer } from './loan';
import * as words from './messages.en';

/** @returns "from 7.10%", "7.15 – 10.00%" or "7.40%" */
export function rateRangeText({ least, most }: Span): string {
  if (least === undefined) return most === undefined ? NOT_FOUND : words.rateUpTo({ rate: rateText(most) });
  if (most === undefined) return words.rateFrom({ rate: rateText(least) });
  return least === most ? rateText(least) : `${rateText(least).slice(0, -1)} – ${rateText(most)}`;
}

/** The rate of a row, and below it the basis of an estimate. */
export function publishedRateText({ rate, tier, passedOn }: LoanAnswer): {
  readonly text: string;
  readonly small?: string;
} {
  if (rate === undefined || tier === undefined) return { text: rateRangeText({}) };
  if (!passedOn) return { text: rateRangeText(tier.rate) };
  return {
    text: words.rateAbout({ rate: rateText(rate) }),
    small: words.ratePublished({ rate: rateText(rate - passedOn) }),
  };
}

/** What the fee makes of a total. "more" if the largest fee shows in it. */
type FeeInTotal = 'unknown' | 'without limit' | 'more' | 'included' | 'none';

/** Whether a total holds the fee, as both are shown. */
export function feeInTotal(answer: Pick<LoanAnswer, 'fee' | 'total'>): FeeInTotal {
  if (answer.fee.kind === 'unknown' || answer.total === undefined) return 'unknown';
  const most = mostTotal(answer);
  if (most === undefined) return 'without limit';
  if (totalText(most) !== totalText(answer.total)) return 'more';
  return mostOf(answer.fee) === 0 ? 'none' : 'included';
}

/** The same in words: "+ fee", the total with the largest fee, or "fee included"; empty if nothing is charged. */
export function feeInTotalText(answer: Pick<LoanAnswer, 'fee' | 'total'>): string {
  return {
    unknown: words.feeNotIncluded,
    'without limit': words.feeWithoutLimit,
    more: words.feeTo({ total: totalText(mostTotal(answer) ?? 0) }),
    included: words.feeIncluded,
    none: '',
  }[feeInTotal(answer)];
}

/** The gap to the lowest total; undefined if the total is not comparable. */
export function distanceText(
  answer: Pick<LoanAnswer, 'aboveLeast' | 'mayNotBeLeast' | 'isBeaten' | 'fee'>,
): string | undefined {
  const { aboveLeast, mayNotBeLeast, isBeaten, fee } = answer;
  if (fee.kind !== 'known' || aboveLeast === undefined || (isBeaten && isLeast(aboveLeast))) return undefined;
  return aboveText(aboveLeast, mayNotBeLeast);
}

/** Whether a total is the lowest of the ranked ones, and no other known loan may cost less. */
export function isLowest({ aboveLeast, mayNotBeLeast, isBeaten, fee }: Parameters<typeof distanceText>[0]) {
  return fee.kind === 'known' && !mayNotBeLeast && !isBeaten && aboveLeast !== undefined && isLeast(aboveLeast);
}

/** Amounts are shown in whole rupees. */
const isLeast = (aboveLeast: number): boolean => aboveLeast < 0.5;

/**
 * The gap to the lowest amount in words: a plus sign after a total looks like an extra fee.
 * @param mayNotBeLeast whether something with an uncertain fee may cost less
 */
export function aboveText(aboveLeast: number, mayNotBeLeast = false): string {
  if (!isLeast(aboveLeast)) return words.more({ amount: rupeesInShort(Math.round(aboveLeast)) });
  return mayNotBeLeast ? words.lowestKnown : words.lowest;
}

/**
 * The APR at the lowest rate, with the largest fee if only a limit is published. Not an upper bound: a higher rate raises it.
 * @returns "7.21%" or "7.30% at the highest fee"; undefined if unknown because the fee is, which the total shows
 */
export function aprText({ apr, aprMost }: Pick<LoanAnswer, 'apr' | 'aprMost'>): string | undefined {
  if (apr !== undefined) return rateText(apr);
  return aprMost === undefined ? undefined : words.aprTopFee({ apr: rateText(aprMost) });
}
