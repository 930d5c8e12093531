import { goldLoanLimits, type GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { bulletInterestShare, mostGoldLoan } from '../../lib/finance/goldLoan';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { isUnknown } from '../../lib/quantities/quantity';
import { formatMonths } from '../../lib/format/durations';
import { exampleRate } from '../loans/exampleRate';
import type { LoanRules } from '../loans/loan';
import { tableLoan, type TableLoan } from '../loans/loanRows';
import {
  refinanceOptions,
  type RefinanceAnswer,
  type RefinanceInputs,
  type RefinanceOption,
  type RefinanceTerms,
} from '../loans/refinance';
import { loanRules } from '../loans/rules';
import { defaults } from './gold';
import * as words from './messages.en';
import { records } from './records';

/** A visitor's running gold loan. */
type PledgedLoan = RefinanceInputs & { readonly pledgeWorth: number };

/**
 * The maximum new loan against the gold: the RBI's limit, or the lender's own if lower. For a bullet loan the limit includes interest to the end.
 *
 * @param ratePercent percent a year
 * @returns unrounded rupees
 */
export function mostLent(
  {
    record: {
      row: { ltv },
    },
  }: Pick<TableLoan, 'record'>,
  ratePercent: number,
  { pledgeWorth, monthsLeft, isBullet = false }: PledgedLoan,
  { tiers }: GoldLoanLimits,
): number {
  const interestShare = isBullet ? bulletInterestShare(ratePercent, monthsLeft) : 0;
  const { most: ownPercent = 100 } = ltv && !isUnknown(ltv) ? ltv : {};
  const ownLimit = (pledgeWorth * ownPercent) / 100 / (1 + interestShare);
  return Math.min(mostGoldLoan(pledgeWorth, tiers, interestShare), ownLimit);
}

function withTooMuch(
  { ownLender, others, unranked }: RefinanceAnswer,
  tooMuch: readonly RefinanceOption[],
  reason: string,
  whyNone = reason,
): RefinanceAnswer {
  const left = others.filter((option) => !tooMuch.includes(option));
  return {
    ...(ownLender && { ownLender }),
    others: left,
    unranked: [...(tooMuch.length > 0 ? [{ reason, options: tooMuch }] : []), ...unranked],
    ...(left.length === 0 && tooMuch.length > 0 && { whyNone }),
  };
}

/**
 * "Already have a loan?" for gold. A new lender revalues the gold and pays off the old loan, so its loan must cover the full balance. Lenders that
 * may lend less on this gold are excluded with the reason, as are bullet loans with more time left than the RBI allows for a new one.
 */
export function goldOptions(
  rows: readonly TableLoan[],
  loan: PledgedLoan,
  rules: LoanRules,
  limits: GoldLoanLimits,
): RefinanceAnswer {
  const answer = refinanceOptions(rows, loan, rules);
  const { balance, pledgeWorth, monthsLeft } = loan;
  if (loan.isBullet && monthsLeft > limits.longestBullet) {
    const reason = words.refinanceTooLong({
      most: formatMonths(limits.longestBullet),
      left: formatMonths(monthsLeft),
    });
    return withTooMuch(answer, answer.others, reason);
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mostAt = ({ row: { id }, rate }: RefinanceOption): number => {
    const row = byId.get(id);
    return row ? mostLent(row, rate, loan, limits) : 0;
  };
  const tooMuch = answer.others.filter((option) => mostAt(option) < balance);
  const most = Math.floor(Math.max(0, ...tooMuch.map(mostAt)));
  const lent = {
    worth: rupeesInShort(pledgeWorth),
    most: formatRupees(most),
    missing: formatRupees(balance - most),
  };
  return withTooMuch(answer, tooMuch, words.refinanceTheseLendLess(lent), words.refinanceAllLendLess(lent));
}

/** Worth of the gold in the list's own example, in rupees. */
const PLEDGE_WORTH = defaults.grams * defaults.price;

const lenders = records.records.map(tableLoan);

/** The maximum loan at the lender with the largest saving, to show how close the limit is. */
function raisedText({ others: [best] }: RefinanceAnswer, loan: PledgedLoan, limits: GoldLoanLimits): string {
  const row = lenders.find(({ id }) => id === best?.row.id);
  if (!best || !row) return '';
  return words.refinanceMost({
    worth: rupeesInShort(loan.pledgeWorth),
    lender: row.provider.name,
    most: formatRupees(Math.floor(mostLent(row, best.rate, loan, limits))),
  });
}

/** Refinancing of gold loans: savings from a lower rate at the same lender or another one. */
export const refinance: RefinanceTerms = {
  lenders,
  known: records.known,
  owed: [200_000, 10_000, 10_000_000, 10_000],
  rateNow: [exampleRate(lenders), 5, 36, 0.05],
  left: [9, 1, 36, 1],
  foreclosurePercent: 0,
  pledgeWorth: PLEDGE_WORTH,
  answer: ({ pledgeWorth = PLEDGE_WORTH, ...inputs }, figures) => {
    const loan = { ...inputs, pledgeWorth };
    const limits = goldLoanLimits(figures);
    const answer = goldOptions(lenders, loan, loanRules(figures), limits);
    return { ...answer, note: words.refinanceNote, bestNote: raisedText(answer, loan, limits) };
  },
};
