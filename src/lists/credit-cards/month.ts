import { choice, orderedChoice, rupees, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { incomeParts, type CardFilter } from './cardFilters';
import type { CreditCard } from '../../content/cardTypes';
import { creditCards } from '../../content/creditCards';
import type { CardKindId } from '../../content/cardKindIds';
import type { Spending } from './cardValue';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import * as words from './messages.en';

/** Inputs of the card list. Names are part of addresses and permanent. */
export type CardMonth = {
  /** Rupees a month on the card, by category */
  readonly food: number;
  readonly bills: number;
  readonly online: number;
  readonly fuel: number;
  readonly other: number;
  readonly travel: number;
  /** In foreign currency, in shops abroad or on foreign sites */
  readonly abroad: number;
  readonly insurance: number;
  /** Where the visitor shops online most */
  readonly shop: string;
  readonly fee: string;
  readonly network: string;
  readonly income: string;
  readonly lounge: string;
  readonly forex: string;
  readonly deposit: boolean;
  readonly order: string;
};

/** A household's monthly card spending: an example, not an average. */
export const defaults: CardMonth = {
  food: 8000,
  bills: 4000,
  online: 9000,
  fuel: 2000,
  other: 2000,
  travel: 0,
  abroad: 0,
  insurance: 0,
  shop: 'both',
  fee: 'any',
  network: 'any',
  income: 'any',
  lounge: 'any',
  forex: 'any',
  deposit: false,
  order: 'left',
};

/** Other default months by kind of card, of the same total: travel cards start with travel and spending abroad. */
export const monthsOfKinds: Readonly<Partial<Record<CardKindId, Readonly<Record<string, number>>>>> = {
  travel: { travel: 3000, abroad: 3000, online: 3000 },
};

const ANY = 'any';

/** The yearly incomes in rupees that some card asks for, the lowest first. */
export const incomesAsked: readonly number[] = [
  ...new Set(creditCards.flatMap(({ income: { value } }) => (value.kind === 'money' ? (value.least ?? []) : []))),
].sort((one, other) => one - other);

/** The most rupees a month that one field accepts, and the field of their sum */
export const MOST_SPENT = 500_000;

const spent = (label: string) => rupees(label, [0, MOST_SPENT, 500]);

export const inputs: Inputs<CardMonth> = {
  food: spent(words.labelFood),
  bills: spent(words.labelBills),
  online: spent(words.labelOnline),
  fuel: spent(words.labelFuel),
  other: spent(words.labelOther),
  travel: spent(words.labelTravel),
  abroad: spent(words.abroad),
  insurance: spent(words.labelInsurance),
  shop: choice(words.labelShop, {
    both: words.shopBoth,
    Amazon: words.shopAt({ shop: 'Amazon' }),
    Flipkart: words.shopAt({ shop: 'Flipkart' }),
    Myntra: words.shopAt({ shop: 'Myntra' }),
    others: words.shopOthers,
  }),
  fee: orderedChoice(words.yearlyFee, [
    ['any', words.any],
    ['free', words.freeForLife],
    ...[500, 1000, 5000].map((most) => [String(most), words.upTo({ most: formatRupees(most) })] as const),
  ]),
  network: choice(words.labelNetwork, {
    any: words.any,
    RuPay: 'RuPay',
    Visa: 'Visa',
    Mastercard: 'Mastercard',
    'American Express': 'American Express',
    'Diners Club': 'Diners Club',
  }),
  income: {
    ...orderedChoice(words.labelIncome, [
      ['any', words.incomeNotTold],
      ...incomesAsked.map((income) => [String(income), words.incomeBoth(incomeParts(income))] as const),
    ]),
    // An income between two choices qualifies for the same cards as the lower one. More than nine digits are a mistake.
    nearest: (text) =>
      /^\d{1,9}$/.test(text) ? String(incomesAsked.filter((income) => income <= Number(text)).at(-1) ?? '') : '',
  },
  lounge: choice(words.labelLounges, { any: words.any, domestic: words.loungesIndia, abroad: words.abroad }),
  forex: orderedChoice(words.labelMarkup, [
    ['any', words.any],
    ['2', words.upTo({ most: formatPercent(2) })],
    ['0', words.none],
  ]),
  deposit: toggle(words.labelDeposit),
  order: choice(words.labelOrder, { left: words.keep, fee: words.yearlyFee, name: words.orderName }),
};

/** The active filters of a visitor. */
export function filtersOf({ fee, network, income, lounge, forex, deposit }: CardMonth): readonly CardFilter[] {
  const filters: readonly (CardFilter | false)[] = [
    fee === 'free' && { kind: 'lifetime free' },
    fee !== ANY && fee !== 'free' && { kind: 'yearly fee', most: Number(fee) },
    network !== ANY && { kind: 'network', name: network },
    income !== ANY && { kind: 'income', rupees: Number(income) },
    lounge !== ANY && { kind: 'lounge', where: lounge === 'abroad' ? 'abroad' : 'domestic' },
    forex !== ANY && { kind: 'markup', most: Number(forex) },
    deposit && { kind: 'deposit' },
  ];
  return filters.filter((filter) => filter !== false);
}

/** How two fields split over several categories; a row states it under "How it adds up". */
const FOOD = { groceries: 0.6, dining: 0.2, delivery: 0.2 } as const;
const BILLS = { home: 0.75, phone: 0.25 } as const;

const asPercent = (share: number): string => formatPercent(share * 100);

/** The same as a note. */
export const splitNote = (): string =>
  words.noteSplit({
    groceries: asPercent(FOOD.groceries),
    dining: asPercent(FOOD.dining),
    delivery: asPercent(FOOD.delivery),
    phone: asPercent(BILLS.phone),
  });

function onlineSpending(online: number, shop: string): readonly Spending[] {
  const at = (name: string, rupees: number): Spending => ({ category: 'online shopping', at: name, rupees });
  if (shop === 'both') return [at('Amazon', online / 2), at('Flipkart', online / 2)];
  return [shop === 'others' ? { category: 'online shopping', rupees: online } : at(shop, online)];
}

/** Monthly spending by category and merchant, in rupees. */
export function spendingOf({
  food,
  bills,
  online,
  fuel,
  other,
  travel,
  abroad,
  insurance,
  shop,
}: CardMonth): readonly Spending[] {
  const entries: readonly Spending[] = [
    { category: 'groceries', rupees: food * FOOD.groceries },
    { category: 'dining', rupees: food * FOOD.dining },
    { category: 'food delivery', at: 'Swiggy', rupees: food * FOOD.delivery },
    { category: 'bills', rupees: bills * BILLS.home },
    { category: 'phone', rupees: bills * BILLS.phone },
    ...onlineSpending(online, shop),
    { category: 'fuel', rupees: fuel },
    { category: 'travel', rupees: travel },
    { category: 'abroad', rupees: abroad },
    { category: 'insurance', rupees: insurance },
    { category: 'other shops', rupees: other },
  ];
  return entries.filter(({ rupees }) => rupees > 0);
}

/** Assumes that fuel and phone bills are paid at the merchants that the card rewards, as its holder would. */
export function atOwnPlaces(spending: readonly Spending[], { rewards }: CreditCard): readonly Spending[] {
  return spending.map((entry) => {
    if (entry.at !== undefined) return entry;
    const place = rewards.rules.find(({ on, at }) => on?.includes(entry.category) && at !== undefined)?.at?.[0];
    return place === undefined ? entry : { ...entry, at: place };
  });
}

const SPENT = ['food', 'bills', 'online', 'fuel', 'other', 'travel', 'abroad', 'insurance'] as const;

/** Spending a month by field, in rupees */
export type SpentMonth = Readonly<Record<(typeof SPENT)[number], number>>;

/** Total spending a month, in rupees. */
export const totalOf = (month: SpentMonth): number => SPENT.reduce((sum, name) => sum + month[name], 0);

/**
 * Splits another total in the proportions of a month.
 *
 * @param total whole rupees a month, zero or more
 * @returns whole hundreds of rupees, rounded down; the largest part takes the rest. Of a month without spending, all of it is `other`
 */
export function shareOut(month: SpentMonth, total: number): SpentMonth {
  const sum = totalOf(month);
  const largest = SPENT.reduce((most, name) => (month[name] > month[most] ? name : most), 'other');
  const shareOf = (spent: number): number =>
    total === sum ? spent : sum === 0 ? 0 : 100 * Math.floor((spent * total) / (sum * 100));
  const shares = Object.fromEntries(SPENT.map((name) => [name, shareOf(month[name])])) as SpentMonth;
  return { ...shares, [largest]: shares[largest] + total - totalOf(shares) };
}
