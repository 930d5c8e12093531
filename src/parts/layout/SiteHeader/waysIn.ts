import { leadsToEnglish, ownLanguageFirst } from '../../../content/locale';
import type { NavigationLink } from '../../../content/navigation';
import * as words from '../messages.en';

/** A language that lacks the page of all calculators has some of them, and in its menu these come first. */
const calculators: readonly NavigationLink[] = [
  { name: words.toEmi, path: '/calculators/emi' },
  { name: words.toIncomeTax, path: '/calculators/income-tax' },
  { name: words.toSip, path: '/calculators/sip' },
];

const all: readonly NavigationLink[] = [
  { name: words.toCalculators, path: '/calculators' },
  { name: words.toQuestions, path: '/questions' },
  { name: words.toTax, path: '/tax-saving' },
  { name: words.toSavings, path: '/savings-accounts' },
  { name: words.toCompare, path: '/compare' },
];

/**
 * The tools that no group of the menu has, in the order of how many errands each answers. A wide header has room for the first ones only; the foot of
 * the phone's menu has all.
 */
export const waysIn = ownLanguageFirst([...(leadsToEnglish('/calculators') ? calculators : []), ...all]);
