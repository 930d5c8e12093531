import type { FigureValues } from '../../content/figureValues';
import type { KnownDays, Provider, RateTier, SourceDocument, Sourced } from '../../content/offerTypes';
import { byName } from '../../lib/byName';
import { withGst } from '../../lib/finance/apr';
import { refinance, refinanceBullet, type Refinanced, type RunningLoan } from '../../lib/finance/refinance';
import { rankingWindow, splitByWindow, whyUnranked } from '../../machines/list/window';
import { feeOf } from './answer';
import { compareFees, mostOf } from './fees';
import type { FeeAnswer, LoanInputs, LoanRules, PublishedLoan } from './loan';
import * as words from './messages.en';
import { whyNotFor } from './limits';
import { isForBestGrade, tierFor, whoGets } from './tiers';

/** The visitor's running loan. */
export interface RefinanceInputs extends RunningLoan {
  readonly score?: number;
  /** The lender's id */
  readonly lender?: string;
  /** That lender's foreclosure charge, in percent of the balance, before GST */
  readonly foreclosurePercent?: number;
  /** Bullet loan: principal and simple interest are repaid at the end */
  readonly isBullet?: boolean;
  /** Current worth of the pledged gold, in rupees */
  readonly pledgeWorth?: number;
}

/** One refinancing option: a lower rate at the same lender, or a balance transfer to another. */
export interface RefinanceOption {
  readonly row: { readonly id: string; readonly provider: Provider };
  /** Lowest published rate for these inputs, in percent: the best case, not an offer */
  readonly rate: number;
  readonly tier: RateTier;
  readonly whoGetsIt?: string;
  /** The same lender's conversion fee, or the new lender's processing fee */
  readonly fee: FeeAnswer;
  readonly feeText: string;
  readonly feeNote?: string;
  /** The current lender's foreclosure charge with GST, in rupees; 0 if none */
  readonly leaving: number;
  /** EMIs in whole rupees, and the saving over the remaining tenure with the largest possible fee */
  readonly result: Refinanced;
  /** Whether the saving leaves out the fee, because no upper limit is published */
  readonly savingLeavesOutFee: boolean;
  /** Whether both amounts of `result` are due at the end */
  readonly isBullet: boolean;
  /** Ids of the documents behind the rate and the fee */
  readonly documents: readonly string[];
}

export interface RefinanceAnswer {
  /** The same lender, if it is in the list and publishes a lower rate */
  readonly ownLender?: RefinanceOption;
  /** Other lenders with a lower rate, largest saving first; savings without a fee come last */
  readonly others: readonly RefinanceOption[];
  /** Why there is no other lender, if not because of its rate */
  readonly whyNone?: string;
  /** Lenders whose rates are not comparable with those, grouped by reason */
  readonly unranked: readonly { readonly reason: string; readonly options: readonly RefinanceOption[] }[];
}

/** Default, minimum, maximum and step of a field. */
export type StartingRange = readonly [start: number, min: number, max: number, step: number];

/** "Already have a loan?" of one list as data: lenders, fields with a worked example, and how to calculate. */
export interface RefinanceTerms {
  readonly lenders: readonly PublishedLoan[];
  readonly known: Readonly<Record<string, SourceDocument>>;
  /** Outstanding balance in rupees */
  readonly owed: StartingRange;
  /** Current rate in percent a year */
  readonly rateNow: StartingRange;
  /** Remaining tenure in years; in months for gold loans */
  readonly left: StartingRange;
  /** Whether to ask for a score, where lenders publish rates by score */
  readonly asksScore?: true;
  /** Default foreclosure charge in percent of the balance, where a lender may charge one */
  readonly foreclosurePercent?: number;
  /** Gold loans: default worth of the gold in rupees, and whether the loan is a bullet loan */
  readonly pledgeWorth?: number;
  readonly answer: (
    inputs: RefinanceInputs,
    figures: FigureValues,
  ) => RefinanceAnswer & {
    /** What the savings leave out, and what has changed since the rates were read */
    readonly note: string;
    /** A note on the lender with the largest saving, before the general note */
    readonly bestNote?: string;
  };
}

/** No table has the charge for existing borrowers. */
const NOT_FOUND: Sourced<{ readonly kind: 'not-found' }> = { value: { kind: 'not-found' } };

export const loanInputsOf = ({ balance, monthsLeft, score }: RefinanceInputs): LoanInputs => ({
  amount: balance,
  tenureMonths: monthsLeft,
  ...(score !== undefined && { score }),
});

/** The fee for a loan taken over from another lender, where it differs from that of a new one. */
function feeToMove({ processingFee }: PublishedLoan): PublishedLoan['processingFee'] {
  return processingFee.others?.find(({ takenOver }) => takenOver) ?? processingFee;
}

function optionAt(
  row: PublishedLoan,
  running: RefinanceInputs,
  { gstPercent }: LoanRules,
): RefinanceOption | undefined {
  const inputs = loanInputsOf(running);
  const isOwn = row.id === running.lender;
  if (!isOwn && whyNotFor(row, inputs) !== undefined) return undefined;
  const tier = tierFor(row, inputs, isOwn ? 'new' : 'taken over');
  const rate = tier?.rate.least;
  if (!tier || rate === undefined || rate >= running.annualRatePercent) return undefined;
  const charged = isOwn ? (row.conversionFee ?? NOT_FOUND) : feeToMove(row);
  const hasOwnFee = isOwn || charged !== row.processingFee;
  const { fee, feeText } = feeOf(hasOwnFee ? { processingFee: charged } : row, running.balance, gstPercent);
  const charge = mostOf(fee);
  const leaving = isOwn ? 0 : withGst((running.balance * (running.foreclosurePercent ?? 0)) / 100, gstPercent);
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

/** Largest saving first; savings without a countable fee last. */
function bySaving(a: RefinanceOption, b: RefinanceOption): number {
  return (
    Number(a.savingLeavesOutFee) - Number(b.savingLeavesOutFee) ||
    b.result.saving - a.result.saving ||
    compareFees(a.fee, b.fee) ||
    byName(a.row.provider, b.row.provider)
  );
}

/**
 * "Already have a loan?": what the same lender charges for a lower rate, what others charge for a balance transfer, and the saving of each over the
 * remaining tenure after the foreclosure charge. A fee with only a published ceiling counts at that ceiling, so the stated saving is a minimum.
 */
export function refinanceOptions(
  loans: readonly PublishedLoan[],
  running: RefinanceInputs,
  rules: LoanRules,
): RefinanceAnswer {
  const options = loans.flatMap((loan) => optionAt(loan, running, rules) ?? []);
  const ownLender = options.find(({ row }) => row.id === running.lender);
  const others = options.filter((option) => option !== ownLender).sort(bySaving);
  const inputs = loanInputsOf(running);
  const graded = others.filter(({ tier }) => isForBestGrade(tier, inputs));
  const offered = others.filter((option) => !graded.includes(option));
  const daysOf = ({ tier }: RefinanceOption): KnownDays => tier;
  const window = rankingWindow(offered.map(daysOf), rules.repoRate, false);
  const { inside, unranked } = splitByWindow(offered, daysOf, window, (day) =>
    whyUnranked(rules.repoRate, day, window),
  );
  return {
    ...(ownLender && { ownLender }),
    others: inside,
    unranked: [
      ...unranked.map(({ reason, items }) => ({ reason, options: items })),
      ...(graded.length > 0 ? [{ reason: words.reasonGrade, options: graded }] : []),
    ],
  };
}
