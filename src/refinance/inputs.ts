import { lenderInput, scoreInput } from '../lists/loans/choices';
import type { RefinanceInputs, RefinanceTerms, StartingRange } from '../lists/loans/refinance';
import { choice, months, percent, rupees, share, years } from '../machines/fields/inputs/fields';
import type { Inputs, Values } from '../machines/fields/inputs/types';

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
  const owed = isPledged ? 'You owe today, with interest' : 'You still owe';
  return {
    inputs: {
      owed: rupees(owed, rangeOf(terms.owed)),
      rateNow: percent('Your rate', rangeOf(terms.rateNow)),
      left: (isPledged ? months : years)('Time left', rangeOf(terms.left)),
      ...(isPledged && { worth: rupees('Your gold is worth', [10_000, 20_000_000, 10_000]) }),
      ...(foreclosurePercent !== undefined && { leaving: share('Foreclosure charge', [0, 10, 0.25]) }),
      ...(asksScore && { score: scoreInput }),
      ...(isPledged && {
        repay: choice('You repay', { emi: 'Each month, in EMIs', bullet: 'In one go, at the end' }),
      }),
      lender: lenderInput('Your lender', lenders),
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

/** Inputs of the calculation. */
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
