import * as words from './messages.en';

/** The fund pages by the end of their address: path and link text. */
export const fundPageLinks = {
  'mutual-funds': { to: '/mutual-funds', text: words.fundsByCategory },
  'large-cap': { to: '/investments/large-cap', text: words.fundsLargeCap },
  'mid-small-cap': { to: '/investments/mid-small-cap', text: words.fundsMidSmallCap },
  'index-funds': { to: '/investments/index-funds', text: words.fundsIndex },
  'debt-funds': { to: '/investments/debt-funds', text: words.fundsDebt },
  elss: { to: '/investments/elss', text: words.fundsElss },
} as const;

export type FundPageId = keyof typeof fundPageLinks;

export const fundPageIds = Object.keys(fundPageLinks) as readonly FundPageId[];
