import type { figureSubjects } from './schemas';
import * as words from './messages.en';

type Subject = (typeof figureSubjects)[number];

const names: Readonly<Record<Subject, string>> = {
  Loans: words.subjectLoans,
  'Credit cards and scores': words.subjectCards,
  Insurance: words.subjectInsurance,
  'Funds and the tax on them': words.subjectFunds,
  'Tax saving and retirement': words.subjectTax,
  'Deposits and planning': words.subjectDeposits,
};

/** The name of a subject of figures for visitors. The registry and addresses keep its English name. */
export const subjectName = (subject: Subject): string => names[subject];
