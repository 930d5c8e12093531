import type { CalculatorId } from '../../../content/calculatorIds';
import type { ListId } from '../../../content/listCatalogue';

/** A question of the home page: a sentence with inline fields, and the list or calculator that answers it. */
export interface Question {
  /** The sentence, with the names of inputs in braces */
  readonly sentence: string;
  readonly by:
    | { readonly kind: 'list'; readonly id: ListId; readonly page: string }
    | { readonly kind: 'calculator'; readonly id: CalculatorId };
  /** Label of the link to it */
  readonly way: string;
}

const loan = (what: string, id: ListId, page: string, way: string): Question => ({
  sentence: `I want to borrow {amount} ${what}, over {years}`,
  by: { kind: 'list', id, page },
  way,
});

export const questions = {
  home: loan('for a home', 'home-loans', '/home-loans', 'Compare home loans'),
  car: loan('for a car', 'car-loans', '/car-loan', 'Compare car loans'),
  studies: loan('for studies', 'education-loans', '/education-loan', 'Compare education loans'),
  business: loan('for a business', 'business-loans', '/business-loans', 'Compare business loans'),
  personal: loan('for something else', 'personal-loans', '/personal-loans', 'Compare personal loans'),
  save: {
    sentence: 'I want to put {amount} into a bank for {years}',
    by: { kind: 'list', id: 'fixed-deposits', page: '/fixed-deposits' },
    way: 'Compare fixed deposits',
  },
  card: {
    sentence:
      'Each month I spend {food} on food, {bills} on bills, {online} online, {fuel} on fuel and {other} on all else',
    by: { kind: 'list', id: 'credit-cards', page: '/credit-cards' },
    way: 'Compare credit cards',
  },
  invest: {
    sentence: 'I want to invest {monthly} a month for {years}, at an assumed {expected}',
    by: { kind: 'calculator', id: 'sip' },
    way: 'See it grow year by year',
  },
  tax: {
    sentence:
      'I earn {salary} a year. I can deduct {savings} under 80C, {health} of health premiums and {interest} of home loan interest',
    by: { kind: 'calculator', id: 'income-tax' },
    way: 'Compare both tax regimes',
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionId = keyof typeof questions;

/** Splits the sentence: words at even indexes, names of inputs at odd ones. */
export function partsOf({ sentence }: Question): readonly string[] {
  return sentence.split(/\{(\w+)\}/);
}
