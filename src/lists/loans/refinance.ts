import type { FigureValues } from '../../content/figureValues';
import type { Provider, RateTier, SourceDocument, Sourced } from '../../content/offerTypes';
import { withGst } from '../../lib/finance/apr';
import { refinance, refinanceBullet, type Refinanced } from '../../lib/finance/refinance';
import { rankingWindow, whyApart } from '../../machines/list/window';
import type { Ageing } from '../../machines/list/ageing';
import { feeOf } from './answer';
import { compareFees, mostOf } from './fees';
import type { FeeAnswer, Loan, LoanInputs, LoanRules } from './loan';
import { whyNotFor } from './rank';
import { isForBestGrade, tierFor, whoGets, WHY_GRADED_APART } from './tiers';

/** The loan that a visitor repays. */
export interface RefinanceInputs {
  /** Rupees still owed */
  readonly balance: number;
  readonly annualRatePercent: number;
  readonly monthsLeft: number;
  readonly score?: number;
  /** Id of the lender */
  readonly lender?: string;
  /** What that lender asks for the end of its loan, in percent of what is owed, before GST */
  readonly leavingPercent?: number;
  /** Principal and simple interest are repaid at the end */
  readonly isBullet?: boolean;
  /** Rupees that the pledged gold is worth today */
  readonly pledgeWorth?: number;
}

/** What one lender could offer: the own lender a lower rate, another one to take the loan over. */
export interface RefinanceOption {
  readonly row: { readonly id: string; readonly provider: Provider };
  /** Its lowest published rate for these inputs, in percent: what the best borrower may reach, not an offer */
  readonly rate: number;
  /** The published rate */
  readonly tier: RateTier;
  readonly whoGetsIt?: string;
  /** The fee for a lower rate, or the processing fee of a lender that takes the loan over */
  readonly fee: FeeAnswer;
  readonly feeText: string;
  readonly feeNote?: string;
  /** Rupees with GST that the own lender asks for the end of its loan; 0 where none is asked */
  readonly leaving: number;
  /** EMIs in rounded rupees, and what is saved over the rest of the loan with the largest fee that may be asked */
  readonly result: Refinanced;
  /** Whether no fee is counted in the saving, because none with an upper end is published */
  readonly savingLeavesOutFee: boolean;
  /** Whether both sums of `result` are due at the end */
  readonly isBullet: boolean;
  /** Ids of the documents behind the rate and the fee */
  readonly documents: readonly string[];
}

export interface RefinanceAnswer {
  /** The own lender, if it is in the list and publishes a lower rate */
  readonly own?: RefinanceOption;
  /** Other lenders whose lowest rate is lower, the largest saving first; savings without a fee stand last */
  readonly others: readonly RefinanceOption[];
  /** Why there is no other lender, where that is not its rate */
  readonly whyNone?: string;
  /** Lenders whose rates cannot be compared with those, each group with the reason */
  readonly unranked: readonly { readonly reason: string; readonly options: readonly RefinanceOption[] }[];
}

/** First value, smallest, largest and step of a field. */
export type StartingRange = readonly [start: number, min: number, max: number, step: number];

/** "Already have a loan?" for one list as data: its lenders, the fields with a worked example, and what a change comes to. */
export interface RefinanceTerms {
  readonly lenders: readonly Loan[];
  readonly known: Readonly<Record<string, SourceDocument>>;
  /** How long the rates of its list are ranked */
  readonly ageing: Ageing;
  /** Rupees still owed */
  readonly owed: StartingRange;
  /** Percent a year */
  readonly rateNow: StartingRange;
  /** Years; months where gold is pledged */
  readonly left: StartingRange;
  /** Asked where lenders publish rates by score */
  readonly asksScore?: true;
  /** Asked where a lender may charge for the early end of its loan: the first value, in percent of what is owed */
  readonly leavingPercent?: number;
  /** Asked where gold is pledged: its first worth, in rupees, and whether the loan is a bullet loan */
  readonly pledgeWorth?: number;
  readonly answer: (
    inputs: RefinanceInputs,
    figures: FigureValues,
  ) => RefinanceAnswer & {
    /** What the savings leave out, and what has changed since the rates were read */
    readonly note: string;
    /** What belongs to the lender where the most is saved, before the note */
    readonly bestNote?: string;
  };
}

/** What no table tells: what a lender asks its own borrowers for a lower rate. */
const NOT_FOUND: Sourced<{ readonly kind: 'not-found' }> = { value: { kind: 'not-found' } };

export const loanInputsOf = ({ balance, monthsLeft, score }: RefinanceInputs): LoanInputs => ({
  amount: balance,
  tenureMonths: monthsLeft,
  ...(score !== undefined && { score }),
});

function optionAt(row: Loan, running: RefinanceInputs, { gstPercent }: LoanRules): RefinanceOption | undefined {
  const inputs = loanInputsOf(running);
  const isOwn = row.id === running.lender;
  if (!isOwn && whyNotFor(row, inputs) !== undefined) return undefined;
  const tier = tierFor(row, inputs, isOwn ? 'new' : 'taken over');
  const rate = tier?.rate.least;
  if (!tier || rate === undefined || rate >= running.annualRatePercent) return undefined;
  const charged = isOwn ? (row.conversionFee ?? NOT_FOUND) : row.processingFee;
  const { fee, feeText } = feeOf(isOwn ? { processingFee: charged } : row, running.balance, gstPercent);
  const charge = mostOf(fee);
  const leaving = isOwn ? 0 : withGst((running.balance * (running.leavingPercent ?? 0)) / 100, gstPercent);
  const who = whoGets(tier);
  return {
    row,
    rate,
    tier,
    ...(who !== undefined && { whoGetsIt: who }),
    fee,
    feeText,
    ...(charged.note !== undefined && { feeNote: charged.note }),
    leaving,
    result: (running.isBullet ? refinanceBullet : refinance)(running, rate, (charge ?? 0) + leaving),
    savingLeavesOutFee: charge === undefined,
    isBullet: running.isBullet === true,
    documents: row.documents ?? [tier.document, ...(charged.document === undefined ? [] : [charged.document])],
  };
}

/** The largest saving first; one without a fee that can be counted stands last. */
function bySaving(a: RefinanceOption, b: RefinanceOption): number {
  return (
    Number(a.savingLeavesOutFee) - Number(b.savingLeavesOutFee) ||
    b.result.saving - a.result.saving ||
    compareFees(a.fee, b.fee) ||
    a.row.provider.name.localeCompare(b.row.provider.name, 'en-IN')
  );
}

/**
 * "Already have a loan?": what the own lender asks to lower the rate, what others charge to take the loan over, and what either saves over
 * the rest of the loan after the charge of the own lender for its early end. A fee of which only a ceiling is published is counted at that
 * ceiling, so the saving is at least what is said.
 */
export function refinanceOptions(loans: readonly Loan[], running: RefinanceInputs, rules: LoanRules): RefinanceAnswer {
  const options = loans.flatMap((loan) => optionAt(loan, running, rules) ?? []);
  const own = options.find(({ row }) => row.id === running.lender);
  const others = options.filter((option) => option !== own).sort(bySaving);
  const inputs = loanInputsOf(running);
  const graded = others.filter(({ tier }) => isForBestGrade(tier, inputs));
  const offered = others.filter((option) => !graded.includes(option));
  const days = offered.map(({ tier }) => tier.day);
  const window = rankingWindow(days, rules.repoRate, false);
  const isInside = (day: string): boolean => window !== undefined && day >= window.first && day <= window.last;
  const otherDays = [...new Set(days.filter((day) => !isInside(day)))].sort().reverse();
  return {
    ...(own && { own }),
    others: offered.filter(({ tier }) => isInside(tier.day)),
    unranked: [
      ...otherDays.map((day) => ({
        reason: whyApart(rules.repoRate, day, window),
        options: offered.filter(({ tier }) => tier.day === day),
      })),
      ...(graded.length > 0 ? [{ reason: WHY_GRADED_APART, options: graded }] : []),
    ],
  };
}
