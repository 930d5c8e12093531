import { checkedDay, checkedOn } from '../../content/figureHistory';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { quarterlyPayout } from '../../lib/finance/deposits';
import { compoundedByYear, savingsInterest, timeDepositInterest } from '../../lib/finance/smallSavings';
import { MONTHS_IN_YEAR, QUARTERS_IN_YEAR } from '../../lib/unitSizes';
import type { Parked } from './values';

/** A scheme of the government, and what the sum earns in it until the visitor needs it. */
export interface Scheme {
  readonly id: 'deposit' | 'savings' | 'scss' | 'nsc' | 'bonds' | 'ppf';
  readonly percent: number;
  /** Whole years that it runs; 0 where the money can be taken out any day */
  readonly years: number;
  /** Whether it takes the visitor, and ends in time */
  readonly fits: boolean;
  /** The part of the sum that it takes, in rupees */
  readonly taken: number;
  /** Rupees before tax, with what a savings account adds to the end; undefined where the rate of later years is not known */
  readonly interest?: number;
  /** Months after it has ended, in the savings account of the post office */
  readonly restMonths: number;
  /** How often it pays its interest out before it ends, where it does not add it: the interest above then earns nothing more */
  readonly paidEach?: 'quarter' | 'year' | undefined;
}

/** The schemes that fit and pay their interest out, so that their amounts are not like those of an FD that adds it. */
export const payingOut = (schemes: readonly Scheme[]): readonly Scheme[] =>
  schemes.filter(({ fits, paidEach }) => fits && paidEach !== undefined);

/** The terms of post office time deposits, in years, with the figures of their rates. */
const timeDeposits = [
  [1, 'post-office-deposit-1-year'],
  [2, 'post-office-deposit-2-years'],
  [3, 'post-office-deposit-3-years'],
  [5, 'post-office-deposit-5-years'],
] as const;

const SAVINGS = 'post-office-savings-rate';
const QUARTERLY = [...timeDeposits.map(([, figure]) => figure), SAVINGS, 'scss-rate', 'nsc-rate', 'ppf-rate'];

export const schemeFigures = [
  ...[...QUARTERLY, 'scss-limit', 'scss-term', 'nsc-term', 'rbi-bonds-rate', 'rbi-bonds-term', 'ppf-lock-in'],
  ...QUARTERLY.map(checkedOn),
];

/** The day on which the rates that the government sets each quarter were last seen, year-month-day: the first of them. */
export const schemesSeen = (figures: FigureValues): string =>
  QUARTERLY.map((id) => checkedDay(figures, id)).sort()[0] ?? '';

/** The schemes in a fixed order, for the government's rates do not compete with those of banks. */
export function schemesFor({ sum, months, senior }: Parked, figures: FigureValues): readonly Scheme[] {
  const of = (id: string): number => valueOf(figures, id);
  const savingsPercent = of(SAVINGS);
  const scheme = (
    id: Scheme['id'],
    percent: number,
    years: number,
    {
      interestOf,
      takes = true,
      most = sum,
      paidEach,
    }: Pick<Scheme, 'paidEach'> & { interestOf?: (taken: number) => number; takes?: boolean; most?: number },
  ): Scheme => {
    const [taken, term] = [Math.min(sum, most), years * MONTHS_IN_YEAR];
    const restMonths = Math.max(months - term, 0);
    const interest = interestOf?.(taken);
    return {
      id,
      percent,
      years,
      fits: takes && months >= term,
      taken,
      restMonths: years === 0 ? 0 : restMonths,
      paidEach,
      ...(interest !== undefined && {
        interest: interest + savingsInterest(taken + interest, savingsPercent, restMonths),
      }),
    };
  };
  const [shortest] = timeDeposits;
  const [depositYears, depositFigure] =
    timeDeposits.filter(([years]) => years * MONTHS_IN_YEAR <= months).at(-1) ?? shortest;
  const deposit = of(depositFigure);
  const [scss, nsc] = [of('scss-rate'), of('nsc-rate')];
  const [scssYears, nscYears] = [of('scss-term'), of('nsc-term')];
  return [
    scheme('deposit', deposit, depositYears, {
      interestOf: (taken) => timeDepositInterest(taken, deposit, depositYears),
      // That of a single year comes at its end.
      paidEach: depositYears > 1 ? 'year' : undefined,
    }),
    scheme('savings', savingsPercent, 0, { interestOf: () => 0 }),
    scheme('scss', scss, scssYears, {
      takes: senior,
      most: of('scss-limit'),
      interestOf: (taken) => quarterlyPayout(taken, scss) * QUARTERS_IN_YEAR * scssYears,
      paidEach: 'quarter',
    }),
    scheme('nsc', nsc, nscYears, {
      interestOf: (taken) => (compoundedByYear(taken, nsc, nscYears).at(-1)?.value ?? taken) - taken,
    }),
    scheme('bonds', of('rbi-bonds-rate'), of('rbi-bonds-term'), {}),
    // Runs longer than any tenure that can be asked for, and stands here to say so.
    scheme('ppf', of('ppf-rate'), of('ppf-lock-in'), {}),
  ];
}
