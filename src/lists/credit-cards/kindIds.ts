/** The kinds of cards that have a page of their own, by the ends of their addresses: what a link to one says, and what its cards are. */
export const cardKindNames = {
  cashback: { link: 'Cashback', noun: 'cashback cards' },
  travel: { link: 'Travel', noun: 'travel cards' },
  fuel: { link: 'Fuel', noun: 'fuel cards' },
  'lifetime-free': { link: 'Lifetime free', noun: 'lifetime free cards' },
  shopping: { link: 'Shopping', noun: 'shopping cards' },
  'beginner-friendly': { link: 'First card', noun: 'cards for beginners' },
  premium: { link: 'Premium', noun: 'premium cards' },
} as const;

export type CardKindId = keyof typeof cardKindNames;

export const cardKindIds = Object.keys(cardKindNames) as readonly CardKindId[];
