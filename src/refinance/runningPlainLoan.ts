import { withGst } from '../lib/finance/apr';
import { refinance, refinanceInOneGo } from '../lib/finance/refinance';
import { mostOf } from '../lists/loans/fees';
import { answerPlainLoan, whyNot, type PlainLoan } from '../lists/loans/plainLoans';
import { bySaving, type RunningLoanAnswer, type RunningLoanInputs, type RunningLoanOption } from './runningLoan';
import { inOneWindow } from '../machines/list/window';

/** A loan of a table, with the ids of the documents that its row names. */
export interface SourcedLoan extends PlainLoan {
  readonly documents: readonly string[];
}

function optionAt(row: SourcedLoan, loan: RunningLoanInputs, gstPercent: number): RunningLoanOption | undefined {
  const inputs = { amount: loan.balance, tenureMonths: loan.monthsLeft, gstPercent };
  const answer = answerPlainLoan(row, inputs);
  const isOwn = row.id === loan.lender;
  if (answer.rate === undefined || answer.rate >= loan.annualRatePercent) return undefined;
  if (!isOwn && whyNot(answer, inputs) !== undefined) return undefined;
  // No table tells what a lender asks of its own borrowers for a lower rate.
  const { fee, feeText } = isOwn ? { fee: { kind: 'unknown' as const }, feeText: 'Not found' } : answer;
  const leaving = isOwn ? 0 : withGst((loan.balance * (loan.leavingPercent ?? 0)) / 100, gstPercent);
  const charge = mostOf(fee);
  const cost = loan.isInOneGo ? refinanceInOneGo : refinance;
  return {
    row,
    rate: answer.rate,
    fee,
    feeText,
    leaving,
    result: cost(loan, answer.rate, (charge ?? 0) + leaving),
    ...(loan.isInOneGo && { isInOneGo: true }),
    savingLeavesOutFee: charge === undefined,
    documents: row.documents,
  };
}

/**
 * "Already have a loan?" for loans of which a table tells a rate and a fee: what others ask to take it over, and what that saves over the rest
 * of the loan after the charge of the own lender for its early end. A fee of which only a ceiling is published is counted at that ceiling.
 *
 * @param gstPercent GST on fees and charges
 */
export function runningPlainLoanOptions(
  rows: readonly SourcedLoan[],
  loan: RunningLoanInputs,
  gstPercent: number,
): RunningLoanAnswer {
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  const options = rows.flatMap((row) => optionAt(row, loan, gstPercent) ?? []);
  const own = options.find(({ row }) => row.id === loan.lender);
  const others = options.filter((option) => option !== own).sort(bySaving);
  const { inside, apart } = inOneWindow(others, ({ row }) => days.get(row.id) ?? '');
  return {
    ...(own && { own }),
    others: inside,
    apart: apart.map(({ reason, items }) => ({ reason, options: items })),
  };
}
