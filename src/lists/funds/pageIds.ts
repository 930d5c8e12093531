/** The pages that show a part of the list of funds, by the ends of their addresses. */
export const fundPageIds = ['mutual-funds', 'large-cap', 'mid-small-cap', 'debt-funds', 'elss', 'index-funds'] as const;

export type FundPageId = (typeof fundPageIds)[number];
