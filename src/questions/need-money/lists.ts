import goldLoans from '@site/docs/gold-loan.yml';
import propertyLoans from '@site/docs/loan-against-property.yml';
import personalLoans from '@site/docs/personal-loans.yml';
import { isUnknown, type Rate } from '../../lib/quantities/quantity';
import { feeOf, termsOf } from '../../lists/loans/answer';
import { leastOf, mostOf } from '../../lists/loans/fees';
import { whyNotFor } from '../../lists/loans/limits';
import type { LoanRow } from '../../lists/loans/loanRows';
import { interestOf, rangeOf, type Borrowed, type Cost } from './costs';

/** The lists of loans that a visitor may take. */
const files = { gold: goldLoans, property: propertyLoans, personal: personalLoans } as const;

export type ListedWay = keyof typeof files;

/** A lender's row. */
export type ListedLoan = LoanRow & { readonly name: string };

interface LoanListFile {
  readonly rows: readonly ListedLoan[];
  /** The month of its rates: "2026-01" */
  readonly asOf: string;
}

/** The list of a way, without its documents, which are most of its bytes: its month stands beside each range. */
export const listOf = (way: ListedWay): LoanListFile => files[way] as LoanListFile;

/** A loan of a list, and what it costs at its published rates. */
export interface ListedOffer {
  readonly loan: ListedLoan;
  readonly leastPercent: number;
  readonly highestPercent: number;
  readonly cost: Cost;
}

/** All rates that documents name for a loan, on whatever condition. */
const ratesOf = ({ rate, otherRates = [] }: ListedLoan): readonly Rate[] => [
  ...(isUnknown(rate) ? [] : [rate]),
  ...otherRates.map(({ value }) => value),
];

/** What a loan costs at its published rates; undefined if it has no lowest rate, or is not for this sum and time. */
function listedOffer(loan: ListedLoan, need: Borrowed, gstPercent: number): ListedOffer | undefined {
  const terms = termsOf(loan);
  if (whyNotFor(terms, { amount: need.sum, tenureMonths: need.months }) !== undefined) return undefined;
  const rates = ratesOf(loan);
  const lowers = rates.flatMap(({ least }) => least ?? []);
  if (lowers.length === 0) return undefined;
  const uppers = rates.flatMap(({ most }) => most ?? []);
  const [leastPercent, highestPercent] = [Math.min(...lowers), Math.max(...lowers, ...uppers)];
  const { fee } = feeOf(terms, need.sum, gstPercent);
  const [leastFee, mostFee] = [leastOf(fee), fee.kind === 'unknown' ? undefined : mostOf(fee)];
  return {
    loan,
    leastPercent,
    highestPercent,
    cost: {
      least: interestOf(need, leastPercent) + leastFee,
      highest: interestOf(need, highestPercent) + (mostFee ?? leastFee),
      isOpen: uppers.length === 0 || mostFee === undefined,
    },
  };
}

/** The loans of a list for this sum and time. @param loans others than those of the list, for tests */
export const listedOffers = (
  way: ListedWay,
  need: Borrowed,
  gstPercent: number,
  loans: readonly ListedLoan[] = listOf(way).rows,
): readonly ListedOffer[] => loans.flatMap((loan) => listedOffer(loan, need, gstPercent) ?? []);

/** What the loans of a list cost, and at which rates; undefined if none is for this sum and time. */
export function rangeOfList(offers: readonly ListedOffer[]) {
  const cost = rangeOf(offers.map((offer) => offer.cost));
  return (
    cost && {
      cost,
      leastPercent: Math.min(...offers.map((offer) => offer.leastPercent)),
      highestPercent: Math.max(...offers.map((offer) => offer.highestPercent)),
    }
  );
}
