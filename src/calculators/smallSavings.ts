/** What calculators of savings schemes and deposits share: how a balance, and interest that is taxed, are shown. */
import type { PpfDeposit, PpfYear } from '../lib/finance/ppf';
import { percentInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import type { CalculatorDefinition, Step } from '../machines/calculator/definition';
import { choice } from '../machines/fields/inputs/fields';
import type { Values } from '../machines/fields/inputs/types';
import { growthChart, growthTable } from './growth';
import * as words from './messages.en';

type Shown<Result, Part extends keyof CalculatorDefinition<Values, Result>> = Required<
  Pick<CalculatorDefinition<Values, Result>, Part>
>;

/** An account that takes a deposit each year, and pays interest that is free of tax. */
export interface Account {
  readonly years: readonly PpfYear[];
  readonly invested: number;
  readonly value: number;
}

export const accountShown: Shown<Account, 'parts' | 'facts' | 'chart' | 'tablesTitle' | 'tables'> = {
  parts: ({ invested, value }) => [
    [words.partPaidIn, invested],
    [words.partInterest, value - invested, 'gain'],
  ],
  facts: ({ invested, value }) => [
    [words.youPayIn, formatRupees(invested)],
    [words.interest, formatRupees(value - invested)],
  ],
  chart: ({ years }) => growthChart(years, { put: words.paidIn, growth: words.interest, title: words.chartAccount }),
  tablesTitle: words.tablesAccount,
  tables: [{ name: words.tableByYear, of: ({ years }) => growthTable(years) }],
};

/** A deposit whose interest is taxed; rupees. */
export interface TaxedInterest {
  readonly value: number;
  readonly interest: number;
  /** Interest that is left after tax */
  readonly kept: number;
}

export const interestShown: Shown<TaxedInterest, 'facts'> = {
  facts: ({ interest, kept }) => [
    [words.interest, formatRupees(interest)],
    [words.interestAfterTax, formatRupees(kept)],
  ],
};

export const whenPaidIn = choice(words.labelWhen, {
  april: words.whenApril,
  monthly: words.whenMonthly,
  march: words.whenMarch,
});

/**
 * How interest is worked out on the lowest balance of a month.
 *
 * @param credited when it is added to the balance
 * @param source the figure of the rate, and what it is
 */
export const lowestBalanceSteps = (
  rate: number,
  when: PpfDeposit,
  credited: 'march' | 'year',
  source: { readonly text: string; readonly address: string },
): readonly Step[] => [
  {
    name: words.stepMonth,
    rule: words.stepMonthRule({ credited }),
    value: words.stepMonthValue({ rate: percentInFull(rate) }),
    source,
  },
  {
    name: words.stepCounted,
    rule: words.stepCountedRule,
    value: { april: words.countedApril, monthly: words.countedMonthly, march: words.countedMarch }[when],
  },
];
