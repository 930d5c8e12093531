import documents from '@site/src/content/documents.yml';
import type { Comparison } from '../lib/compare/comparison';
import { faceOf } from '../lib/compare/face';
import {
  feeText,
  incomeText,
  loungeText,
  markupText,
  nothingText,
  notesOf,
  paidAsText,
  rewardLines,
} from '../lib/offers/cardText';
import type { CreditCard } from '../lib/offers/cardTypes';
import { comparedDocuments } from './comparedDocuments';
import { creditCards, documentIdsOf, issuerOf } from './creditCards';

const fields: readonly (readonly [name: string, read: (card: CreditCard) => string])[] = [
  ['Issuer', (card) => issuerOf(card).name],
  ['Fee', feeText],
  ['Pays', (card) => rewardLines(card).join('; ')],
  ['Paid as', paidAsText],
  ['Pays nothing on', nothingText],
  ['Markup abroad', markupText],
  ['Lounges', loungeText],
  ['Income asked', incomeText],
  ['Fixed deposit', (card) => card.deposit?.value ?? 'Not needed'],
  ['New applicants', (card) => card.applications?.value ?? 'Anyone may apply'],
  ['Note', (card) => notesOf(card).join(' ') || 'None'],
];

/** Its colour is that of its issuer; its letters are its own, so that two cards of one issuer can be told apart. */
function rowOf(card: CreditCard): Comparison['rows'][number] {
  const { id, name, link } = card;
  return {
    id,
    name,
    shortName: faceOf(name).shortName,
    hue: issuerOf(card).hue,
    link,
    values: fields.map(([, read]) => read(card)),
    documents: documentIdsOf(card),
  };
}

/** All credit cards by their terms, by name. What they return on a visitor's own spending belongs to their list. */
export function cardComparison(): Comparison {
  const rows = creditCards.map(rowOf).sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
  return {
    fields: fields.map(([name]) => name),
    notes: [],
    rows,
    documents: comparedDocuments(rows, documents),
  };
}
