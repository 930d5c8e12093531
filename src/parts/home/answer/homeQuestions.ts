import type { CalculatorId } from '../../../content/calculatorIds';
import type { ListId } from '../../../content/listCatalogue';
import * as words from '../messages.en';

/** A question of the home page: a sentence with inline fields, and the list or calculator that answers it. */
export interface HomeQuestion {
  /** The sentence, with the names of inputs in braces */
  readonly sentence: string;
  readonly by:
    | { readonly kind: 'list'; readonly id: ListId; readonly page: string }
    | { readonly kind: 'calculator'; readonly id: CalculatorId };
  /** The input that has a slider; missing where several numbers matter alike */
  readonly slider?: string;
  /** Label of the link to it */
  readonly way: string;
}

/** The fields of a question about an amount and a time. */
const AMOUNT_AND_YEARS = { amount: '{amount}', years: '{years}' };

/** A question about a loan, answered by a list. The slider sets the years: their field is the last before it. */
const ofLoan = (sentence: string, id: ListId, page: string, way: string): HomeQuestion => ({
  sentence,
  by: { kind: 'list', id, page },
  slider: 'years',
  way,
});

export const homeQuestions = {
  home: ofLoan(words.askHome(AMOUNT_AND_YEARS), 'home-loans', '/home-loans', words.wayHome),
  car: ofLoan(words.askCar(AMOUNT_AND_YEARS), 'car-loans', '/car-loan', words.wayCar),
  studies: ofLoan(words.askStudies(AMOUNT_AND_YEARS), 'education-loans', '/education-loan', words.wayStudies),
  business: ofLoan(words.askBusiness(AMOUNT_AND_YEARS), 'business-loans', '/business-loans', words.wayBusiness),
  personal: ofLoan(words.askPersonal(AMOUNT_AND_YEARS), 'personal-loans', '/personal-loans', words.wayPersonal),
  save: {
    sentence: words.askSave(AMOUNT_AND_YEARS),
    by: { kind: 'list', id: 'fixed-deposits', page: '/fixed-deposits' },
    slider: 'amount',
    way: words.waySave,
  },
  card: {
    sentence: words.askCard({ food: '{food}', bills: '{bills}', online: '{online}', fuel: '{fuel}', other: '{other}' }),
    by: { kind: 'list', id: 'credit-cards', page: '/credit-cards' },
    way: words.wayCard,
  },
  invest: {
    sentence: words.askInvest({ monthly: '{monthly}', years: '{years}', expected: '{expected}' }),
    by: { kind: 'calculator', id: 'sip' },
    slider: 'monthly',
    way: words.wayInvest,
  },
  tax: {
    sentence: words.askTax({ salary: '{salary}', savings: '{savings}', health: '{health}', interest: '{interest}' }),
    by: { kind: 'calculator', id: 'income-tax' },
    slider: 'salary',
    way: words.wayTax,
  },
} as const satisfies Readonly<Record<string, HomeQuestion>>;

export type HomeQuestionId = keyof typeof homeQuestions;

/** The phrases of the sentence, which keep each field beside its words: in each, words stand at even indexes and names of inputs at odd ones. */
export function phrasesOf({ sentence }: HomeQuestion): readonly (readonly string[])[] {
  return sentence.split('|').map((phrase) => phrase.trim().split(/\{(\w+)\}/));
}

/** The inputs of the sentence, in order of appearance. */
export const slotsOf = (question: HomeQuestion): readonly string[] =>
  phrasesOf(question).flatMap((parts) => parts.filter((_, index) => index % 2 === 1));

/** The name of a question's value in the home page's address, where each question has its own amount. Permanent, as links may have it. */
export const addressName = (id: HomeQuestionId, input: string): string => `${id}-${input}`;
