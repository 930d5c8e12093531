import documents from '@site/src/content/documents.yml';
import type { Comparison } from '../machines/compare/comparison';
import { faceOf } from '../machines/compare/face';
import type { CreditCard } from '../content/cardTypes';
import { cardTerms } from '../lists/credit-cards/cardTerms';
import { comparedDocuments } from './comparedDocuments';
import { creditCards, documentIdsOf, issuerOf } from '../content/creditCards';
import { byName } from '../lib/byName';

/** Joins lines, with a semicolon after those that lack a full stop. */
function joined(lines: readonly string[]): string {
  return lines.map((line, index) => (index < lines.length - 1 && !line.endsWith('.') ? `${line};` : line)).join(' ');
}

/** The colour is the issuer's; the letters are the card's, to tell apart cards of one issuer. */
function rowOf(card: CreditCard): Comparison['rows'][number] {
  const { id, name, link } = card;
  return {
    id,
    name,
    shortName: faceOf(name).shortName,
    hue: issuerOf(card).hue,
    link,
    values: cardTerms.map(({ read, unsaid = '' }) => {
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
    fields: cardTerms.map(({ name }) => name),
    notes: [],
    rows,
    documents: comparedDocuments(rows, documents),
  };
}
