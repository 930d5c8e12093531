import { formatNumber, formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import type { RefinanceAnswer, RefinanceInputs, RefinanceOption } from '../lists/loans/refinance';
import { rateText } from '../lists/loans/rowTexts';

/** Formats months: "15 years", "1 year", "7.5 years"; up to two years "9 months" */
export function yearsText(months: number): string {
  if (months < 24 && months % 6 !== 0) return months === 1 ? '1 month' : `${months} months`;
  return `${formatNumber(months / 12, 1)} ${months === 12 ? 'year' : 'years'}`;
}

/** The fee in a saving, or its absence: "after the largest fee it may ask, ₹23,600". */
export function feePhrase(option: RefinanceOption): string {
  const { leaving } = option;
  return `${ownFeePhrase(option)}${leaving > 0 ? `${option.savingLeavesOutFee ? ',' : ''} and after ${formatRupees(leaving)} for leaving your lender` : ''}`;
}

function ownFeePhrase({ fee, feeText, savingLeavesOutFee }: RefinanceOption): string {
  if (savingLeavesOutFee) return 'before its fee, which is not known';
  if (fee.kind === 'bounded') return `after the largest fee it may ask, ${formatRupees(fee.most ?? 0)}`;
  return feeText === 'Nil' ? 'with no fee' : `after its fee of ${feeText}`;
}

function savedText(option: RefinanceOption): string {
  const { saving } = option.result;
  if (saving <= 0) return `costs more than it saves, ${feePhrase(option)}`;
  return `saves up to **${rupeesInShort(saving)}**, ${feePhrase(option)}`;
}

function ownText(name: string, own: RefinanceOption | undefined): string {
  if (!own) return `${name} publishes no rate below yours for these numbers. `;
  return `Ask ${name} first: a fall to the ${rateText(own.rate)} that it publishes ${savedText(own)}. `;
}

/**
 * The answer in one or two sentences: the saving at the same lender's lowest rate, if the visitor named it, then the best other option.
 *
 * @param ownName the visitor's lender
 */
export function refinanceSentence(
  { own, others, whyNone }: RefinanceAnswer,
  { monthsLeft }: RefinanceInputs,
  ownName: string | undefined,
): string {
  const [best] = others;
  const first = ownName === undefined ? '' : ownText(ownName, own);
  if (!best) {
    return `${first}${whyNone ?? `No ${ownName === undefined ? '' : 'other '}lender of this list publishes a lower rate.`}`;
  }
  const move = `Moving to ${best.row.provider.name} at its published ${rateText(best.rate)}`;
  return `${first}${move} ${savedText(best)}, over the ${yearsText(monthsLeft)} left.`;
}

/** The largest saving with a countable fee, in unrounded rupees; undefined if nothing saves. */
export function mostSaved({ own, others }: RefinanceAnswer): number | undefined {
  const savings = [own, ...others].flatMap((option) =>
    option && !option.savingLeavesOutFee && option.result.saving > 0 ? option.result.saving : [],
  );
  return savings.length === 0 ? undefined : Math.max(...savings);
}

/** Whether a lender with an unknown fee may save more than that. */
export function mayBeMore({ others }: RefinanceAnswer, saved = 0): boolean {
  return others.some(({ savingLeavesOutFee, result }) => savingLeavesOutFee && result.saving > saved);
}

/** The saving over the remaining tenure: "₹6.2 lakh", "− ₹9,000" */
export function savingText({ result }: RefinanceOption): string {
  return result.saving < 0 ? `− ${rupeesInShort(-result.saving)}` : rupeesInShort(result.saving);
}
