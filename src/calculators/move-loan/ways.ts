/** The three ways on with a running loan: as it is, at a lower rate of the same lender, or at another lender. */
import { withGst } from '../../lib/finance/apr';
import { refinance, type Refinanced, type RunningLoan } from '../../lib/finance/refinance';

export type Running = {
  readonly owed: number;
  readonly rateNow: number;
  readonly years: number;
  readonly ownRate: number;
  readonly otherRate: number;
  readonly ownFee: number;
  readonly otherFee: number;
  readonly otherCosts: number;
};

export interface Way extends Refinanced {
  readonly name: string;
  readonly rate: number;
  /** Rupees with GST. */
  readonly charge: number;
  /** Rupees still to pay, the charge included. */
  readonly toPay: number;
}

export interface Answer {
  readonly owed: number;
  readonly stay: Way;
  readonly reprice: Way;
  readonly move: Way;
  /** The way that costs least. */
  readonly best: Way;
}

export const monthsOf = ({ years: left }: Running): number => Math.round(left * 12);

export const loanOf = (values: Running): RunningLoan => ({
  balance: values.owed,
  annualRatePercent: values.rateNow,
  monthsLeft: monthsOf(values),
});

/** @param gstPercent on the fees of lenders, from src/content/figures.yml */
export function compareWays(values: Running, gstPercent: number): Answer {
  const { owed, rateNow, ownRate, otherRate, ownFee, otherFee, otherCosts } = values;
  const loan = loanOf(values);
  const way = (name: string, rate: number, charge: number): Way => {
    const result = refinance(loan, rate, charge);
    return { ...result, name, rate, charge, toPay: result.emiAfter * loan.monthsLeft + charge };
  };
  const stay = way('As now', rateNow, 0);
  const reprice = way('Reprice', ownRate, withGst(ownFee, gstPercent));
  const move = way('Move', otherRate, withGst((owed * otherFee) / 100, gstPercent) + otherCosts);
  const [best = stay] = [stay, reprice, move].sort((a, b) => a.toPay - b.toPay);
  return { owed, stay, reprice, move, best };
}

export const ways = ({ stay, reprice, move }: Answer): readonly Way[] => [stay, reprice, move];
