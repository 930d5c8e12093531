import type { ListRecords } from '../content/listRecords';
import type { RunningLoanDefinition } from './definition';
import { runningPlainLoanOptions } from './runningPlainLoan';
import type { Limits } from '../machines/fields/NumberField/fieldSpec';
import { ageingOf, listedLoan, type LoanRow } from '../lists/loans/loanRows';

type Range = readonly [min: number, max: number, step: number];

interface RunningPlainLoansOf {
  readonly records: ListRecords<LoanRow>;
  readonly owed: Range;
  readonly rates: Range;
  readonly left: Range;
  /** The default foreclosure charge; no rule sets one, so visitors enter that of their agreement */
  readonly leavingPercent: number;
  /** Further notes on these rates */
  readonly caveat?: string;
}

const limits = ([min, max, step]: Range): Limits => ({ min, max, step });

/** "Already have a loan?" for a list of loans that differ in rate and fee only. */
export function runningPlainLoans(of: RunningPlainLoansOf): RunningLoanDefinition {
  const rows = of.records.records.map((record) => ({ ...listedLoan(record), documents: record.ownDocuments }));
  return {
    ageing: ageingOf(of.records),
    lenders: rows,
    limits: { owed: limits(of.owed), rateNow: limits(of.rates), left: limits(of.left) },
    asksScore: false,
    leavingPercent: of.leavingPercent,
    answer: (inputs, { gstPercent }) => ({
      ...runningPlainLoanOptions(rows, inputs, gstPercent),
      note: [
        of.caveat,
        'Your agreement says what your lender charges for closing early: enter that, as the charge here is only an example. On a floating loan to an individual no charge is allowed.',
      ]
        .filter(Boolean)
        .join(' '),
    }),
    documents: of.records.known,
  };
}
