import { formatNumber, formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { formatMonths, formatYears } from '../lib/format/durations';
import { mostOf } from '../lists/loans/fees';
import type { RefinanceAnswer, RefinanceInputs, RefinanceOption } from '../lists/loans/refinance';
import { rateText } from '../lib/format/rateText';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import * as words from './messages.en';

/** Formats months: "15 years", "1 year", "7.5 years"; up to two years "9 months" */
export function monthsLeftText(months: number): string {
  if (months < 24 && months % 6 !== 0) return formatMonths(months);
  return formatYears(months / MONTHS_IN_YEAR, formatNumber(months / MONTHS_IN_YEAR, 1));
}

/** Which fee a saving counts. */
function chargeOf({ fee, savingLeavesOutFee }: RefinanceOption): 'unknown' | 'ceiling' | 'none' | 'known' {
  if (savingLeavesOutFee) return 'unknown';
  if (fee.kind === 'bounded') return 'ceiling';
  return mostOf(fee) === 0 ? 'none' : 'known';
}

/** What a saving counts: the fee, and the charge for leaving the lender of today. */
export function chargesOf(option: RefinanceOption) {
  const charge = chargeOf(option);
  return {
    charge: option.leaving > 0 ? (`${charge}-and-leaving` as const) : charge,
    fee: formatRupees(mostOf(option.fee) ?? 0),
    leaving: formatRupees(option.leaving),
  };
}

/** The lender, its rate with its condition, and the saving of an option. */
function savedBy({ row, rate, whoGetsIt: who, result: { saving } }: RefinanceOption) {
  return {
    lender: row.provider.name,
    rate: who ? words.rateFor({ rate: rateText(rate), who }) : rateText(rate),
    saves: saving > 0,
    saving: rupeesInShort(saving),
  };
}

function ownLenderText(name: string, option: RefinanceOption | undefined): string {
  if (!option) return words.ownLenderNotLower({ lender: name });
  return words.ownLender({ ...savedBy(option), ...chargesOf(option), charge: chargeOf(option) });
}

/**
 * The answer in one or two sentences: the saving at the same lender's lowest rate, if the visitor named it, then the best other option.
 *
 * @param ownName the visitor's lender
 */
export function refinanceSentence(
  { ownLender, others: [best], whyNone }: RefinanceAnswer,
  { monthsLeft }: RefinanceInputs,
  ownName: string | undefined,
): string {
  const hasOwnLender = ownName !== undefined;
  return [
    ...(hasOwnLender ? [ownLenderText(ownName, ownLender)] : []),
    best
      ? words.otherLender({ ...savedBy(best), ...chargesOf(best), time: monthsLeftText(monthsLeft) })
      : (whyNone ?? words.nobodyLower({ hasOwnLender })),
  ].join(' ');
}

/** The largest saving with a countable fee, in unrounded rupees; undefined if nothing saves. */
export function mostSaved({ ownLender, others }: RefinanceAnswer): number | undefined {
  const savings = [ownLender, ...others].flatMap((option) =>
    option && !option.savingLeavesOutFee && option.result.saving > 0 ? option.result.saving : [],
  );
  return savings.length === 0 ? undefined : Math.max(...savings);
}

/** Whether a lender with an unknown fee may save more than that. */
export function mayBeMore({ others }: RefinanceAnswer, saved = 0): boolean {
  return others.some(({ savingLeavesOutFee, result }) => savingLeavesOutFee && result.saving > saved);
}

/** The saving over the remaining tenure: "₹6.2 lakh", "−₹9,000" */
export function savingText({ result }: RefinanceOption): string {
  return rupeesInShort(result.saving);
}
