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

interface CardTerm {
  readonly name: string;
  /** One text, or one for each line; undefined if the record has none */
  readonly read: (card: CreditCard) => string | readonly string[] | undefined;
  /** Shown if the record has none */
  readonly unsaid?: string;
}

/** The terms of a card, independent of spending. */
export const cardTerms: readonly CardTerm[] = [
  { name: words.issuer, read: (card) => issuerOf(card).name },
  { name: words.pays, read: (card) => [...ruleLines(card), ...furtherLines(card)] },
  { name: words.limit, read: limitText },
  { name: words.paysNothing, read: nothingText },
  { name: words.paidAs, read: paidAsText },
  { name: words.charge, read: redeemText },
  { name: words.fee, read: feeText },
  { name: words.markup, read: markupText },
  { name: words.lounges, read: loungeText },
  { name: words.income, read: incomeText },
  { name: words.network, read: (card) => card.networks?.join(', '), unsaid: NOT_FOUND },
  { name: words.deposit, read: (card) => card.deposit?.value, unsaid: words.notNeeded },
  { name: words.applicants, read: (card) => card.applications?.value, unsaid: words.anyone },
  { name: words.note, read: notesOf, unsaid: words.none },
];
