import { isQuestion, questionIds, type QuestionId } from './questionIds';
import * as words from './messages.en';

/**
 * The calculators by family, in the order of the page /calculators, which draws a shape for each family. An id is permanent: it is part of
 * addresses.
 */
export const calculatorFamilies = [
  {
    id: 'loans',
    title: words.familyLoans,
    about: words.familyLoansAbout,
    ids: ['emi', 'home-loan-emi', 'affordability', 'card-minimum', 'move-loan', 'rent-or-buy'],
  },
  {
    id: 'growth',
    title: words.familyGrowth,
    about: words.familyGrowthAbout,
    ids: ['sip', 'lump-sum', 'goal', 'retirement', 'nps'],
  },
  {
    id: 'deposits',
    title: words.familyDeposits,
    about: words.familyDepositsAbout,
    ids: ['fixed-deposit', 'recurring-deposit', 'ppf', 'scss', 'nsc', 'sukanya-samriddhi'],
  },
  { id: 'tax', title: words.familyTax, about: words.familyTaxAbout, ids: ['income-tax', 'hra', 'capital-gains'] },
  {
    id: 'cover',
    title: words.familyCover,
    about: words.familyCoverAbout,
    ids: ['term-cover', 'health-cover', 'emergency-fund'],
  },
  { id: 'gold', title: words.familyGold, about: words.familyGoldAbout, ids: ['gold-loan'] },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly ids: readonly string[];
}[];

export type CalculatorFamily = (typeof calculatorFamilies)[number]['id'];

type FamilyMember = (typeof calculatorFamilies)[number]['ids'][number];

/** A calculator, or a question, which the same machine answers. */
export type CalculatorId = FamilyMember | QuestionId;

export const calculatorIds: readonly CalculatorId[] = [
  ...calculatorFamilies.flatMap(({ ids }): readonly CalculatorId[] => ids),
  ...questionIds,
];

/** The address of a calculator or a question: its own page, or its place on the page of its subject. */
export function calculatorPath(id: CalculatorId): string {
  if (id === 'home-loan-emi') return '/home-loans#emi-calculator';
  return `/${isQuestion(id) ? 'questions' : 'calculators'}/${id}`;
}
