import { depositTenures } from '../../content/depositTenures';
import type { FigureValues } from '../../content/figureValues';
import { leftAfterTax } from '../../content/law/cess';
import { choice, rupees, taxSlab, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import type { DepositInputs } from './deposits';
import { formatMoney } from '../../lib/quantities/money';
import { formatYears } from '../../lib/format/durations';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import * as words from './messages.en';

/** Inputs of the fixed deposit list. Names are part of addresses and permanent. */
export type Deposit = {
  /** Rupees */
  readonly amount: number;
  /** One of `tenures` */
  readonly years: string;
  readonly senior: boolean;
  readonly payout: string;
  readonly slab: string;
  readonly order: string;
};

/** The years for which banks have rates, as an address has them. */
export const tenures: readonly string[] = depositTenures.map(({ years }) => String(years));

export const defaults: Deposit = {
  amount: 300_000,
  years: '3',
  senior: false,
  payout: 'end',
  slab: 'none',
  order: 'get',
};

export const inputs: Inputs<Deposit> = {
  // The rates apply below ₹3 crore.
  amount: rupees(words.labelAmount, [10_000, 29_990_000, 10_000], [100_000, 300_000, 500_000, 1_000_000]),
  years: choice(words.labelYears, Object.fromEntries(tenures.map((years) => [years, timeText({ years })]))),
  senior: toggle(words.labelSenior),
  payout: choice(words.labelPayout, { end: words.payoutEnd, quarter: words.payoutQuarter }),
  slab: taxSlab,
  order: choice(words.labelOrder, { get: words.youGet, highest: words.orderHighest, name: words.orderName }),
};

/** Id of the figure for interest deductible from age 60 in the old regime */
export const SENIOR_INTEREST = 'section-80ttb-limit';

/** A deposit with the figures for its tax */
export type CountedDeposit = Deposit & { readonly figures: FigureValues };

export function depositInputs({ amount, years, payout, slab, figures }: CountedDeposit): DepositInputs {
  return {
    amount,
    tenureMonths: Number(years) * MONTHS_IN_YEAR,
    isPaidOut: payout === 'quarter',
    afterTaxShare: leftAfterTax(slab, figures),
  };
}

/** "3 years" */
export function timeText({ years }: Pick<Deposit, 'years'>): string {
  return formatYears(Number(years));
}

/** "₹3 lakh, 3 years, under 60": rates differ by age, so a list of them says whose they are. */
export function depositText(deposit: Deposit): string {
  return [formatMoney(deposit.amount), timeText(deposit), deposit.senior ? words.labelSenior : words.below60].join(
    ', ',
  );
}
