import * as words from './messages.en';

/** The page of all cards. */
export const CARDS_PAGE = '/credit-cards';

/** Id of the rows, the target of "View Top Cards". */
export const CARDS_ANCHOR = 'cards-list';

/** The kinds of cards with their own page: its address, link text and plural name. */
export const cardKindNames = {
  cashback: { to: '/credit-cards/cashback', link: words.cashback, noun: words.cashbackCards },
  travel: { to: '/credit-cards/travel', link: words.travel, noun: words.travelCards },
  fuel: { to: '/credit-cards/fuel', link: words.fuel, noun: words.fuelCards },
  'lifetime-free': { to: '/credit-cards/lifetime-free', link: words.lifetimeFree, noun: words.lifetimeFreeCards },
  shopping: { to: '/credit-cards/shopping', link: words.shopping, noun: words.shoppingCards },
  'beginner-friendly': { to: '/credit-cards/beginner-friendly', link: words.firstCard, noun: words.firstCards },
  premium: { to: '/credit-cards/premium', link: words.premium, noun: words.premiumCards },
} as const;

export type CardKindId = keyof typeof cardKindNames;

export const cardKindIds = Object.keys(cardKindNames) as readonly CardKindId[];
