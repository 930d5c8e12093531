/** What calculators of savings schemes and deposits share: how a balance, and interest that is taxed, are shown. */
import type { PpfDeposit, PpfYear } from '../lib/finance/ppf';
import { percentInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import type { CalculatorDefinition, Step } from '../machines/calculator/definition';
import { choice } from '../machines/fields/inputs/fields';
import type { Values } from '../machines/fields/inputs/types';
import { growthChart, growthTable } from './growth';

type Shown<Result, Part extends keyof CalculatorDefinition<Values, Result>> = Pick<
  CalculatorDefinition<Values, Result>,
  Part
>;

/** An account that takes a deposit each year, and pays interest that is free of tax. */
export interface Account {
  readonly years: readonly PpfYear[];
  readonly invested: number;
  readonly value: number;
}

export const accountShown: Shown<Account, 'reports' | 'parts' | 'facts' | 'chart' | 'tablesTitle' | 'tables'> = {
  reports: ({ value, invested }) => [{ rupees: value }, { rupees: invested, what: 'paid in' }],
  parts: ({ invested, value }) => [
    ['you pay in', invested],
    ['interest', value - invested],
  ],
  facts: ({ invested, value }) => [
    ['You pay in', formatRupees(invested)],
    ['Interest', formatRupees(value - invested)],
  ],
  chart: ({ years }) => growthChart(years, { put: 'Paid in', growth: 'Interest' }),
  tablesTitle: 'Year by year: what you pay in and the balance',
  tables: [{ name: 'By year', of: ({ years }) => growthTable(years) }],
};

/** A deposit whose interest is taxed; rupees. */
export interface TaxedInterest {
  readonly value: number;
  readonly interest: number;
  /** Interest that is left after tax */
  readonly kept: number;
}

export const interestShown: Shown<TaxedInterest, 'reports' | 'facts'> = {
  reports: ({ value, interest, kept }) => [
    { rupees: value },
    { rupees: interest, what: 'interest' },
    { rupees: kept, what: 'after tax' },
  ],
  facts: ({ interest, kept }) => [
    ['Interest', formatRupees(interest)],
    ['Interest after tax', formatRupees(kept)],
  ],
};

/** When the deposit of a year is paid in, as a sentence goes on. */
export const paidIn: Readonly<Record<PpfDeposit, string>> = {
  april: 'by 5 April of each year',
  monthly: 'in parts each month',
  march: 'in late March of each year',
};

export const whenPaidIn = choice('When you pay it in', {
  april: 'Once, by 5 April',
  monthly: 'Each month, by the 5th',
  march: 'Once, in late March',
});

/**
 * How interest is worked out on the lowest balance of a month.
 *
 * @param credited when it is added to the balance: "in March"
 * @param source the figure of the rate, and what it is
 */
export const lowestBalanceSteps = (
  rate: number,
  when: PpfDeposit,
  credited: string,
  source: { readonly text: string; readonly address: string },
): readonly Step[] => [
  {
    name: 'Interest of a month',
    rule: `lowest balance between the 5th and the end of the month × rate ÷ 12, credited ${credited}`,
    value: `balance × ${percentInFull(rate)} ÷ 12`,
    source,
  },
  {
    name: 'Months for which a deposit counts in its own year',
    rule: 'from the month in which it is there by the 5th',
    value: { april: '12 of 12', monthly: '6.5 of 12 on average', march: '0 of 12' }[when],
  },
];
