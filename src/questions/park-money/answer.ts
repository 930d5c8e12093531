import type { FigureValues } from '../../content/figureValues';
import { depositAnswer, isInsured } from '../../lists/fixed-deposits/deposits';
import type { DepositCard } from '../../content/joinDepositCards';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { bucketOf, CARDS_BELOW, depositOf, depositsFor, isSystemic, type Deposits, type DepositWay } from './deposits';
import { savingsFor, type Savings } from './savings';
import { schemeFigures, schemesFor, type Scheme } from './schemes';
import type { Parked } from './values';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';

export const INSURANCE = 'deposit-insurance';
export const FREE_INTEREST = 'section-80ttb-limit';

export const figureNames = [INSURANCE, FREE_INTEREST, CESS, ...schemeFigures];

/** The whole sum at one bank, where the split leaves more. */
export interface Contrast {
  readonly bank: DepositWay['bank'];
  /** Whole rupees of interest after tax */
  readonly afterTax: number;
  /** Whole rupees that the split leaves on top of that */
  readonly less: number;
  readonly isInsured: boolean;
}

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
  /** Undefined where the sum is not placed whole, and where no systemically important bank that can be ranked leaves less */
  readonly contrast: Contrast | undefined;
  readonly savings: Savings | undefined;
  readonly schemes: readonly Scheme[];
  /** Percent a year before tax at which a fund would leave as much as the split; undefined without a split of the whole sum */
  readonly evenPercent: number | undefined;
}

/** Nobody publishes an order of banks by size, but the RBI lists those on which the system depends most. */
const weightiestOf = ({ ranked }: Deposits): DepositWay | undefined =>
  ranked
    .filter(({ bank }) => isSystemic(bank))
    .sort(({ bank: one }, { bank: other }) => bucketOf(other) - bucketOf(one))[0];

function contrastOf(deposits: Deposits, sum: number, earned: number, insured: number): Contrast | undefined {
  const weightiest = weightiestOf(deposits);
  if (!weightiest || deposits.spread.left > 0 || sum >= CARDS_BELOW) return undefined;
  const { bank, answer } = weightiest;
  const afterTax = Math.round(answer.afterTax - sum);
  const less = Math.round(earned) - afterTax;
  return less > 0 ? { bank, afterTax, less, isInsured: isInsured(answer.owed, insured) } : undefined;
}

/** What each way leaves. @param all the cards of banks, for tests with others */
export function answerFor(parked: Parked, figures: FigureValues, all?: readonly DepositCard[]): Answer {
  const { sum, months, slab } = parked;
  const left = leftAfterTax(slab, figures);
  const insured = valueOf(figures, INSURANCE);
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
    contrast: contrastOf(deposits, sum, interest * left, insured),
    savings: savingsFor(parked, left),
    schemes: schemesFor(parked, figures),
    evenPercent: placed === sum ? ((1 + interest / sum) ** (MONTHS_IN_YEAR / months) - 1) * 100 : undefined,
  };
}
