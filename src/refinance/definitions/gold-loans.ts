import type { RunningLoanDefinition } from '../definition';
import { goldLoanLimits, type GoldLoanLimits } from '../../content/law/goldLoanLimits';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { mostLent, runningGoldLoanOptions, type RunningGoldLoan } from '../runningGoldLoan';
import type { RunningLoanAnswer } from '../runningLoan';
import { ageingOf, listedLoan } from '../../lists/loans/loanRows';
import { defaults } from '../../lists/gold-loans/gold';
import { records } from '../../lists/gold-loans/records';

const rows = records.records.map((record) => ({
  ...listedLoan(record),
  documents: record.ownDocuments,
  ltv: record.row.ltv,
}));

/** The gold of the list's own example. */
const PLEDGE_WORTH = defaults.grams * defaults.price;

const NOTE =
  'The new lender weighs and values the gold again, and not every lender takes a loan over: ask whether it pays off the old one, which has to end before the gold moves. ' +
  'What it may ask for the valuation and as stamp duty is not counted. Count your gold without stones, at today’s price. ' +
  'Your agreement says what your lender charges if you end the loan early, such as some days of extra interest.';

/** The maximum loan where the most is saved, so that a visitor sees how near the limit is. */
function raisedText({ others: [best] }: RunningLoanAnswer, loan: RunningGoldLoan, limits: GoldLoanLimits): string {
  const row = rows.find(({ id }) => id === best?.row.id);
  if (!best || !row) return '';
  const most = formatRupees(Math.floor(mostLent(row, best.rate, loan, limits)));
  return `On gold worth ${rupeesInShort(loan.pledgeWorth)}, ${row.provider.name} may lend up to ${most}. `;
}

/** What those who have pledged gold could save with a lower rate, at their own lender or at one that takes the gold over. */
const definition: RunningLoanDefinition = {
  ageing: ageingOf(records),
  lenders: rows,
  limits: {
    owed: { min: 10_000, max: 10_000_000, step: 10_000 },
    rateNow: { min: 5, max: 36, step: 0.05 },
    left: { min: 1, max: 36, step: 1 },
  },
  asksScore: false,
  leavingPercent: 0,
  pledgeWorth: PLEDGE_WORTH,
  answer: ({ pledgeWorth = PLEDGE_WORTH, ...inputs }, { gstPercent, isOld, figures = {} }) => {
    const loan = { ...inputs, pledgeWorth };
    const limits = goldLoanLimits(figures);
    const answer = runningGoldLoanOptions(rows, loan, { gstPercent, limits });
    return { ...answer, note: isOld ? NOTE : `${raisedText(answer, loan, limits)}${NOTE}` };
  },
  documents: records.known,
};

export default definition;
