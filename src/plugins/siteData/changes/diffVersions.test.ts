/** @jest-environment node */
import { diffVersions } from './diffVersions';

const cards = `# A comment
kind: card-listings
asOf: 2025-06
checked: 2025-06-30
reviewEveryDays: 90
chosen: Two cards that a test made up.
order: { by: name, first: a-to-z }
rows:
  - name: First Card
    issuer: First Bank
    fee: ₹499 a year
    benefits: [5% back, No fee]
    link: https://first.example/
  - name: Second Card
    issuer: Second Bank
    fee: Nil
`;

const figures = `kind: figures
rows:
  - id: ppf-rate
    label: PPF interest rate
    periods: [{ value: 7.1%, source: { name: Ministry of Finance } }]
    checked: 2025-06-30
    reviewEveryDays: 90
  - id: section-80c
    label: Limit of Section 80C
    periods: [{ value: ₹1.5 lakh, source: { name: Income Tax Act } }]
    checked: 2025-06-30
    reviewEveryDays: 365
`;

const changed = (text: string, ...replacements: readonly (readonly [string, string])[]) => ({
  before: text,
  after: replacements.reduce((result, [from, to]) => {
    expect(result).toContain(from);
    return result.replace(from, to);
  }, text),
});

test('a new file is one change, however many rows it has', () => {
  expect(diffVersions({ after: cards })).toEqual([{ type: 'listed', rows: 2 }]);
});

test('a file that is gone', () => {
  expect(diffVersions({ before: cards })).toEqual([{ type: 'withdrawn' }]);
});

test('a field of a row, by the label that visitors see', () => {
  expect(diffVersions(changed(cards, ['₹499 a year', '₹999 a year']))).toEqual([
    { type: 'field', row: 'First Card', label: 'Fee', from: '₹499 a year', to: '₹999 a year' },
  ]);
});

test('a list reads as one text; what begins or ends has one side only', () => {
  const pair = changed(cards, ['[5% back, No fee]', '[5% back, Lounges]'], ['    link: https://first.example/\n', '']);
  expect(diffVersions(pair)).toEqual([
    { type: 'field', row: 'First Card', label: 'Benefits', from: '5% back; No fee', to: '5% back; Lounges' },
    { type: 'field', row: 'First Card', label: 'Official page', from: 'https://first.example/' },
  ]);
});

test('rows that come and go', () => {
  expect(diffVersions(changed(cards, ['name: Second Card', 'name: Third Card']))).toEqual([
    { type: 'added', row: 'Third Card' },
    { type: 'removed', row: 'Second Card' },
  ]);
});

test('what stands above the rows, dates in words', () => {
  const pair = changed(cards, ['asOf: 2025-06', 'asOf: 2025-09'], ['2025-06-30', '2025-09-15']);
  expect(diffVersions(pair)).toEqual([
    { type: 'field', label: 'Figures as on', from: 'June 2025', to: 'September 2025' },
    { type: 'field', label: 'Last checked', from: '30 June 2025', to: '15 September 2025' },
  ]);
});

test.each([
  ['comments', changed(cards, ['# A comment', '# Another'])],
  ['the review interval', changed(cards, ['reviewEveryDays: 90', 'reviewEveryDays: 30'])],
  ['quotes', changed(cards, ['fee: Nil', "fee: 'Nil'"])],
  ['the order of rows', { before: cards, after: cards.replace(/( {2}- [^]*?)( {2}- [^]*)$/, '$2$1') }],
])('%s are no change for visitors', (_what, pair) => {
  expect(pair.after).not.toBe(pair.before);
  expect(diffVersions(pair)).toEqual([]);
});

test.each([
  ['broken', 'kind: ['],
  ['no data file', 'a list'],
  ['empty', ''],
])('a version that is %s says nothing', (_what, text) => {
  expect(diffVersions({ before: text, after: cards })).toEqual([]);
  expect(diffVersions({ before: cards, after: text })).toEqual([]);
  expect(diffVersions({ after: text })).toEqual([]);
});

test('a kind or a field that the site no longer has keeps its own name', () => {
  const old = 'kind: chit-funds\nrows:\n  - { name: A, stake: 1 }\n';
  expect(diffVersions(changed(old, ['stake: 1', 'stake: 2']))).toEqual([
    { type: 'field', row: 'A', label: 'stake', from: '1', to: '2' },
  ]);
});

test('a figure: its present value, from when, and what it was', () => {
  const now =
    '[{ value: 7.1%, until: 2025-12-31, source: { name: Ministry of Finance } }, { value: 6.9%, from: 2026-01-01, source: { name: Ministry of Finance } }]';
  const pair = changed(figures, ['[{ value: 7.1%, source: { name: Ministry of Finance } }]', now]);
  const about = { type: 'field', row: 'PPF interest rate', figure: 'ppf-rate' };
  expect(diffVersions(pair)).toEqual([
    { ...about, label: 'Value', from: '7.1%', to: '6.9%' },
    { ...about, label: 'Holds from', to: '1 January 2026' },
    { ...about, label: 'Earlier values', to: '7.1% (until 31 December 2025)' },
  ]);
});

test('figures that were only checked again are one change together', () => {
  const pair = { before: figures, after: figures.replaceAll('2025-06-30', '2025-12-30') };
  expect(diffVersions(pair)).toEqual([{ type: 'rechecked', rows: ['PPF interest rate', 'Limit of Section 80C'] }]);
});

test('a figure that was checked and found changed is listed for the change', () => {
  const pair = changed(figures, ['7.1%', '7.5%'], ['2025-06-30', '2025-12-30']);
  expect(diffVersions(pair)).toEqual([
    { type: 'field', row: 'PPF interest rate', figure: 'ppf-rate', label: 'Value', from: '7.1%', to: '7.5%' },
  ]);
});
