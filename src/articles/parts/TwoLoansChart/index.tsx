import type { ReactNode } from 'react';
import { CARD_GST, LOAN_FEE_GST } from '../../../content/law/gst';
import { findFigure, currentPeriod } from '../../../content/figures';
import registry from '@site/src/content/figures.yml';
import { formatRupees } from '../../../lib/format/rupees';
import { readRupees } from '../../../lib/typed/readRupees';
import ChartWithTable from '../../../ui/ChartWithTable';
import CurveChart from '../../../ui/CurveChart';
import { costOf, evenAt } from './costs';
import * as words from '../messages.en';

/** Two offers for the same sum, as the text has them. */
interface Props {
  /** The caption, one sentence */
  readonly caption: string;
  /** "₹50,000" */
  readonly amount: string;
  /** The time of the example, in months: "6" */
  readonly months: string;
  readonly personalRate: string;
  readonly personalFee: string;
  readonly cardRate: string;
  readonly cardFee: string;
}

/** The times that are drawn, in months. Before the first, the fee is nearly all. */
const [SHORTEST, LONGEST] = [3, 24];
/** The rows of the table, and the numbers below the axis. */
const [ROWS, TICKS] = [
  [3, 6, 9, 12, 15, 18, 24],
  [3, 6, 12, 24],
];

/** @throws {Error} when the text is no amount or number */
function read(name: string, text: string): number {
  const value = readRupees(text.replace(/%$/, ''));
  if (value === undefined)
    throw new Error(`${name}: "${text}" is no number; write one such as "₹50,000", "6" or "15%"`);
  return value;
}

const percentOf = (id: string): number => Number.parseFloat(currentPeriod(findFigure(registry, id)).value);

/** Which of a personal loan and a card loan costs less, by the months of repayment, and from where on the other one does. */
export default function TwoLoansChart({ caption, ...offers }: Props): ReactNode {
  const amount = read('amount', offers.amount);
  const example = read('months', offers.months);
  const personal = {
    annualRatePercent: read('personalRate', offers.personalRate),
    fee: read('personalFee', offers.personalFee),
    interestGstPercent: 0,
  };
  const card = {
    annualRatePercent: read('cardRate', offers.cardRate),
    fee: read('cardFee', offers.cardFee),
    interestGstPercent: percentOf(CARD_GST),
  };
  const feeGst = percentOf(LOAN_FEE_GST);
  const costs = (months: number): readonly [number, number] => [
    costOf(amount, months, personal, feeGst),
    costOf(amount, months, card, feeGst),
  ];
  const points = Array.from({ length: LONGEST - SHORTEST + 1 }, (_point, index) => {
    const months = SHORTEST + index;
    const [ofPersonal, ofCard] = costs(months);
    return [months, ofCard - ofPersonal] as const;
  });
  const even = evenAt(points);
  return (
    <ChartWithTable
      caption={caption}
      chart={
        <CurveChart
          title={caption}
          points={points}
          above={words.personalLoan}
          below={words.cardLoan}
          {...(even !== undefined && { even: { at: even, text: words.evenAt({ months: String(Math.floor(even)) }) } })}
          entered={{ at: example, text: words.thisExample }}
          ticks={TICKS.map((months) => ({
            at: months,
            text: months === LONGEST ? words.monthsOnAxis({ months: String(months) }) : String(months),
          }))}
        />
      }
      table={{
        columns: [words.columnMonths, words.columnPersonal, words.columnCard],
        rows: ROWS.map((months) => [String(months), ...costs(months).map((cost) => formatRupees(Math.round(cost)))]),
      }}
    />
  );
}
