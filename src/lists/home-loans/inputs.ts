import type { HomeLoan } from '../../content/offerTypes';
import { rupees, toggle, years } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { lenderInput, scoreInput } from '../loans/choices';
import { orderInput } from '../loans/fields';
import type { LoanInputs } from '../loans/loan';
import { nothingOffered, offeredInputs, type Offered } from '../loans/offeredInputs';
import { monthsOfYears } from '../../lib/unitSizes';
import * as words from './messages.en';

/** Inputs of the home loan list. Names are part of addresses and permanent. */
export type HomeLoanValues = Offered & {
  readonly amount: number;
  readonly years: number;
  readonly score: string;
  /** Id of the visitor's salary bank; '' if none is chosen */
  readonly salary: string;
  readonly woman: boolean;
  readonly repo: boolean;
  readonly order: string;
};

export const defaults: HomeLoanValues = {
  amount: 5_000_000,
  years: 20,
  score: '0',
  salary: '',
  woman: false,
  repo: false,
  ...nothingOffered,
  order: 'rate',
};

export const inputsFor = (lenders: readonly HomeLoan[]): Inputs<HomeLoanValues> => ({
  amount: rupees(words.labelAmount, [500_000, 50_000_000, 100_000], [2_500_000, 5_000_000, 7_500_000, 10_000_000]),
  years: years(words.labelTenure, [5, 30, 1]),
  score: scoreInput,
  salary: lenderInput(words.labelSalaryBank, lenders),
  woman: toggle(words.labelWoman),
  repo: toggle(words.labelRepo),
  ...offeredInputs,
  order: orderInput,
});

export function loanInputs({ amount, years: tenure, score, salary, woman, repo }: HomeLoanValues): LoanInputs {
  return {
    amount,
    tenureMonths: monthsOfYears(tenure),
    ...(score !== '0' && { score: Number(score) }),
    ...(salary !== '' && { salaryBank: salary }),
    ...(woman && { womanFirstOwner: true }),
    ...(repo && { passOnRepoChange: true }),
  };
}
