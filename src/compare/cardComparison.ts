import documents from '@site/src/content/documents.yml';
import type { Comparison } from '../machines/compare/comparison';
import type { CreditCard } from '../content/cardTypes';
import { faceOfCard } from '../lists/credit-cards/cardFace';
import { shortName } from '../lists/credit-cards/cardText';
import { comparedTerms } from '../lists/credit-cards/comparedTerms';
import { comparedDocuments } from './comparedDocuments';
import { creditCards, documentIdsOf } from '../content/creditCards';
import { byName } from '../lib/byName';

/** Joins lines, with a semicolon after those that lack a full stop. */
function joined(lines: readonly string[]): string {
  return lines.map((line, index) => (index < lines.length - 1 && !line.endsWith('.') ? `${line};` : line)).join(' ');
}

const { inShort, whole } = comparedTerms;
const terms = [...inShort, ...whole];

function rowOf(card: CreditCard): Comparison['rows'][number] {
  return {
    id: card.id,
    name: shortName(card),
    ...faceOfCard(card),
    link: card.link,
    values: terms.map(({ read, unsaid = '' }) => {
      const said = read(card) ?? [];
      return (typeof said === 'string' ? said : joined(said)) || unsaid;
    }),
    documents: documentIdsOf(card),
  };
}

/** The terms of all credit cards, sorted by name. Only the card list calculates their returns. */
export function cardComparison(): Comparison {
  const rows = creditCards.map(rowOf).sort(byName);
  return {
    fields: terms.map(({ name }) => name),
    details: whole.map((_term, index) => inShort.length + index),
    notes: [],
    rows,
    documents: comparedDocuments(rows, documents),
  };
}
