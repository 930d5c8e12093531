import { withGst } from '../../lib/finance/apr';
import { calculateEmi } from '../../lib/finance/emi';
import { flatEmi } from '../../lib/finance/flatRate';
import { numberInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rateText } from '../../lib/format/rateText';
import type { PanelResult } from '../../machines/list/Panel';
import { rateStep } from '../../machines/list/rateStep';
import type { OwnOffer } from '../../machines/list/rows';
import { costAt } from './answer';
import { costLines } from './compared';
import { resultOf } from './result';
import { amountAndTime, standingOf } from './sentences';
import type { LoanAnswer, LoanColumn, LoanInputs, LoanRanking } from './loan';
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
  if (rate === null) return undefined;
  const fee: OfferedLoan['fee'] =
    offerFee === null ? { kind: 'unknown' } : { kind: 'known', rupees: withGst(offerFee, gstPercent) };
  return { rate, isExample, fee, ...costAt(rate, fee, inputs) };
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

/** What to say of a fee. One as large as the loan is a slip: it leaves no APR. */
function feeSaid(
  { apr, emi, fee }: OfferedLoan,
  { amount }: LoanInputs,
): 'in-apr' | 'in-total' | 'none' | 'too-high' | 'on-top' {
  if (fee.kind !== 'known') return 'on-top';
  if (fee.rupees === 0) return 'none';
  if (apr !== undefined) return 'in-apr';
  return emi === undefined && fee.rupees < amount ? 'in-total' : 'too-high';
}

/** The part of an offer's answer that no published rate can put out of date: "₹3 lakh over 3 years at 14.00% costs ₹10,253 a month." */
export function offerLead(offered: OfferedLoan, loan: LoanInputs): string {
  const { rate, isExample, emi, total = 0, apr } = offered;
  return words.offerLead({
    ...amountAndTime(loan),
    isExample,
    rate: rateText(rate),
    isMonthly: emi !== undefined,
    emi: formatRupees(emi ?? 0),
    total: formatRupees(total),
    fee: feeSaid(offered, loan),
    apr: rateText(apr ?? 0),
  });
}

/** What the fee does to the rate. */
function aprSentence(offered: OfferedLoan, inputs: LoanInputs): string {
  switch (feeSaid(offered, inputs)) {
    case 'none':
      return words.offerNoFee({ rate: rateText(offered.rate) });
    case 'too-high':
      return words.offerFeeTooHigh;
    case 'on-top':
      return words.offerWithoutFee;
    default:
      return words.offerApr({ apr: rateText(offered.apr ?? 0) });
  }
}

/** What the offer comes to, without any published rate. */
function offerResult(
  offered: OfferedLoan,
  inputs: LoanInputs,
  [before, worth]: readonly (string | undefined)[],
): PanelResult | undefined {
  const result = resultOf(offered, inputs.amount);
  const { rate, isExample, emi, interest = 0, fee } = offered;
  if (!result || emi === undefined)
    // What the total holds goes on from the figure above it.
    return result && { ...result, sentence: [result.sentence, before].join(' ').trim() };
  const isCounted = fee.kind === 'known' && fee.rupees > 0;
  return {
    ...result,
    label: words.offerCosts({ ...amountAndTime(inputs), isExample, rate: rateText(rate) }),
    figure: formatRupees(emi),
    unit: words.aMonth,
    parts: [
      { name: words.partLoan, rupees: inputs.amount },
      isCounted
        ? { name: words.partInterestAndFee, rupees: interest + fee.rupees }
        : { name: words.partInterest, rupees: interest },
    ],
    sentence: [before, aprSentence(offered, inputs), worth].filter(Boolean).join(' '),
  };
}

/** How many of all lenders listed started lower. */
function stoodText({ rate, isExample }: OfferedLoan, { ranked, unranked }: Among['ranking']): string {
  const all = [...ranked, ...unranked.flatMap(({ answers }) => answers)];
  const lower = all.filter((answer) => answer.rate !== undefined && rateStep(answer.rate) < rateStep(rate));
  const lendersIn = (answers: readonly LoanAnswer[]): number => new Set(answers.map(({ row }) => row.id)).size;
  const [started, listed] = [lendersIn(lower), lendersIn(all)];
  return words.offerStood({
    lower: started,
    isAll: started === listed,
    all: String(listed),
    isExample,
    rate: rateText(rate),
  });
}

/** The ranking that an offer is placed in. */
export interface Among {
  readonly ranking: Pick<LoanRanking, 'ranked' | 'unranked'>;
  readonly column: LoanColumn;
  readonly inputs: LoanInputs;
  /** Points of which the row tells the worth */
  readonly points: number;
  /** What the sum of the loan comes from, where it is worked out */
  readonly before?: string;
  /** The question about repaying early and what the rules say, if not that of a loan to an individual */
  readonly askEarly?: string | undefined;
}

/** The visitor's offer as a row: its rank among published rates, the value of a lower rate, and questions for the lender. */
export function ownOffer(offered: OfferedLoan, among: Among): OwnOffer {
  const { ranking, column, inputs, points, before = '', askEarly = words.askEarly } = among;
  const { ranked } = ranking;
  const { rate, isExample, emi } = offered;
  const standing = standingOf(rate, ranked);
  const worth =
    emi === undefined
      ? undefined
      : words.offerWorth({ points: numberInFull(points), amount: formatRupees(worthOf(points, inputs, rate)) });
  const asks = (lower: number): readonly string[] => [
    words.askApr,
    ...(lower > 0 ? [words.askMatch({ lower })] : []),
    ...(emi === undefined ? [] : [words.askFlat({ more: formatRupees(flatExtra(inputs, rate, emi)) })]),
    askEarly,
  ];
  return {
    name: words.offerName({ isExample }),
    isExample,
    note: words.offerStanding(standing),
    figures: [
      { label: words.rate, text: rateText(rate), range: { least: rate, most: rate } },
      monthlyFigure(offered),
      totalFigure(offered),
    ],
    ...(worth !== undefined && { sentence: worth }),
    compared: costLines(offered, inputs),
    asks: asks(standing.lower),
    alone: {
      result: offerResult(offered, inputs, [before, worth]),
      asks: asks(0),
      standing: stoodText(offered, ranking),
    },
    place: placeOf(offered, ranked, column),
  };
}
