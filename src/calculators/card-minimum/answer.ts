/** Repaying a card by its minimum: time and total. */
import { isRepaid, payMinimum, type CardDebt, type CardMonth } from '../../lib/finance/cardDebt';
import { formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import * as words from './messages.en';

/** Formulas of the minimum due in issuers' terms. */
export const ways = {
  bill: words.wayBill,
  rest: words.wayRest,
  higher: words.wayHigher,
};

export type Owed = Readonly<Record<'balance' | 'rate' | 'minimum' | 'rest' | 'least' | 'charges', number>> & {
  readonly way: keyof typeof ways;
};

/** ₹200 is only a common floor of the minimum due: no rule sets it. */
export const defaults: Owed = { balance: 100_000, rate: 42, minimum: 5, way: 'bill', rest: 2, least: 200, charges: 0 };

export interface Answer {
  readonly debt: CardDebt;
  /** EMIs and fees on the first bill, in rupees: due in full beside the minimum, and not part of the balance */
  readonly charges: number;
  readonly months: readonly CardMonth[];
  /** Rupees paid in all; undefined if the debt outlasts 100 years */
  readonly paid: number | undefined;
  readonly years: readonly {
    readonly year: number;
    readonly paid: number;
    readonly interest: number;
    readonly balance: number;
  }[];
}

/** Years shown of a debt that never ends. */
export const YEARS_OF_ENDLESS = 10;

export const sum = (months: readonly CardMonth[], of: 'paid' | 'interest'): number =>
  months.reduce((total, month) => total + month[of], 0);

/** @param times how many minimums are paid each month */
export function answerFor(owed: Owed, gstPercent: number, times = 1): Answer {
  const { balance, rate, minimum, way, rest, least, charges } = owed;
  const debt = {
    balance,
    monthlyRatePercent: rate / MONTHS_IN_YEAR,
    gstPercent,
    minimumPercent: way === 'rest' ? 0 : minimum,
    restPercent: way === 'bill' ? undefined : rest,
    minimumRupees: least,
    times,
  };
  const all = payMinimum(debt);
  const ends = isRepaid(all);
  const months = ends ? all : all.slice(0, YEARS_OF_ENDLESS * MONTHS_IN_YEAR);
  const years = Array.from({ length: Math.ceil(months.length / MONTHS_IN_YEAR) }, (_year, index) => {
    const own = months.slice(index * MONTHS_IN_YEAR, (index + 1) * MONTHS_IN_YEAR);
    return {
      year: index + 1,
      paid: sum(own, 'paid'),
      interest: sum(own, 'interest'),
      balance: own.at(-1)?.balance ?? 0,
    };
  });
  return { debt, charges, months, paid: ends ? sum(months, 'paid') : undefined, years };
}

/** The first month of a debt that never ends. */
export function endlessSentence({ debt, months: [first] }: Answer): string {
  const { paid = 0, interest = 0 } = first ?? {};
  const endless = words.endless({
    interest: formatRupees(interest),
    paid: formatRupees(paid),
    covers: paid > interest,
    interestRoundedUp: formatRupees(Math.ceil(interest)),
    balance: formatRupees(debt.balance),
  });
  return `${endless} ${words.nothingNew}`;
}
