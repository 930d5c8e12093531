import { homeLoanData } from '../../lists/home-loans/records';
import type { LoanRules } from '../../content/loanRules';
import { homeLoanAgeing } from '../../lists/loans/rank';
import { scoreNote } from '../../lists/loans/scores';
import { runningLoanOptions } from '../runningLoan';
import type { HomeLoanList } from '../../content/offerTypes';
import type { RunningLoanDefinition } from '../definition';
import { repoNote } from '../texts';

/** Home loans, of which lenders publish rates by score and what they ask for a lower rate. */
export function runningHomeLoans(data: Omit<HomeLoanList, keyof LoanRules>): RunningLoanDefinition {
  return {
    ageing: homeLoanAgeing(data),
    lenders: data.rows,
    limits: {
      owed: { min: 100_000, max: 50_000_000, step: 100_000 },
      rateNow: { min: 5, max: 20, step: 0.05 },
      left: { min: 1, max: 30, step: 1 },
    },
    asksScore: true,
    answer: (inputs, rules) => {
      const list = { ...data, ...rules };
      const answer = runningLoanOptions(list, inputs);
      return {
        ...answer,
        note: [
          scoreNote(data.rows, answer.others, inputs),
          'Stamp duty and legal charges of a move are not counted.',
          repoNote(list, answer.others),
        ]
          .filter(Boolean)
          .join(' '),
      };
    },
    documents: data.documents,
  };
}

export default runningHomeLoans(homeLoanData);
