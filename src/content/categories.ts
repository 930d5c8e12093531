import type { Hue } from './palette';

/** The categories of Money Insights articles. */
export const categories = ['Credit Cards', 'Loans', 'Insurance', 'Mutual Funds', 'Beginners', 'Investments'] as const;

const hueByCategory: Readonly<Record<string, Hue>> = {
  'Credit Cards': 'purple',
  Loans: 'green',
  Insurance: 'red',
  'Mutual Funds': 'emerald',
  Beginners: 'blue',
};

/** The hue of a category's badge; gray for any category without one of its own, such as Investments. */
export function categoryHue(category: string): Hue {
  return (Object.hasOwn(hueByCategory, category) ? hueByCategory[category] : undefined) ?? 'gray';
}

/** The filter buttons of the article list, in order. `?category=` accepts these values and no others. */
export const categoryFilters = ['All', 'Credit Cards', 'Loans', 'Mutual Funds', 'Insurance', 'Beginners'] as const;

export type CategoryFilter = (typeof categoryFilters)[number];

/** Reads the `category` query value: one of the six filters as it is, anything else (or nothing) as `All`. */
export function parseCategoryFilter(value: string | null | undefined): CategoryFilter {
  return categoryFilters.find((filter) => filter === value) ?? 'All';
}
