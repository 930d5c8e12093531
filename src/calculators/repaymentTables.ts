/** Shared by calculators of EMIs: how a loan is repaid, by year and by month. */
import type { LoanMonth } from '../lib/finance/schedule';
import { formatRupees } from '../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import type { TableData } from '../machines/calculator/definition';
import * as words from './messages.en';

interface YearSums {
  readonly year: number;
  readonly principal: number;
  readonly prepaid: number;
  readonly interest: number;
  readonly balance: number;
}

/** The sums of each year of a schedule, in unrounded rupees. */
export function byYear(schedule: readonly LoanMonth[]): readonly YearSums[] {
  const years: YearSums[] = [];
  for (const month of schedule) {
    const year = Math.ceil(month.month / MONTHS_IN_YEAR);
    const before = years[year - 1] ?? { principal: 0, prepaid: 0, interest: 0 };
    years[year - 1] = {
      year,
      principal: before.principal + month.principal,
      prepaid: before.prepaid + month.prepayment,
      interest: before.interest + month.interest,
      balance: month.balance,
    };
  }
  return years;
}

type Amounts = Omit<YearSums, 'year'>;

/**
 * Rows in whole rupees whose columns and rows still add up: each amount is what has been paid by then, rounded, less what had been paid
 * before, rounded. Rounding each amount by itself would let a column miss its total.
 */
function inWholeRupees(rows: readonly Amounts[]): readonly Amounts[] {
  const paid = { principal: 0, prepaid: 0, interest: 0 };
  return rows.map((row) => {
    const step = (name: 'principal' | 'prepaid' | 'interest'): number => {
      const before = Math.round(paid[name]);
      paid[name] += row[name];
      return Math.round(paid[name]) - before;
    };
    const whole = { principal: step('principal'), prepaid: step('prepaid'), interest: step('interest') };
    const repaid = Math.round(paid.principal) + Math.round(paid.prepaid);
    return { ...whole, balance: Math.round(paid.principal + paid.prepaid + row.balance) - repaid };
  });
}

function tableOf(rows: readonly Amounts[], names: readonly string[], unit: string, loan: string): TableData {
  const whole = inWholeRupees(rows);
  const hasPrepaid = rows.some(({ prepaid }) => prepaid > 0);
  const interest = whole.reduce((sum, row) => sum + row.interest, 0);
  return {
    caption: words.captionRepayment({ inputs: loan }),
    columns: [
      unit,
      words.columnPrincipal,
      ...(hasPrepaid ? [words.columnPrepaid] : []),
      words.columnInterestPaid,
      words.columnBalance,
    ],
    rows: whole.map((row, index) => [
      names[index] ?? '',
      row.principal,
      ...(hasPrepaid ? [row.prepaid] : []),
      row.interest,
      row.balance,
    ]),
    note: words.noteRounding({ interest: formatRupees(interest) }),
  };
}

/** @param loan the loan in words */
export function yearTable(schedule: readonly LoanMonth[], loan: string): TableData {
  const years = byYear(schedule);
  return tableOf(
    years,
    years.map(({ year }) => String(year)),
    words.columnYear,
    loan,
  );
}

/** @param loan the loan in words */
export function monthTable(schedule: readonly LoanMonth[], loan: string): TableData {
  return tableOf(
    schedule.map((month) => ({ ...month, prepaid: month.prepayment })),
    schedule.map(({ month }) => String(month)),
    words.columnMonth,
    loan,
  );
}
