import type { FigureValues } from '../../content/figureValues';
import { depositAnswer } from '../../lists/fixed-deposits/deposits';
import { CESS, leftAfterTax } from '../../machines/fields/inputs/fields';
import type { DepositCard } from '../../content/joinDepositCards';
import { depositOf, depositsFor, type Deposits } from './deposits';
import { savingsFor, type Savings } from './savings';
import { schemeFigures, schemesFor, type Scheme } from './schemes';
import type { Parked } from './values';

export const INSURANCE = 'deposit-insurance';
export const FREE_INTEREST = 'section-80ttb-limit';

export const figureNames = [INSURANCE, FREE_INTEREST, CESS, ...schemeFigures];

export interface Answer {
  /** The share of interest that tax leaves, from 0 to 1 */
  readonly left: number;
  /** Rupees insured at each bank, with interest */
  readonly insured: number;
  readonly deposits: Deposits;
  /** Of the split over banks, in unrounded rupees */
  readonly split: {
    readonly placed: number;
    readonly interest: number;
    readonly afterTax: number;
    /** Interest before tax, part by part */
    readonly byPart: readonly number[];
  };
  readonly savings: Savings | undefined;
  readonly schemes: readonly Scheme[];
  /** Percent a year before tax at which a fund would leave as much as the split; undefined without a split of the whole sum */
  readonly evenPercent: number | undefined;
}

const MONTHS_IN_YEAR = 12;

/** What each way leaves. @param all the cards of banks, for tests with others */
export function answerFor(parked: Parked, figures: FigureValues, all?: readonly DepositCard[]): Answer {
  const { sum, months, slab } = parked;
  const left = leftAfterTax(slab, figures);
  const insured = figures[INSURANCE] ?? 0;
  const deposits = depositsFor(parked, { left, insured }, all);
  const byPart = deposits.spread.parts.map(
    ({ offer, amount }) => depositAnswer(depositOf({ sum: amount, months }, left), offer.rate).value - amount,
  );
  const interest = byPart.reduce((total, part) => total + part, 0);
  const placed = sum - deposits.spread.left;
  return {
    left,
    insured,
    deposits,
    split: { placed, interest, afterTax: interest * left, byPart },
    savings: savingsFor(parked, left),
    schemes: schemesFor(parked, figures),
    evenPercent: placed === sum ? ((1 + interest / sum) ** (MONTHS_IN_YEAR / months) - 1) * 100 : undefined,
  };
}
