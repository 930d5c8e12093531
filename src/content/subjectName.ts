import type { Figure } from './schemas';
import * as words from './messages.en';

const names: Readonly<Record<Figure['subject'], string>> = {
  Loans: words.subjectLoans,
  'Credit cards and scores': words.subjectCards,
  Insurance: words.subjectInsurance,
  'Funds and the tax on them': words.subjectFunds,
  'Tax saving and retirement': words.subjectTax,
  'Deposits and planning': words.subjectDeposits,
};

/** The name of a subject of figures for visitors. The registry and addresses keep its English name. */
export const subjectName = (subject: Figure['subject']): string => names[subject];
