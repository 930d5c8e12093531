/** The fund pages by the end of their address: path and link text. */
export const fundPageLinks = {
  'mutual-funds': { to: '/mutual-funds', text: 'By category' },
  'large-cap': { to: '/investments/large-cap', text: 'Large cap' },
  'mid-small-cap': { to: '/investments/mid-small-cap', text: 'Mid & small cap' },
  'index-funds': { to: '/investments/index-funds', text: 'Index' },
  'debt-funds': { to: '/investments/debt-funds', text: 'Debt' },
  elss: { to: '/investments/elss', text: 'ELSS' },
} as const;

export type FundPageId = keyof typeof fundPageLinks;

export const fundPageIds = Object.keys(fundPageLinks) as readonly FundPageId[];
