import { aprWithFee } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';
import { feeAnswer, feeText, mostOf } from './fees';
import { isVagueRange } from './order';
import { pointsSince, rateDay } from '../../content/reads';
import { tierFor, whoGets } from './tiers';
import type { HomeLoan, HomeLoanList, LoanAnswer, LoanInputs } from '../../content/offerTypes';

/** What one row comes to for a visitor's numbers. Pure: the same inputs give the same answer at build and in the browser. */
export function answerFor(list: HomeLoanList, row: HomeLoan, inputs: LoanInputs): LoanAnswer {
  const { amount, tenureMonths } = inputs;
  const tier = tierFor(row, inputs);
  const fee = feeAnswer(row.processingFee.value, amount, list.gstPercent);
  const base = {
    row,
    fee,
    feeText: feeText(row.processingFee.value, fee),
    totalLeavesOutFee: fee.kind !== 'known',
  };
  if (tier?.rate.least === undefined) return base;

  const passedOn =
    inputs.passOnRepoChange && row.follows === 'repo rate'
      ? pointsSince(list.repoRate, rateDay(list, { row, tier }))
      : 0;
  const rate = Math.round((tier.rate.least + passedOn) * 100) / 100;
  const loan = { principal: amount, annualRatePercent: rate, tenureMonths };
  const { emi, totalPayable } = calculateEmi(loan);
  const charge = mostOf(fee);
  const apr = charge === undefined ? undefined : aprWithFee(loan, charge);
  const who = whoGets(tier);
  return {
    ...base,
    rate,
    isVague: isVagueRange(tier.rate, who !== undefined),
    tier,
    ...(passedOn !== 0 && { passedOn }),
    ...(who !== undefined && { whoGetsIt: who }),
    emi,
    ...(apr !== undefined && (fee.kind === 'known' ? { apr } : { aprMost: apr })),
    total: totalPayable + (fee.kind === 'known' ? fee.rupees : 0),
  };
}
