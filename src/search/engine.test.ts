import * as fc from '@site/tests/unit/properties';
import { search } from './engine';
import { corrected, lookMisspelt } from './spelling';
import { indexOf } from './subjectIndex';
import type { Subject } from './subjects';

// cspell:ignore lona dposit goldloan xibil karz

const page = (address: string, names: readonly string[], more: Partial<Subject> = {}): Subject => ({
  kind: 'page',
  address,
  title: '',
  text: '',
  names,
  ...more,
});

const index = indexOf({
  subjects: [
    page('/home-loans', ['home loan'], { offers: 'state bank of india sbi', text: 'Rates of 28 lenders' }),
    page('/car-loan', ['car loan'], { offers: 'sbi' }),
    page('/gold-loan', ['gold loan']),
    page('/fixed-deposits', ['fixed deposit'], { text: 'What a home loan costs more than' }),
    page('/calculators/move-loan', ['home loan transfer'], { kind: 'calculator' }),
    page('/about', ['report a mistake', 'about us'], { kind: 'site' }),
    page('/figures#home-loan-age', ['home loan age'], { kind: 'figure', title: 'Usual age for a home loan' }),
    page('/figures#repo-rate', ['repo rate'], { kind: 'figure', title: 'RBI repo rate' }),
    page('/glossary#repo-rate', ['repo rate'], { kind: 'term', text: 'At which the RBI lends' }),
    page('/glossary#fd', ['FD', 'fixed deposit'], { kind: 'term' }),
  ],
  ignored: ['best', 'a', 'the', 'of', 'us', 'about'],
  defining: ['what is', 'full form'],
  synonyms: [{ means: 'loan', said: ['karz', 'ऋण'] }],
  written: ['loads', 'stare'],
});

const addresses = (query: string, isTyped = false): readonly string[] =>
  search(query, index, isTyped).found.map(({ subject }) => subject.address);

test.each([
  ['home loan', '/home-loans'],
  ['loan', '/home-loans'],
  ['sbi car loan', '/car-loan'],
  ['home loan transfer', '/calculators/move-loan'],
  ['age for home loan', '/figures#home-loan-age'],
  ['rbi repo rate', '/figures#repo-rate'],
  ['repo rate', '/figures#repo-rate'],
  ['what is repo rate', '/glossary#repo-rate'],
  ['fixed deposit full form', '/glossary#fd'],
  ['home karz', '/home-loans'],
  ['goldloan', '/gold-loan'],
  ['about us', '/about'],
])('“%s” leads to %s', (query, address) => {
  expect(addresses(query)[0]).toBe(address);
});

test('equals keep the order of the menus', () => {
  expect(addresses('loan').slice(0, 3)).toEqual(['/home-loans', '/car-loan', '/gold-loan']);
});

test('where nobody asks for the meaning, a term comes after what else has its name', () => {
  expect(addresses('fixed deposit').slice(0, 2)).toEqual(['/fixed-deposits', '/glossary#fd']);
});

test.each([
  ['age', '/figures#home-loan-age'],
  ['rbi repo rate', '/glossary#repo-rate'],
  ['what is the fixed deposit of sbi', '/glossary#fd'],
])('“%s” does not bring %s, of whose name it is a part', (query, address) => {
  expect(addresses(query)).not.toContain(address);
});

test('a result without some of the words is marked, and still named by the rest', () => {
  const { found } = search('sbi fixed deposit', index);
  expect(found[0]).toMatchObject({ subject: { address: '/fixed-deposits' }, isWhole: false, isNamed: true });
  expect(found.map(({ isWhole }) => isWhole)).not.toContain(true);
});

test.each([
  ['home lona', 'home loan', '/home-loans'],
  ['fixed dposit', 'fixed deposit', '/fixed-deposits'],
  ['What is a fixed dposit', 'fixed deposit', '/glossary#fd'],
])('“%s” is read as “%s”', (query, instead, address) => {
  expect(search(query, index)).toMatchObject({ instead, words: instead });
  expect(addresses(query)[0]).toBe(address);
});

test.each(['load', 'stare', 'home loads'])('“%s” stands in a text, and is not replaced by a word like it', (query) => {
  for (const isTyped of [false, true]) {
    const { found, words, instead } = search(query, index, isTyped);
    expect({ words, instead }).toEqual({ words: query, instead: undefined });
    expect(found.some(({ isWhole }) => isWhole)).toBe(false);
  }
});

test('of the words of texts, those are kept that look like misspelt ones', () => {
  const file = { subjects: [page('/a', ['maturity', 'list'])], ignored: [], defining: [], synonyms: [] };
  expect(lookMisspelt(['Maternity, at maturities.', 'The lost list of elephants, and lists'], file)).toEqual([
    'lost',
    'maternity',
  ]);
});

test.each(['karz', 'home loans', 'sbi', 'best', 'XIBIL home'])('“%s” is not corrected', (query) => {
  expect(search(query, index).instead).toBeUndefined();
});

test.each(['orchid', 'xibil', 'zz'])('nothing is found for “%s”', (query) => {
  expect(addresses(query)).toEqual([]);
});

describe('while somebody types', () => {
  test.each([
    ['car lo', '/car-loan'],
    ['rep', '/figures#repo-rate'],
    ['rep', '/glossary#repo-rate'],
    ['repo ra', '/figures#repo-rate'],
    ['home loan ag', '/figures#home-loan-age'],
    ['home ऋ', '/home-loans'],
    ['about us', '/about'],
  ])('“%s” is enough for %s', (typed, address) => {
    expect(addresses(typed, true)).toContain(address);
  });

  test.each([
    ['loan ag', '/figures#home-loan-age'],
    ['repo', '/about'],
  ])('“%s” does not bring %s', (typed, address) => {
    expect(addresses(typed, true)).not.toContain(address);
  });

  test('a word that goes on is not corrected, an earlier one is', () => {
    expect(search('car lo', index, true).instead).toBeUndefined();
    expect(search('home lona', index, true).instead).toBe('home loan');
  });

  test('what is called so comes before figures whose name begins so', () => {
    expect(addresses('home loan', true)[0]).toBe('/home-loans');
  });
});

test('two letters in the wrong order are set right in any known word', () => {
  const known = ['deposit', 'mistake', 'transfer', 'india', 'state'];
  const misspelt = fc
    .constantFrom(...known)
    .chain((word) => fc.record({ word: fc.constant(word), at: fc.integer({ min: 0, max: word.length - 2 }) }))
    .map(({ word, at }) => ({
      word,
      typed: `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    }))
    .filter(({ typed }) => !index.vocabulary.has(typed));
  fc.assert(fc.property(misspelt, ({ word, typed }) => expect(corrected(typed, index.vocabulary)).toBe(word)));
});
