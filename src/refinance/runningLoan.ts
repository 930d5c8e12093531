import { refinance, type Refinanced } from '../lib/finance/refinance';
import { compareFees, feeAnswer, feeText, mostOf } from '../lists/loans/fees';
import { rateDay } from '../content/reads';
import { isForBestGrade, tierFor, whoGets, WHY_GRADED_APART } from '../lists/loans/tiers';
import type { FeeAnswer, HomeLoan, HomeLoanList, LoanInputs, Provider, RateTier } from '../content/offerTypes';
import { rankingWindow, whyApart } from '../machines/list/window';

/** A loan that a visitor repays already. */
export type RunningLoanInputs = {
  /** Rupees still owed. */
  readonly balance: number;
  readonly annualRatePercent: number;
  readonly monthsLeft: number;
  readonly score?: number;
  /** Id of the lender. */
  readonly lender?: string;
  /** What that lender asks for the end of its loan, in percent of what is owed, before GST */
  readonly leavingPercent?: number;
  /** Loan and simple interest are repaid in one go, at the end */
  readonly isInOneGo?: boolean;
  /** Rupees that the pledged gold is worth today */
  readonly pledgeWorth?: number;
};

/** What one lender could offer for a running loan: the own lender a lower rate, another one to take the loan over. */
export type RunningLoanOption = {
  readonly row: { readonly id: string; readonly provider: Provider };
  /** Its lowest published rate for these inputs, in percent: what the best borrower may reach, not an offer. */
  readonly rate: number;
  readonly whoGetsIt?: string;
  /** The fee for a lower rate, or the processing fee of a lender that takes the loan over. */
  readonly fee: FeeAnswer;
  readonly feeText: string;
  readonly feeNote?: string;
  /** Rupees with GST that the own lender asks for the end of its loan; 0 where none is asked */
  readonly leaving: number;
  /** EMIs in rounded rupees, and what is saved over the rest of the loan with the largest fee that may be asked. */
  readonly result: Refinanced;
  /** Whether no fee is counted in the saving, because none with an upper end is published. */
  readonly savingLeavesOutFee: boolean;
  /** Whether both sums of `result` are due in one go, at the end */
  readonly isInOneGo?: boolean;
  /** Ids of the documents behind the rate and the fee */
  readonly documents: readonly (string | undefined)[];
};

/** An option with the published rate behind it. */
export type HomeLoanOption = RunningLoanOption & { readonly row: HomeLoan; readonly tier: RateTier };

export type RunningLoanAnswer<Option extends RunningLoanOption = RunningLoanOption> = {
  /** The own lender, when it is in the list and publishes a lower rate. */
  readonly own?: Option;
  /** Other lenders whose lowest rate is lower, the largest saving first; savings without a fee stand last. */
  readonly others: readonly Option[];
  /** Why there is no other lender, where that is not its rate */
  readonly whyNone?: string;
  /** Lenders whose rates were read on another day and cannot be compared with those, each group with the reason. */
  readonly apart: readonly { readonly reason: string; readonly options: readonly Option[] }[];
};

function inputsFor({ balance, monthsLeft, score }: RunningLoanInputs): LoanInputs {
  return { amount: balance, tenureMonths: monthsLeft, ...(score !== undefined && { score }) };
}

function optionAt(list: HomeLoanList, row: HomeLoan, loan: RunningLoanInputs): HomeLoanOption | undefined {
  const isOwn = row.id === loan.lender;
  const tier = tierFor(row, inputsFor(loan), isOwn ? 'new' : 'taken over');
  const rate = tier?.rate.least;
  if (!tier || rate === undefined || rate >= loan.annualRatePercent) return undefined;
  const charged = isOwn ? row.conversionFee : row.processingFee;
  const fee = feeAnswer(charged.value, loan.balance, list.gstPercent);
  const charge = mostOf(fee);
  const who = whoGets(tier);
  return {
    row,
    rate,
    tier,
    ...(who !== undefined && { whoGetsIt: who }),
    fee,
    feeText: feeText(charged.value, fee),
    ...(charged.note !== undefined && { feeNote: charged.note }),
    leaving: 0,
    result: refinance(loan, rate, charge ?? 0),
    savingLeavesOutFee: charge === undefined,
    documents: [tier.document, charged.document],
  };
}

/** The largest saving first; one without a fee that can be counted stands last. */
export function bySaving(a: RunningLoanOption, b: RunningLoanOption): number {
  return (
    Number(a.savingLeavesOutFee) - Number(b.savingLeavesOutFee) ||
    b.result.saving - a.result.saving ||
    compareFees(a.fee, b.fee) ||
    a.row.provider.name.localeCompare(b.row.provider.name, 'en-IN')
  );
}

/**
 * "Already have a loan?": what the own lender asks to lower the rate, what others charge to take the loan over, and what either saves over
 * the rest of the loan. A fee of which only a ceiling is published is counted at that ceiling, so the saving is at least what is said.
 */
export function runningLoanOptions(list: HomeLoanList, loan: RunningLoanInputs): RunningLoanAnswer<HomeLoanOption> {
  const options = list.rows.flatMap((row) => optionAt(list, row, loan) ?? []);
  const own = options.find(({ row }) => row.id === loan.lender);
  const rest = options.filter((option) => option !== own).sort(bySaving);
  const graded = rest.filter(({ tier }) => isForBestGrade(tier, inputsFor(loan)));
  const others = rest.filter((option) => !graded.includes(option));
  const days = others.map((option) => rateDay(list, option));
  const window = rankingWindow(days, list.repoRate, false);
  const isInside = (day: string): boolean => window !== undefined && day >= window.first && day <= window.last;
  const daysApart = [...new Set(days.filter((day) => !isInside(day)))].sort().reverse();
  return {
    ...(own && { own }),
    others: others.filter((_option, index) => isInside(days[index] ?? '')),
    apart: [
      ...daysApart.map((day) => ({
        reason: whyApart(list, day, window),
        options: others.filter((_option, index) => days[index] === day),
      })),
      ...(graded.length > 0 ? [{ reason: WHY_GRADED_APART, options: graded }] : []),
    ],
  };
}
