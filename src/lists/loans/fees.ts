import { withGst } from '../../lib/finance/apr';
import { formatRupees } from '../../lib/format/rupees';
import { feeCost } from '../../lib/quantities/fee';
import { format, isUnknown, type FeeQuantity, type Unknown } from '../../lib/quantities/quantity';
import type { OtherValue } from '../../lib/quantities/otherValue';
import type { FeeAnswer } from './loan';
import * as words from './messages.en';

/**
 * The amount of a published fee with GST. A ceiling or a range is no exact amount, so both ends are kept.
 *
 * @param base rupees of the loan, or of the outstanding balance
 */
export function feeAnswer(fee: FeeQuantity | Unknown, base: number, gstPercent: number): FeeAnswer {
  const cost = isUnknown(fee) ? undefined : feeCost(fee, base);
  if (!cost) return { kind: 'unknown' };
  const least = withGst(cost.least, gstPercent);
  if (cost.most === undefined) return { kind: 'bounded', least };
  const most = withGst(cost.most, gstPercent);
  return least === most ? { kind: 'known', rupees: most } : { kind: 'bounded', least, most };
}

/** What a fee may come to at most; infinite if no upper limit is published. */
function topOf(fee: FeeAnswer): number {
  return fee.kind === 'unknown' ? 0 : (mostOf(fee) ?? Infinity);
}

/**
 * A fee beside the others that documents name: the highest of these is the end of a range, so no sum counts the lower one as exact. Others for
 * borrowers for whom the list does not count are left out.
 */
export function withHigherFees(
  fee: FeeAnswer,
  others: readonly OtherValue<FeeQuantity>[],
  base: number,
  gstPercent: number,
): FeeAnswer {
  if (fee.kind === 'unknown') return fee;
  const counted = others.filter(({ notCounted, takenOver }) => !notCounted && !takenOver);
  const most = Math.max(...counted.map(({ value }) => topOf(feeAnswer(value, base, gstPercent))));
  if (most <= topOf(fee)) return fee;
  return { kind: 'bounded', least: leastOf(fee), ...(Number.isFinite(most) && { most }) };
}

/** The least possible fee in rupees; zero if it is unknown. */
export function leastOf(fee: FeeAnswer): number {
  if (fee.kind === 'known') return fee.rupees;
  return fee.kind === 'bounded' ? fee.least : 0;
}

/** The largest possible fee in rupees; undefined if no upper limit is published. */
export function mostOf(fee: FeeAnswer): number | undefined {
  if (fee.kind === 'known') return fee.rupees;
  return fee.kind === 'bounded' ? fee.most : undefined;
}

/** @returns "₹20,650", "at most ₹29,500", "₹1,770 to ₹5,900", "from ₹29,500", "Nil", or the word for a missing fee */
export function feeText(fee: FeeQuantity | Unknown, answer: FeeAnswer): string {
  switch (answer.kind) {
    case 'known':
      return answer.rupees === 0 ? words.feeNil : formatRupees(answer.rupees);
    case 'bounded':
      if (answer.most === undefined) return words.feeFrom({ fee: formatRupees(answer.least) });
      // "up to 0.50%" is a ceiling; "₹1,500 to ₹5,000" has both ends.
      return answer.least === 0 || isCeiling(fee)
        ? words.feeAtMost({ fee: formatRupees(answer.most) })
        : rangeText(formatRupees(answer.least), formatRupees(answer.most));
    case 'unknown':
      // A fee known for smaller loans only
      return format({ kind: isUnknown(fee) ? fee.kind : 'not-found' });
  }
}

/** "₹1,500 to ₹5,000", or one amount if both ends print the same. */
function rangeText(least: string, most: string): string {
  return least === most ? least : words.feeRange({ least, most });
}

function isCeiling(fee: FeeQuantity | Unknown): boolean {
  return !isUnknown(fee) && fee.slabs.some(({ share, amount }) => (share ?? amount)?.least === undefined);
}

/** How certain a fee is, as a sort key: known, within published limits, unknown. */
export function certaintyOf({ kind }: FeeAnswer): number {
  return { known: 0, bounded: 1, unknown: 2 }[kind];
}

/** Sort order: known fees by amount, then fees with an upper limit, then without, then unknown ones. */
export function compareFees(a: FeeAnswer, b: FeeAnswer): number {
  const size = (fee: FeeAnswer): number =>
    fee.kind === 'known' ? fee.rupees : fee.kind === 'bounded' ? (fee.most ?? Number.MAX_VALUE) : 0;
  return certaintyOf(a) - certaintyOf(b) || size(a) - size(b);
}
