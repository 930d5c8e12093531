import { aprWithFee } from '../finance/apr';
import { calculateEmi } from '../finance/emi';
import { feeAnswer, feeText, mostOf } from './fees';
import { pointsSince, rateDay } from './reads';
import { tierFor, whoGets } from './tiers';
import type { FeeAnswer, HomeLoan, HomeLoanList, LoanAnswer, LoanInputs } from './types';

function unknownsOf(row: HomeLoan, answer: Pick<LoanAnswer, 'tier' | 'fee' | 'feeText'>): string[] {
  const { tier, fee } = answer;
  const feeSentences: Readonly<Record<FeeAnswer['kind'], readonly string[]>> = {
    known: [],
    bounded: [`The fee is only known as ${answer.feeText} with GST, so the total leaves it out.`],
    unknown: ['The fee is not known, so the total leaves it out.'],
  };
  return [
    ...(tier && tier.rate.most === undefined ? ['Upper rate not published.'] : []),
    ...(tier ? [] : ['No rate is published for your numbers.']),
    ...feeSentences[fee.kind],
    ...(row.follows === 'not found' ? ['Which benchmark the rate follows was not found.'] : []),
  ];
}

/** What one row comes to for a visitor's numbers. Pure: the same inputs give the same answer at build and in the browser. */
export function answerFor(list: HomeLoanList, row: HomeLoan, inputs: LoanInputs): LoanAnswer {
  const { amount, tenureMonths } = inputs;
  const tier = tierFor(row, inputs);
  const fee = feeAnswer(row.processingFee.value, amount, list.gstPercent);
  const text = feeText(row.processingFee.value, fee);
  const base = {
    row,
    fee,
    feeText: text,
    totalLeavesOutFee: fee.kind !== 'known',
    unknowns: unknownsOf(row, { ...(tier && { tier }), fee, feeText: text }),
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
    tier,
    ...(passedOn !== 0 && { passedOn }),
    ...(who !== undefined && { whoGetsIt: who }),
    emi,
    ...(apr !== undefined && (fee.kind === 'known' ? { apr } : { aprMost: apr })),
    total: totalPayable + (fee.kind === 'known' ? fee.rupees : 0),
  };
}
