import { lenderInput, repayInput, scoreInput } from '../lists/loans/choices';
import type { RefinanceInputs, RefinanceTerms, StartingRange } from '../lists/loans/refinance';
import { months, percent, rupees, share, years } from '../machines/fields/inputs/fields';
import type { Inputs, Values } from '../machines/fields/inputs/types';
import * as words from './messages.en';

/** The fields of "Already have a loan?" for one list, in form order, and their defaults. */
export interface RefinanceForm {
  readonly inputs: Inputs<Values>;
  readonly defaults: Values;
}

const rangeOf = ([, min, max, step]: StartingRange) => [min, max, step] as const;

/** Names are part of addresses and permanent. `score` is shared with the loan list's hash. */
export function refinanceForm(terms: RefinanceTerms): RefinanceForm {
  const { asksScore, foreclosurePercent, lenders, pledgeWorth } = terms;
  const isPledged = pledgeWorth !== undefined;
  const owed = isPledged ? words.labelOwedWithInterest : words.labelOwed;
  return {
    inputs: {
      owed: rupees(owed, rangeOf(terms.owed)),
      rateNow: percent(words.labelRate, rangeOf(terms.rateNow)),
      left: (isPledged ? months : years)(words.labelTime, rangeOf(terms.left)),
      ...(isPledged && { worth: rupees(words.labelWorth, [10_000, 20_000_000, 10_000]) }),
      ...(foreclosurePercent !== undefined && { leaving: share(words.labelLeaving, [0, 10, 0.25]) }),
      ...(asksScore && { score: scoreInput }),
      ...(isPledged && { repay: repayInput }),
      lender: lenderInput(words.labelLender, lenders),
    },
    defaults: {
      owed: terms.owed[0],
      rateNow: terms.rateNow[0],
      left: terms.left[0],
      ...(isPledged && { worth: pledgeWorth, repay: 'emi' }),
      ...(foreclosurePercent !== undefined && { leaving: foreclosurePercent }),
      ...(asksScore && { score: '0' }),
      lender: '',
    },
  };
}

export function refinanceInputs(
  { owed, rateNow, left, leaving = 0, lender = '', score = '0', worth, repay }: Values,
  { pledgeWorth }: RefinanceTerms,
): RefinanceInputs {
  return {
    balance: Number(owed),
    annualRatePercent: Number(rateNow),
    monthsLeft: Math.round(Number(left) * (pledgeWorth === undefined ? 12 : 1)),
    foreclosurePercent: Number(leaving),
    ...(lender !== '' && { lender: String(lender) }),
    ...(score !== '0' && { score: Number(score) }),
    ...(pledgeWorth !== undefined && { pledgeWorth: Number(worth), isBullet: repay === 'bullet' }),
  };
}
