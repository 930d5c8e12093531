import type { FigureValues } from '../content/figureValues';
import type { LoanRules } from '../content/loanRules';
import type { Ageing } from '../machines/list/ageing';
import type { RunningLoanAnswer, RunningLoanInputs } from './runningLoan';
import type { Provider, SourceDocument } from '../content/offerTypes';
import type { Limits } from '../machines/fields/NumberField/fieldSpec';

/** The result of a change, with what the savings leave out and what has changed since the rates were read. */
export type NotedAnswer = RunningLoanAnswer & { readonly note: string };

/** The rules of a list of loans, with what the law sets for this kind of loan alone. */
export type RunningLoanRules = LoanRules & { readonly figures?: FigureValues };

/** "Already have a loan?" for one kind of loan as data: its lenders, what a change comes to, and the fields. The island renders it. */
export interface RunningLoanDefinition {
  /** How long the rates of its list are ranked */
  readonly ageing: Ageing;
  readonly lenders: readonly { readonly id: string; readonly provider: Provider }[];
  readonly limits: { readonly owed: Limits; readonly rateNow: Limits; readonly left: Limits };
  /** Asked where lenders publish rates by score */
  readonly asksScore: boolean;
  /** Asked where a lender may charge for the early end of its loan: what stands in the field at first, in percent of what is owed */
  readonly leavingPercent?: number;
  /** Asked where gold is pledged: what it is worth today, at first; and whether the loan is repaid in one go. Time is then in months, not years. */
  readonly pledgeWorth?: number;
  readonly answer: (inputs: RunningLoanInputs, rules: RunningLoanRules) => NotedAnswer;
  readonly documents: Readonly<Record<string, SourceDocument>>;
}
