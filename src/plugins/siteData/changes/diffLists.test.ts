/** @jest-environment node */
import { siteOf } from '../../../checks/model';
import { diffLists } from './diffLists';

const CARDS = 'docs/cards.yml';
const LOANS = 'docs/loans.yml';

const cards = `kind: card-listings
asOf: 2025-06
rows:
  - { name: First Card, fee: ₹499 a year, bestFor: Bills, benefits: ['5% back up to ₹5,000', No fee abroad] }
  - { name: Second Card, fee: Nil, bestFor: Flights, benefits: [Two lounge visits] }
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

const providers = 'kind: providers\nrows: [{ id: first-bank, name: First Bank }]\n';

type Replacements = readonly (readonly [from: string, to: string])[];

function diff(path: string, text: string, changes: Replacements, documents: Replacements = []) {
  const version = (list: string, sources: string) =>
    siteOf({
      mdx: [],
      yaml: Object.entries({ [path]: list, 'documents.yml': sources, 'providers.yml': providers }).map(
        ([name, content]) => ({ path: name, text: content }),
      ),
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
  expect(diff(CARDS, cards, [later, ['₹499', '₹999']])?.values).toEqual([
    { row: 'First Card', label: 'Fee', from: '₹499 a year', to: '₹999 a year' },
  ]);
});

test('of a list, the lines that differ', () => {
  expect(diff(CARDS, cards, [later, ['₹5,000', '₹2,000']])?.values).toEqual([
    { row: 'First Card', label: 'Benefits', from: '5% back up to ₹5,000', to: '5% back up to ₹2,000' },
  ]);
});

test('a fee that begins', () => {
  expect(diff(CARDS, cards, [later, ['fee: Nil', 'fee: ₹99']])?.values).toMatchObject([{ from: 'Nil', to: '₹99' }]);
});

test.each<[string, Replacements]>([
  ['a correction within the month', [['₹499', '₹999']]],
  ['other words for the same number', [later, ['₹499 a year', '₹499 each year']]],
  ['a number that was not known before', [later, ['bestFor: Bills', 'bestFor: Bills above ₹500']]],
  ['the month alone', [later]],
  ['a list of another kind', [['card-listings', 'fd-rates']]],
  ['a list whose rows went by another name', [later, ['name: First', 'title: First']]],
])('says nothing of %s', (_what, changes) => {
  expect(diff(CARDS, cards, changes)).toBeUndefined();
});

test('rows that come and go, by the names of their providers', () => {
  expect(diff(CARDS, cards, [['Second Card', 'Third Card']])).toEqual({
    values: [],
    added: ['Third Card'],
    gone: ['Second Card'],
  });
  expect(diff(LOANS, loans, [['provider: first-bank', 'provider: second-bank']])?.gone).toEqual(['First Bank']);
});

test('a later document of the same publisher is news, in whatever month the list is', () => {
  expect(
    diff(LOANS, loans, [
      ['from 7.50%', 'from 7.25%'],
      ['document: first-june }]', 'document: first-july }]'],
    ]),
  ).toEqual({
    values: [{ row: 'First Bank', label: 'Interest rate', from: 'from 7.50%, salaried', to: 'from 7.25%, salaried' }],
    added: [],
    gone: [],
  });
});

test('so is the same page, read again on a later day', () => {
  const read = [['read: 2025-06-30', 'read: 2025-08-01']] as const;
  expect(diff(LOANS, loans, [['0.35%', '0.50%']], read)?.values).toMatchObject([{ from: '0.35%', to: '0.50%' }]);
});

test('a list or a row may name its documents as a whole', () => {
  const listed = cards.replace('rows:', 'source: first-june\nrows:');
  expect(diff(CARDS, listed, [later, ['₹499', '₹999']])).toBeUndefined();
  expect(
    diff(CARDS, listed, [
      ['₹499', '₹999'],
      ['first-june', 'first-july'],
    ])?.values,
  ).toHaveLength(1);
});

test.each<[string, Replacements]>([
  ['another publisher', [later, ['from 7.50%', 'from 7.25%'], ['document: first-june', 'document: press-july']]],
  ['the same document, read once', [later, ['from 7.50%', 'from 7.25%']]],
  ['a note', [later, ['Until June.', 'Until 30 June, ₹500.']]],
])('says nothing of what comes from %s', (_what, changes) => {
  expect(diff(LOANS, loans, changes)).toBeUndefined();
});
