import { pointsSince } from '../../content/reads';
import { aprWithFee } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';
import { bulletInterestShare } from '../../lib/finance/goldLoan';
import { formatCell, type QuantityCell } from '../../lib/quantities/cell';
import type { OtherValue } from '../../lib/quantities/otherValue';
import type { FeeQuantity } from '../../lib/quantities/quantity';
import { feeAnswer, feeText, leastOf, mostOf, withHigherFees } from './fees';
import type { FeeAnswer, LoanAnswer, LoanInputs, LoanRules, PublishedLoan } from './loan';
import { isVagueRange } from './order';
import { tierFor, whoGets } from './tiers';

/** What a table's row says of the fee of its loan, and for how much and how long the lender lends. */
export interface RowTerms {
  readonly amount?: QuantityCell<'money'> | undefined;
  readonly tenure?: QuantityCell<'tenure'> | undefined;
  readonly fee?: QuantityCell<'fee'> | undefined;
  readonly otherFees?: readonly OtherValue<FeeQuantity>[] | undefined;
}

/** The same as of a published loan. A fee that applies to some borrowers only, by its note, is not counted. */
export function termsOf({
  amount,
  tenure,
  fee = { kind: 'not-found' },
  otherFees,
}: RowTerms): Pick<PublishedLoan, 'processingFee' | 'conditionalFee' | 'amount' | 'tenure'> {
  return {
    processingFee: { value: fee, ...(otherFees && { others: otherFees }) },
    ...(fee.note !== undefined && { conditionalFee: formatCell(fee) }),
    ...(amount && { amount: { value: amount } }),
    ...(tenure && { tenure: { value: tenure } }),
  };
}

/**
 * A fee with GST, as a number and as text.
 * @param amount rupees of the loan, or of the outstanding balance
 */
export function feeOf(
  { processingFee, conditionalFee }: Pick<PublishedLoan, 'processingFee' | 'conditionalFee'>,
  amount: number,
  gstPercent: number,
): { readonly fee: FeeAnswer; readonly feeText: string } {
  if (conditionalFee !== undefined) return { fee: { kind: 'unknown' }, feeText: conditionalFee };
  const { value, others = [] } = processingFee;
  const fee = withHigherFees(feeAnswer(value, amount, gstPercent), others, amount, gstPercent);
  return { fee, feeText: feeText(value, fee) };
}

/** Percentage points of repo rate change to add to a rate, if the visitor asks for it and the loan follows the repo rate. */
function pointsToAdd(row: PublishedLoan, day: string, inputs: LoanInputs, { repoRate }: LoanRules): number {
  return inputs.passOnRepoChange && row.follows === 'repo rate' ? pointsSince(repoRate, day) : 0;
}

/** What a loan costs at a rate, with the least possible fee. The interest of a bullet loan is paid at the end, so it has no EMI and no APR. */
export function costAt(
  rate: number,
  fee: FeeAnswer,
  { amount, tenureMonths, isBullet }: LoanInputs,
): Pick<LoanAnswer, 'emi' | 'apr' | 'aprMost'> & Required<Pick<LoanAnswer, 'interest' | 'total'>> {
  if (isBullet) {
    const interest = amount * bulletInterestShare(rate, tenureMonths);
    return { interest, total: amount + interest + leastOf(fee) };
  }
  const loan = { principal: amount, annualRatePercent: rate, tenureMonths };
  const { emi, totalPayable, totalInterest: interest } = calculateEmi(loan);
  const charge = mostOf(fee);
  const apr = charge === undefined ? undefined : aprWithFee(loan, charge);
  return {
    emi,
    interest,
    total: totalPayable + leastOf(fee),
    ...(apr !== undefined && (fee.kind === 'known' ? { apr } : { aprMost: apr })),
  };
}

/**
 * The cost of a loan at its lowest applicable published rate. Pure: the same inputs give the same answer at build time and in the browser.
 * @param tier another of its published rates
 */
export function answerLoan<Of extends PublishedLoan>(
  row: Of,
  inputs: LoanInputs,
  rules: LoanRules,
  tier = tierFor(row, inputs),
): LoanAnswer<Of> {
  const { fee, feeText: text } = feeOf(row, inputs.amount, rules.gstPercent);
  const base = { row, fee, feeText: text };
  if (tier?.rate.least === undefined) return base;

  const passedOn = pointsToAdd(row, tier.day, inputs, rules);
  const rate = passedOn === 0 ? tier.rate.least : Math.round((tier.rate.least + passedOn) * 100) / 100;
  const who = whoGets(tier);
  return {
    ...base,
    rate,
    isVague: isVagueRange(tier.rate, who !== undefined || tier.note !== undefined),
    tier,
    ...(passedOn !== 0 && { passedOn }),
    ...(who !== undefined && { whoGetsIt: who }),
    ...costAt(rate, fee, inputs),
  };
}
