/** The page of all cards. */
export const CARDS_PAGE = '/credit-cards';

/** Id of the rows, the target of "View Top Cards". */
export const CARDS_ANCHOR = 'cards-list';

/** The kinds of cards with their own page: its address, link text and plural name. */
export const cardKindNames = {
  cashback: { to: '/credit-cards/cashback', link: 'Cashback', noun: 'cashback cards' },
  travel: { to: '/credit-cards/travel', link: 'Travel', noun: 'travel cards' },
  fuel: { to: '/credit-cards/fuel', link: 'Fuel', noun: 'fuel cards' },
  'lifetime-free': { to: '/credit-cards/lifetime-free', link: 'Lifetime free', noun: 'lifetime free cards' },
  shopping: { to: '/credit-cards/shopping', link: 'Shopping', noun: 'shopping cards' },
  'beginner-friendly': { to: '/credit-cards/beginner-friendly', link: 'First card', noun: 'cards for beginners' },
  premium: { to: '/credit-cards/premium', link: 'Premium', noun: 'premium cards' },
} as const;

export type CardKindId = keyof typeof cardKindNames;

export const cardKindIds = Object.keys(cardKindNames) as readonly CardKindId[];
