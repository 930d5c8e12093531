import { bulletInterestShare, mostGoldLoan } from '../lib/finance/goldLoan';
import type { GoldLoanLimits } from '../content/law/goldLoanLimits';
import { formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import type { QuantityCell } from '../lib/quantities/cell';
import { isUnknown } from '../lib/quantities/quantity';
import type { RunningLoanAnswer, RunningLoanInputs, RunningLoanOption } from './runningLoan';
import { runningPlainLoanOptions, type SourcedLoan } from './runningPlainLoan';

/** A gold loan of a table. */
export interface SourcedGoldLoan extends SourcedLoan {
  /** What this lender lends at most of the value, where its table says so */
  readonly ltv?: QuantityCell<'share'> | undefined;
}

interface GoldRules {
  /** GST on fees and charges */
  readonly gstPercent: number;
  readonly limits: GoldLoanLimits;
}

/** A gold loan that a visitor repays already. */
export type RunningGoldLoan = RunningLoanInputs & { readonly pledgeWorth: number };

/**
 * The most that a lender may lend anew on the gold: the limits of the RBI, or less where the lender says so. In one go, the limit covers the
 * interest until the end as well.
 *
 * @param ratePercent percent a year
 * @returns unrounded rupees
 */
export function mostLent(
  { ltv }: SourcedGoldLoan,
  ratePercent: number,
  { pledgeWorth, monthsLeft, isInOneGo = false }: RunningGoldLoan,
  { tiers }: GoldLoanLimits,
): number {
  const interestShare = isInOneGo ? bulletInterestShare(ratePercent, monthsLeft) : 0;
  const { most: ownPercent = 100 } = ltv && !isUnknown(ltv) ? ltv : {};
  const ownLimit = (pledgeWorth * ownPercent) / 100 / (1 + interestShare);
  return Math.min(mostGoldLoan(pledgeWorth, tiers, interestShare), ownLimit);
}

function apartWith(
  { own, others, apart }: RunningLoanAnswer,
  tooMuch: readonly RunningLoanOption[],
  reason: string,
  whyNone = reason,
): RunningLoanAnswer {
  const left = others.filter((option) => !tooMuch.includes(option));
  return {
    ...(own && { own }),
    others: left,
    apart: [...(tooMuch.length > 0 ? [{ reason, options: tooMuch }] : []), ...apart],
    ...(left.length === 0 && tooMuch.length > 0 && { whyNone }),
  };
}

/**
 * "Already have a loan?" for gold. Another lender values the gold again and pays off the old loan, so its own loan has to cover all that is
 * owed: who may lend less on this gold is left out with the reason. The same where a loan in one go has longer to run than the RBI allows
 * for a new one.
 */
export function runningGoldLoanOptions(
  rows: readonly SourcedGoldLoan[],
  loan: RunningGoldLoan,
  { gstPercent, limits }: GoldRules,
): RunningLoanAnswer {
  const answer = runningPlainLoanOptions(rows, loan, gstPercent);
  const { balance, pledgeWorth, monthsLeft } = loan;
  if (loan.isInOneGo && monthsLeft > limits.longestBullet) {
    const reason = `A new gold loan that is repaid in one go may run ${limits.longestBullet} months at most, so none runs for the ${monthsLeft} months that you have left.`;
    return apartWith(answer, answer.others, reason);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mostAt = ({ row: { id }, rate }: RunningLoanOption): number => {
    const row = byId.get(id);
    return row ? mostLent(row, rate, loan, limits) : 0;
  };
  const tooMuch = answer.others.filter((option) => mostAt(option) < balance);
  const most = Math.floor(Math.max(0, ...tooMuch.map(mostAt)));
  const gold = `On gold worth ${rupeesInShort(pledgeWorth)}`;
  const remedy = `less than you owe: first pay off ${formatRupees(balance - most)}, or pledge more gold.`;
  return apartWith(
    answer,
    tooMuch,
    `${gold} these may lend ${formatRupees(most)} at most, ${remedy}`,
    `${gold} no cheaper lender of this list may lend more than ${formatRupees(most)}, ${remedy}`,
  );
}
