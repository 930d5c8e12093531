import { aprWithFee, withGst } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';
import { flatEmi } from '../../lib/finance/flatRate';
import { bulletInterestShare } from '../../lib/finance/goldLoan';
import { numberInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rateText } from '../../lib/format/rateText';
import type { OwnOffer } from '../../machines/list/rows';
import { costLines } from './compared';
import { leastOf } from './fees';
import { amountAndTime, standingOf } from './sentences';
import type { LoanAnswer, LoanColumn, LoanInputs } from './loan';
import { byColumn } from './order';
import type { Offered } from './offeredInputs';
import { monthlyFigure, totalFigure } from './loanRows';
import * as words from './messages.en';

/** What an offered loan costs: the part of an answer that needs no published rate. */
export type OfferedLoan = Pick<LoanAnswer, 'fee' | 'emi' | 'apr' | 'total' | 'interest'> & {
  readonly rate: number;
  /** Whether it is our example, because the visitor has entered none */
  readonly isExample: boolean;
};

interface OfferFor {
  readonly values: Offered;
  readonly inputs: LoanInputs;
  /** GST on fees, in percent */
  readonly gstPercent: number;
  readonly isExample?: boolean | undefined;
}

/**
 * What the offered loan costs, like the rows beside it. Its rate is the visitor's own, so it is never out of date.
 * @returns undefined without an offered rate
 */
export function offeredLoan({ values, inputs, gstPercent, isExample = false }: OfferFor): OfferedLoan | undefined {
  const { offered: rate, offerFee } = values;
  const { amount, tenureMonths, isBullet } = inputs;
  if (rate === null) return undefined;
  const fee: OfferedLoan['fee'] =
    offerFee === null ? { kind: 'unknown' } : { kind: 'known', rupees: withGst(offerFee, gstPercent) };
  if (isBullet) {
    const interest = amount * bulletInterestShare(rate, tenureMonths);
    return { rate, isExample, fee, interest, total: amount + interest + leastOf(fee) };
  }
  const loan = { principal: amount, annualRatePercent: rate, tenureMonths };
  const { emi, totalPayable, totalInterest: interest } = calculateEmi(loan);
  const apr = fee.kind === 'known' ? aprWithFee(loan, fee.rupees) : undefined;
  return { rate, isExample, fee, emi, interest, total: totalPayable + leastOf(fee), ...(apr !== undefined && { apr }) };
}

/** The number of ranked loans above the offer: before its equals, and first in a list sorted by name. */
function placeOf(offered: OfferedLoan, ranked: readonly LoanAnswer[], column: LoanColumn): number {
  const compare = byColumn(column);
  return ranked.filter((answer) => compare(answer, offered) < 0).length;
}

/** Rupees a month that a rate lower by so many points would save. */
function worthOf(points: number, { amount: principal, tenureMonths }: LoanInputs, rate: number): number {
  const emiAt = (annualRatePercent: number): number => calculateEmi({ principal, annualRatePercent, tenureMonths }).emi;
  return emiAt(rate) - emiAt(Math.max(rate - points, 0));
}

/** What a flat rate of the same number would cost more, in rupees a month. */
function flatExtra({ amount: principal, tenureMonths }: LoanInputs, annualRatePercent: number, emi: number): number {
  return flatEmi({ principal, annualRatePercent, tenureMonths }) - emi;
}

/** The part of an offer's answer that no published rate can put out of date: "₹3 lakh over 3 years at 14.00% costs ₹10,253 a month." */
export function offerLead({ rate, isExample, emi, total = 0, apr }: OfferedLoan, loan: LoanInputs): string {
  return words.offerLead({
    ...amountAndTime(loan),
    isExample,
    rate: rateText(rate),
    isMonthly: emi !== undefined,
    emi: formatRupees(emi ?? 0),
    total: formatRupees(total),
    knowsFee: apr !== undefined,
    apr: rateText(apr ?? 0),
  });
}

interface Among {
  /** The loans that the list shows in order */
  readonly ranked: readonly LoanAnswer[];
  readonly column: LoanColumn;
  readonly inputs: LoanInputs;
  /** Points of which the row tells the worth */
  readonly points: number;
}

/** The visitor's offer as a row: its rank among published rates, the value of a lower rate, and questions for the lender. */
export function ownOffer(offered: OfferedLoan, { ranked, column, inputs, points }: Among): OwnOffer {
  const { rate, isExample, emi } = offered;
  const standing = standingOf(rate, ranked);
  return {
    name: words.offerName({ isExample }),
    isExample,
    note: words.offerStanding(standing),
    figures: [
      { label: words.rate, text: rateText(rate), range: { least: rate, most: rate } },
      monthlyFigure(offered),
      totalFigure(offered),
    ],
    ...(emi !== undefined && {
      sentence: words.offerWorth({
        points: numberInFull(points),
        amount: formatRupees(worthOf(points, inputs, rate)),
      }),
    }),
    compared: costLines(offered, inputs),
    asks: [
      words.askApr,
      ...(standing.lower > 0 ? [words.askMatch({ lower: standing.lower })] : []),
      ...(emi === undefined ? [] : [words.askFlat({ more: formatRupees(flatExtra(inputs, rate, emi)) })]),
      words.askEarly,
    ],
    place: placeOf(offered, ranked, column),
  };
}
