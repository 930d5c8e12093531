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

interface CardTerm {
  readonly name: string;
  /** One text, or one for each line; undefined if the record has none */
  readonly read: (card: CreditCard) => string | readonly string[] | undefined;
  /** Shown if the record has none */
  readonly unsaid?: string;
}

/** The terms of a card, independent of spending. */
export const cardTerms: readonly CardTerm[] = [
  { name: 'Issuer', read: (card) => issuerOf(card).name },
  { name: 'What it pays', read: (card) => [...ruleLines(card), ...furtherLines(card)] },
  { name: 'Limit on all rewards', read: limitText },
  { name: 'Pays nothing on', read: nothingText },
  { name: 'Paid as', read: paidAsText },
  { name: 'Charge to redeem', read: redeemText },
  { name: 'Fee', read: feeText },
  { name: 'Markup abroad', read: markupText },
  { name: 'Lounges', read: loungeText },
  { name: 'Income asked', read: incomeText },
  { name: 'Network', read: (card) => card.networks?.join(', '), unsaid: 'Not found' },
  { name: 'Fixed deposit', read: (card) => card.deposit?.value, unsaid: 'Not needed' },
  { name: 'New applicants', read: (card) => card.applications?.value, unsaid: 'Anyone may apply' },
  { name: 'Note', read: notesOf, unsaid: 'None' },
];
