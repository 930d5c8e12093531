import type { NavigationLink } from '@site/src/content/navigation';
import * as words from '../messages.en';

/**
 * The tools that no group of the menu has, in the order of how many errands each answers. A wide header has room for the first ones only; the foot of
 * the phone's menu has all.
 */
export const waysIn: readonly NavigationLink[] = [
  { name: words.toCalculators, path: '/calculators' },
  { name: words.toQuestions, path: '/questions' },
  { name: words.toTax, path: '/tax-saving' },
  { name: words.toSavings, path: '/savings-accounts' },
  { name: words.toCompare, path: '/compare' },
];
