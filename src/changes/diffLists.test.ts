/** @jest-environment node */
import { siteOf } from '../checks/model';
import { diffLists } from './diffLists';

const OFFERS = 'docs/offers.yml';
const LOANS = 'docs/loans.yml';

const offers = `kind: personal-loan-offers
asOf: 2025-06
rows:
  - { name: First Loan, fee: ₹499, amount: ₹5 lakh, features: ['A lower rate from ₹5,000', No charge to repay] }
  - { name: Second Loan, fee: Nil, amount: ₹2 lakh, features: [Two days to decide] }
`;

const loans = `kind: home-loans
asOf: 2025-06
rows:
  - provider: first-bank
    rates: [{ rate: from 7.50%, for: salaried, document: first-june }]
    processingFee: { value: 0.35%, document: first-june, note: Until June. }
`;

const records = `kind: documents
rows:
  - { id: first-june, publisher: First Bank, read: 2025-06-30 }
  - { id: first-july, publisher: First Bank, read: 2025-07-15, effective: 2025-07-01 }
  - { id: press-july, publisher: A newspaper, read: 2025-07-15 }
`;

const CARDS = 'docs/cards.yml';

const listedCards = 'kind: card-listings\nasOf: 2025-06\nrows: [{ card: first-card, bestFor: Bills }]\n';

const cardRecords = 'kind: cards\nrows: [{ id: first-card, name: First Card }]\n';

const providers = 'kind: providers\nrows: [{ id: first-bank, name: First Bank }]\n';

type Replacements = readonly (readonly [from: string, to: string])[];

function diff(path: string, text: string, changes: Replacements, documents: Replacements = []) {
  const version = (list: string, sources: string) =>
    siteOf({
      mdx: [],
      yaml: Object.entries({
        [path]: list,
        'documents.yml': sources,
        'providers.yml': providers,
        'cards/a.yml': cardRecords,
      }).map(([name, content]) => ({ path: name, text: content })),
    });
  const edited = (before: string, edits: Replacements) =>
    edits.reduce((result, [from, to]) => {
      expect(result).toContain(from);
      return result.replaceAll(from, to);
    }, before);
  return diffLists(path, version(text, records), version(edited(text, changes), edited(records, documents)));
}

const later = ['asOf: 2025-06', 'asOf: 2025-07'] as const;

test('a number of a later month is told, with the heading of its field', () => {
  expect(diff(OFFERS, offers, [later, ['₹499', '₹999']])?.values).toEqual([
    { row: 'First Loan', label: 'Processing fee', from: '₹499', to: '₹999' },
  ]);
});

test('of a list, the lines that differ', () => {
  expect(diff(OFFERS, offers, [later, ['₹5,000', '₹2,000']])?.values).toEqual([
    { row: 'First Loan', label: 'Features', from: 'A lower rate from ₹5,000', to: 'A lower rate from ₹2,000' },
  ]);
});

test('a fee that begins', () => {
  expect(diff(OFFERS, offers, [later, ['fee: Nil', 'fee: ₹99']])?.values).toMatchObject([{ from: 'Nil', to: '₹99' }]);
});

test.each<[string, Replacements]>([
  ['other words for the same number', [later, ['A lower rate from', 'Lower rates from']]],
  ['a number that was not known before', [later, ['Two days to decide', 'Two days to decide up to ₹500']]],
  ['the month alone', [later]],
  ['a list of another kind', [['personal-loan-offers', 'fd-rates']]],
  ['a list whose rows went by another name', [later, ['name: First', 'title: First']]],
])('says nothing of %s', (_what, changes) => {
  expect(diff(OFFERS, offers, changes)).toBeUndefined();
});

test('rows that come and go, by the names of their providers and cards', () => {
  expect(diff(OFFERS, offers, [['Second Loan', 'Third Loan']])).toEqual({
    values: [],
    corrections: [],
    added: ['Third Loan'],
    gone: ['Second Loan'],
  });
  expect(diff(LOANS, loans, [['provider: first-bank', 'provider: second-bank']])?.gone).toEqual(['First Bank']);
  expect(diff(CARDS, listedCards, [['card: first-card', 'card: second-card']])?.gone).toEqual(['First Card']);
});

test('a later document of the same publisher is news, in whatever month the list is', () => {
  expect(
    diff(LOANS, loans, [
      ['from 7.50%', 'from 7.25%'],
      ['document: first-june }]', 'document: first-july }]'],
    ]),
  ).toEqual({
    values: [{ row: 'First Bank', label: 'Interest rate', from: 'from 7.50%, salaried', to: 'from 7.25%, salaried' }],
    corrections: [],
    added: [],
    gone: [],
  });
});

test('so is the same page, read again on a later day', () => {
  const read = [['read: 2025-06-30', 'read: 2025-08-01']] as const;
  expect(diff(LOANS, loans, [['0.35%', '0.50%']], read)?.values).toMatchObject([{ from: '0.35%', to: '0.50%' }]);
});

test('a list or a row may name its documents as a whole', () => {
  const listed = offers.replace('rows:', 'source: first-june\nrows:');
  expect(diff(OFFERS, listed, [later, ['₹499', '₹999']])?.values).toEqual([]);
  expect(
    diff(OFFERS, listed, [
      ['₹499', '₹999'],
      ['first-june', 'first-july'],
    ])?.values,
  ).toHaveLength(1);
});

test.each<[string, Replacements]>([
  ['another publisher', [later, ['from 7.50%', 'from 7.25%'], ['document: first-june', 'document: press-july']]],
  ['a note', [later, ['Until June.', 'Until 30 June, ₹500.']]],
])('says nothing of what comes from %s', (_what, changes) => {
  expect(diff(LOANS, loans, changes)).toBeUndefined();
});

test.each<[string, string, string, Replacements]>([
  ['the same month', OFFERS, offers, [['₹499', '₹999']]],
  ['the same document, read once', LOANS, loans, [later, ['0.35%', '0.50%']]],
])('a value that differs with %s is a correction of ours', (_what, path, text, changes) => {
  const changed = diff(path, text, changes);
  expect(changed?.values).toEqual([]);
  expect(changed?.corrections).toHaveLength(1);
});

test('a value that was held back is corrected, whatever its document', () => {
  const held: Replacements = [
    ['provider: first-bank', 'provider: first-bank\n    hold: The rate is in doubt.'],
    ['from 7.50%', 'from 2.75%'],
  ];
  const wrong = held.reduce((text, [from, to]) => text.replace(from, to), loans);
  const right: Replacements = [
    ['\n    hold: The rate is in doubt.', ''],
    ['from 2.75%', 'from 7.25%'],
    ['document: first-june }]', 'document: first-july }]'],
  ];
  const changed = diff(LOANS, wrong, right);
  expect(changed?.values).toEqual([]);
  expect(changed?.corrections).toMatchObject([{ from: 'from 2.75%, salaried', to: 'from 7.25%, salaried' }]);
});
