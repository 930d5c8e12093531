import { byName } from '../../lib/byName';
import { formatDay } from '../../lib/format/dates';
import { isUnknownReason, whyFilteredOut, type CardFilter } from './cardFilters';
import { isInDoubt } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import { cardValue, type CardValue, type CardValueInputs, type Spending } from './cardValue';
import { inOneWindow, type Closeness } from '../../machines/list/window';
import * as words from './messages.en';

export interface CardOffer {
  readonly card: CreditCard;
  /** A year with the card on the visitor's spending */
  readonly value: CardValue;
}

/** By net return, by fee (lowest first) or by name. */
export type CardOrder = 'left' | 'fee' | 'name';

export interface CardQuestion {
  /** The visitor's monthly spending, as it would be spread with this card */
  readonly spendingWith: (card: CreditCard) => readonly Spending[];
  readonly gstPercent: CardValueInputs['gstPercent'];
  readonly filters: readonly CardFilter[];
  readonly order: CardOrder;
  /** The date of a card's rewards, as year-month-day */
  readonly dayOf: (card: CreditCard) => string;
}

export interface UnrankedCards {
  /** Why these cards are not ranked, as a sentence */
  readonly reason: string;
  /** Whether the visitor's filters exclude them */
  readonly isLeftOut: boolean;
  /** Whether it is not known that they pass these */
  readonly isUnknown: boolean;
  readonly offers: readonly CardOffer[];
}

export interface RankedCards {
  /** Comparable cards, in the visitor's order */
  readonly ranked: readonly CardOffer[];
  /** Other cards within reach with a known total: doubtful ones, of another date, or with a lower markup in another document */
  readonly mayBeBetter: readonly CardOffer[];
  /** All other cards by reason, in the visitor's order */
  readonly unranked: readonly UnrankedCards[];
}

/** Smaller differences are noise: nobody spends the same every month. */
const RANK_STEP_RUPEES = 100;

const APPLICATIONS = {
  'by invitation': words.byInvitation,
  closed: words.closed,
} as const;

/**
 * Terms hold until the issuer announces a change, and rewards do not follow the market, so they stay comparable longer than rates. Dates are those of
 * the documents, some of which are third-party records of the terms.
 */
const termsWithinAYear: Closeness = {
  maxDaysApart: 365,
  whyUnranked: (day) => words.otherDay({ day: formatDay(day) }),
};

/** The ₹100-a-year step of a card, at its points' lowest value. Cards in one step are a tie. */
export function stepOf({ value: { net } }: CardOffer): number {
  return net === undefined ? -Infinity : Math.floor(net.least / RANK_STEP_RUPEES);
}

function byCard({ card: one }: CardOffer, { card: other }: CardOffer): number {
  return byName(one, other) || (one.id < other.id ? -1 : 1);
}

function byStep(one: CardOffer, other: CardOffer): number {
  const [a, b] = [stepOf(one), stepOf(other)];
  return a === b ? one.value.yearlyFee - other.value.yearlyFee : b - a;
}

const feeOf = ({ card: { fees } }: CardOffer): number => fees.yearly.least ?? Infinity;

const comparators: Readonly<Record<CardOrder, (one: CardOffer, other: CardOffer) => number>> = {
  left: byStep,
  fee: (one, other) => feeOf(one) - feeOf(other) || byStep(one, other),
  name: byCard,
};

function inOrder(offers: readonly CardOffer[], order: CardOrder): readonly CardOffer[] {
  return [...offers].sort((one, other) => comparators[order](one, other) || byCard(one, other));
}

const canBeRanked = ({ card, value }: CardOffer): boolean =>
  card.applications === undefined && value.net !== undefined && !isInDoubt(card) && !card.pointWorth?.isMost;

/** Offers grouped by reason; those without one are dropped. */
function grouped(
  offers: readonly CardOffer[],
  reasonOf: (offer: CardOffer) => string | undefined,
): Map<string, CardOffer[]> {
  const groups = new Map<string, CardOffer[]>();
  for (const offer of offers) {
    const reason = reasonOf(offer);
    if (reason !== undefined) groups.set(reason, [...(groups.get(reason) ?? []), offer]);
  }
  return groups;
}

/** Cards with several known markups, once at each. The ranking uses the highest, so they may cost less abroad. */
function atEachMarkup(cards: readonly CreditCard[]): readonly CreditCard[] {
  return cards.flatMap((card) => {
    const { value, others = [] } = card.markup;
    if (others.length === 0) return [];
    return [value, ...others.map((other) => other.value)].map((known) => ({ ...card, markup: { value: known } }));
  });
}

/**
 * Ranks every card for a visitor's month. A card is ranked if it is open to newcomers, passes the filters, has undisputed rewards and points of a
 * known value in each use, and its terms were read within a year of the others'. The rest follow by reason, in an order independent of the input's.
 *
 * Cards are sorted by a year's rewards, with points at their lowest value, less the yearly fee and the forex markup, in steps of ₹100; within a step
 * by fee, then by name. The window of a year is chosen before filtering, so a filter never reorders the remaining cards.
 *
 * @throws {RangeError} when an amount of the spending is negative or not finite
 */
export function rankCards(cards: readonly CreditCard[], question: CardQuestion): RankedCards {
  const { spendingWith, gstPercent, filters, order, dayOf } = question;
  const offerOf = (card: CreditCard): CardOffer => ({
    card,
    value: cardValue(card, { spending: spendingWith(card), gstPercent }),
  });
  const offers = cards.map(offerOf);
  const windows = inOneWindow(
    offers.filter(canBeRanked),
    ({ card }) => ({ day: dayOf(card) }),
    termsWithinAYear,
  ).unranked;
  const reasons = new Map(windows.flatMap(({ reason, items }) => items.map(({ card }) => [card.id, reason] as const)));
  const reasonOf = ({ card, value }: CardOffer): string | undefined =>
    whyFilteredOut(card, filters) ??
    (card.applications && APPLICATIONS[card.applications.value]) ??
    (value.rewards === undefined ? words.noWorth : value.net === undefined ? words.noMarkup : undefined) ??
    (isInDoubt(card) ? words.onlyOneRecord : card.pointWorth?.isMost ? words.mostOnly : reasons.get(card.id));

  const unranked = grouped(inOrder(offers, order), reasonOf);
  const known = [words.onlyOneRecord, ...windows.map(({ reason }) => reason), words.mostOnly];
  const sentences = [...known, words.noWorth, words.noMarkup, ...Object.values(APPLICATIONS)];
  const own = sentences.filter((reason) => unranked.has(reason));
  const filtered = [...unranked.keys()].filter((reason) => !sentences.includes(reason)).sort();
  const ranked = offers.filter((offer) => reasonOf(offer) === undefined);
  return {
    ranked: inOrder(ranked, order),
    mayBeBetter: [
      ...known.flatMap((reason) => unranked.get(reason) ?? []),
      ...atEachMarkup(ranked.map(({ card }) => card)).map(offerOf),
    ],
    unranked: [...own, ...filtered].map((reason) => ({
      reason,
      isLeftOut: !sentences.includes(reason),
      isUnknown: isUnknownReason(reason),
      offers: unranked.get(reason) ?? [],
    })),
  };
}
