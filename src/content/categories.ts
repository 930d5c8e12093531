import type { Hue } from './palette';
import * as words from './messages.en';

/** The categories of Money Insights articles. */
export const categories = ['Credit Cards', 'Loans', 'Insurance', 'Mutual Funds', 'Beginners', 'Investments'] as const;

const hueByCategory: Readonly<Record<string, Hue>> = {
  'Credit Cards': 'purple',
  Loans: 'green',
  Insurance: 'red',
  'Mutual Funds': 'emerald',
  Beginners: 'blue',
};

/** The hue of a category's badge; gray for categories without their own, such as Investments. */
export function categoryHue(category: string): Hue {
  return (Object.hasOwn(hueByCategory, category) ? hueByCategory[category] : undefined) ?? 'gray';
}

const names: Readonly<Record<string, string>> = {
  All: words.categoryAll,
  'Credit Cards': words.categoryCards,
  Loans: words.categoryLoans,
  Insurance: words.categoryInsurance,
  'Mutual Funds': words.categoryFunds,
  Beginners: words.categoryBeginners,
  Investments: words.categoryInvestments,
};

/** The name of a category or a filter for visitors. In addresses and front matter it keeps its English name. */
export const categoryName = (category: string): string => names[category] ?? category;

/** The filter buttons of the article list, in order. `?category=` accepts only these values. */
export const categoryFilters = ['All', 'Credit Cards', 'Loans', 'Mutual Funds', 'Insurance', 'Beginners'] as const;

export type CategoryFilter = (typeof categoryFilters)[number];

/** Parses the `category` query value; anything but the six filters is `All`. */
export function parseCategoryFilter(value: string | null | undefined): CategoryFilter {
  return categoryFilters.find((filter) => filter === value) ?? 'All';
}
