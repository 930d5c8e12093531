import { byName } from '../../lib/byName';
import { formatDay } from '../../lib/format/dates';
import { whyFilteredOut, type CardFilter, type FilterReason } from './cardFilters';
import { isInDoubt } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import type { CardValue } from './cardValue';
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
  /** A year with a card on the visitor's spending, as it would be spread with this one */
  readonly valueWith: (card: CreditCard) => CardValue;
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

/** Why a card is not ranked, in the order in which a list says it: what its records leave open, then what keeps it from this visitor. */
const REASONS = [
  'one record',
  'other day',
  'most only',
  'no worth',
  'no markup',
  'by invitation',
  'closed',
  'missed',
  'unknown',
] as const;

interface Reason {
  readonly kind: (typeof REASONS)[number] | FilterReason['kind'];
  readonly text: string;
}

/** What is known of these is a sum, which may be more than that of a ranked card. */
const MAY_BE_BETTER = new Set<Reason['kind']>(['one record', 'other day', 'most only']);

/** Offers grouped by reason, in the order of REASONS, then of their texts; those without a reason are dropped. */
function grouped(
  offers: readonly CardOffer[],
  reasonOf: (offer: CardOffer) => Reason | undefined,
): readonly (Reason & { readonly offers: readonly CardOffer[] })[] {
  const groups = new Map<string, Reason & { offers: CardOffer[] }>();
  for (const offer of offers) {
    const reason = reasonOf(offer);
    if (reason === undefined) continue;
    const key = `${reason.kind}: ${reason.text}`;
    const group = groups.get(key) ?? { ...reason, offers: [] };
    group.offers.push(offer);
    groups.set(key, group);
  }
  const placeOf = ({ kind }: Reason): number => REASONS.indexOf(kind);
  return [...groups.values()].sort((one, other) => placeOf(one) - placeOf(other) || (one.text < other.text ? -1 : 1));
}

/** What its records leave open, so that no sum of a card can be compared with the others'. */
function whyNotComparable({ card, value }: CardOffer): Reason | undefined {
  if (card.applications) {
    const { value: kind } = card.applications;
    return { kind, text: APPLICATIONS[kind] };
  }
  if (value.rewards === undefined) return { kind: 'no worth', text: words.noWorth };
  if (value.net === undefined) return { kind: 'no markup', text: words.noMarkup };
  if (isInDoubt(card)) return { kind: 'one record', text: words.onlyOneRecord };
  return card.pointWorth?.isMost ? { kind: 'most only', text: words.mostOnly } : undefined;
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
 */
export function rankCards(cards: readonly CreditCard[], question: CardQuestion): RankedCards {
  const { valueWith, filters, order, dayOf } = question;
  const offerOf = (card: CreditCard): CardOffer => ({ card, value: valueWith(card) });
  const offers = cards.map(offerOf);
  const windows = inOneWindow(
    offers.filter((offer) => whyNotComparable(offer) === undefined),
    ({ card }) => ({ day: dayOf(card) }),
    termsWithinAYear,
  ).unranked;
  const ofOtherDays = new Map(
    windows.flatMap(({ reason: text, items }) =>
      items.map(({ card }) => [card.id, { kind: 'other day', text } as const] as const),
    ),
  );
  const reasonOf = (offer: CardOffer): Reason | undefined =>
    whyFilteredOut(offer.card, filters) ?? whyNotComparable(offer) ?? ofOtherDays.get(offer.card.id);

  const unranked = grouped(inOrder(offers, order), reasonOf);
  const ranked = offers.filter((offer) => reasonOf(offer) === undefined);
  return {
    ranked: inOrder(ranked, order),
    mayBeBetter: [
      ...unranked.filter(({ kind }) => MAY_BE_BETTER.has(kind)).flatMap((group) => group.offers),
      ...atEachMarkup(ranked.map(({ card }) => card)).map(offerOf),
    ],
    unranked: unranked.map(({ kind, text: reason, offers: left }) => ({
      reason,
      isLeftOut: kind === 'missed' || kind === 'unknown',
      isUnknown: kind === 'unknown',
      offers: left,
    })),
  };
}
