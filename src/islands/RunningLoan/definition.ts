import type { LoanRules } from '../../content/loanRules';
import type { RunningLoanAnswer, RunningLoanInputs } from '../../lib/offers/runningLoan';
import type { Provider, SourceDocument } from '../../lib/offers/types';
import type { Limits } from '../parts/NumberField/fieldSpec';

/** What a change comes to, with what the savings leave out and what has changed since the rates were read. */
export type NotedAnswer = RunningLoanAnswer & { readonly note: string };

/** "Already have a loan?" for one kind of loan as data: its lenders, what a change comes to, and the fields. The island renders it. */
export interface RunningLoanDefinition {
  readonly lenders: readonly { readonly id: string; readonly provider: Provider }[];
  readonly limits: { readonly owed: Limits; readonly rateNow: Limits; readonly left: Limits };
  /** Asked where lenders publish rates by score */
  readonly asksScore: boolean;
  /** Asked where a lender may charge for the early end of its loan: what stands in the field at first, in percent of what is owed */
  readonly leavingPercent?: number;
  readonly answer: (inputs: RunningLoanInputs, rules: LoanRules) => NotedAnswer;
  readonly documents: Readonly<Record<string, SourceDocument>>;
}
