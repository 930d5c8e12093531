import { NOT_FOUND } from '../../lib/quantities/unknown';
import {
  feeText,
  furtherLines,
  incomeText,
  limitText,
  loungeText,
  markupText,
  nothingText,
  notesOf,
  paidAsText,
  ruleLines,
} from './cardText';
import { redeemText } from './redeeming';
import type { CreditCard } from '../../content/cardTypes';
import { issuerOf } from '../../content/creditCards';
import * as words from './terms/messages.en';

export interface CardTerm {
  readonly name: string;
  /** One text, or one for each line; undefined if the record has none */
  readonly read: (card: CreditCard) => string | readonly string[] | undefined;
  /** Shown if the record has none */
  readonly unsaid?: string;
}

/** The terms of a card by their subject, in the order in which its row has them. */
export const terms = {
  issuer: { name: words.issuer, read: (card) => issuerOf(card).name },
  pays: { name: words.pays, read: (card) => [...ruleLines(card), ...furtherLines(card)] },
  limit: { name: words.limit, read: limitText },
  paysNothing: { name: words.paysNothing, read: nothingText },
  paidAs: { name: words.paidAs, read: paidAsText },
  charge: { name: words.charge, read: redeemText },
  fee: { name: words.fee, read: feeText },
  markup: { name: words.markup, read: markupText },
  lounges: { name: words.lounges, read: loungeText },
  income: { name: words.income, read: incomeText },
  network: { name: words.network, read: (card) => card.networks?.join(', '), unsaid: NOT_FOUND },
  deposit: { name: words.deposit, read: (card) => card.deposit?.value, unsaid: words.notNeeded },
  applicants: { name: words.applicants, read: (card) => card.applications?.value, unsaid: words.anyone },
  note: { name: words.note, read: notesOf, unsaid: words.none },
} as const satisfies Readonly<Record<string, CardTerm>>;

/** The terms of a card, independent of spending. */
export const cardTerms: readonly CardTerm[] = Object.values(terms);
