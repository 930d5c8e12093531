import beginnerFriendly from '@site/docs/credit-cards/beginner-friendly.yml';
import cashback from '@site/docs/credit-cards/cashback.yml';
import fuel from '@site/docs/credit-cards/fuel.yml';
import all from '@site/docs/credit-cards/index.yml';
import lifetimeFree from '@site/docs/credit-cards/lifetime-free.yml';
import premium from '@site/docs/credit-cards/premium.yml';
import shopping from '@site/docs/credit-cards/shopping.yml';
import travel from '@site/docs/credit-cards/travel.yml';
import documents from '@site/src/content/documents.yml';
import { creditCard, creditCards, documentIdsOf } from '../../content/creditCards';
import { knownDocuments } from '../../content/knownDocuments';
import { recordById } from '../../content/recordById';
import type { ListingFile, RowOf } from '../../content/schemas';
import type { CreditCard } from '../../content/cardTypes';
import { dayOf } from '../../content/reads';
import type { CardKindId } from '../../content/cardKindIds';

type Words = RowOf<'card-listings'>;

/** The cards of one page, with our texts about them. */
export interface CardKind {
  readonly cards: readonly CreditCard[];
  /** Whom a card suits, and our view */
  readonly words: ReadonlyMap<string, Words>;
}

const rowsOf = (file: unknown): readonly Words[] => (file as ListingFile<'card-listings'>).rows;

const pages: Readonly<Record<CardKindId, readonly Words[]>> = {
  cashback: rowsOf(cashback),
  travel: rowsOf(travel),
  fuel: rowsOf(fuel),
  'lifetime-free': rowsOf(lifetimeFree),
  shopping: rowsOf(shopping),
  'beginner-friendly': rowsOf(beginnerFriendly),
  premium: rowsOf(premium),
};

function kindOf(rows: readonly Words[]): CardKind {
  return {
    cards: rows.map(({ card }) => creditCard(card)),
    words: new Map(rows.map((row) => [row.card, row])),
  };
}

/** The cards of each page, by kind. */
export const cardKinds = Object.fromEntries(Object.entries(pages).map(([id, rows]) => [id, kindOf(rows)])) as Readonly<
  Record<CardKindId, CardKind>
>;

/** Every card, with the texts of the guide, else of the first page that shows it; none while the guide's list is held back. */
export const allCards: CardKind = {
  cards: rowsOf(all).length > 0 ? creditCards : [],
  words: new Map([...Object.values(pages).flat().reverse(), ...rowsOf(all)].map((row) => [row.card, row])),
};

/** The documents behind the terms of cards. */
export const known = knownDocuments(creditCards.flatMap(documentIdsOf), documents);

/** Looked up once and not at every key, as there are some hundred documents. */
const rewardsDays = new Map(
  creditCards.map(({ id, rewards }) => [id, dayOf(recordById(documents.rows, rewards.document, 'documents'))]),
);

/**
 * The date on which a card's rewards were read.
 * @throws {Error} for a card that is not among the records
 */
export function rewardsDay({ id }: CreditCard): string {
  const day = rewardsDays.get(id);
  if (day === undefined) throw new Error(`There is no card "${id}" in src/content/cards.`);
  return day;
}
