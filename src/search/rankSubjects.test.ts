import { rankSubjects, strangeWords, subjectIndex } from './rankSubjects';
import { readQuestion } from './readQuestion';
import { searchSubjects } from './searchSubjects';
import type { Subject } from './subjects';

// cspell:ignore lona dposit

const page = (address: string, names: readonly string[], more: Partial<Subject> = {}): Subject => ({
  kind: 'page',
  address,
  title: '',
  text: '',
  names,
  ...more,
});

const index = subjectIndex({
  subjects: [
    page('/home-loans', ['home loan'], { offers: 'state bank of india sbi', text: 'Rates of 28 lenders' }),
    page('/car-loan', ['car loan'], { offers: 'sbi' }),
    page('/fixed-deposits', ['fixed deposit'], { text: 'What a home loan costs more than' }),
    page('/calculators/move-loan', ['home loan transfer'], { kind: 'calculator' }),
    page('/figures#home-loan-age', ['home loan age'], { kind: 'figure', title: 'Usual age for a home loan' }),
    page('/figures#repo-rate', ['repo rate'], { kind: 'figure', title: 'RBI repo rate' }),
    page('/glossary#repo-rate', ['repo rate'], { kind: 'term', text: 'At which the RBI lends' }),
    page('/glossary#fd', ['FD', 'fixed deposit'], { kind: 'term' }),
  ],
  ignored: ['best', 'a', 'the', 'of'],
  defining: ['what is', 'full form'],
  synonyms: [{ means: 'loan', said: ['karz'] }],
});

const addresses = (question: string): readonly string[] =>
  searchSubjects(question, index).ranked.map(({ subject }) => subject.address);

test('what is called by the question comes before what only speaks of it', () => {
  expect(addresses('home loan')).toEqual([
    ...['/home-loans', '/calculators/move-loan', '/fixed-deposits', '/car-loan'],
  ]);
});

test.each([
  ['sbi home loan', '/home-loans'],
  ['sbi car loan', '/car-loan'],
  ['home loan transfer', '/calculators/move-loan'],
  ['age for home loan', '/figures#home-loan-age'],
  ['rbi repo rate', '/figures#repo-rate'],
])('“%s” leads to %s', (question, address) => {
  expect(addresses(question)[0]).toBe(address);
});

test('a figure answers only who asks for all of a name', () => {
  expect(addresses('age')).not.toContain('/figures#home-loan-age');
});

test.each([
  ['what is repo rate', '/glossary#repo-rate'],
  ['fixed deposit full form', '/glossary#fd'],
  ['What is a fixed dposit', '/glossary#fd'],
])('“%s” is answered with the meaning', (question, address) => {
  expect(addresses(question)[0]).toBe(address);
});

test('where nobody asks for the meaning, a term comes after what else is called so', () => {
  expect(addresses('fixed deposit').slice(0, 2)).toEqual(['/fixed-deposits', '/glossary#fd']);
  expect(addresses('repo rate').slice(0, 2)).toEqual(['/figures#repo-rate', '/glossary#repo-rate']);
});

test('a term answers for nothing but its name', () => {
  expect(addresses('rbi repo rate')).not.toContain('/glossary#repo-rate');
  expect(addresses('what is the fixed deposit of sbi')).not.toContain('/glossary#fd');
});

test('what has some of the words only says so', () => {
  const ranked = rankSubjects(readQuestion('sbi fixed deposit', index.reader), index);
  const [first] = ranked;
  expect(first).toMatchObject({ subject: { address: '/fixed-deposits' }, isWhole: false, isNamed: true });
  expect(ranked.map(({ isWhole }) => isWhole)).not.toContain(true);
});

test.each([
  ['home lona', 'home loan', '/home-loans'],
  ['fixed dposit', 'fixed deposit', '/fixed-deposits'],
  ['homeloan', 'home loan', '/home-loans'],
])('“%s” is read as “%s”', (typed, instead, address) => {
  expect(searchSubjects(typed, index)).toMatchObject({ instead });
  expect(addresses(typed)[0]).toBe(address);
});

test('the last word may go on while it is typed, and is not corrected then', () => {
  const { ranked, instead } = searchSubjects('car lo', index, true);
  expect(ranked[0]?.subject.address).toBe('/car-loan');
  expect(instead).toBeUndefined();
});

test.each([
  ['rep', '/figures#repo-rate', '/glossary#repo-rate'],
  ['repo ra', '/figures#repo-rate', '/glossary#repo-rate'],
  ['rbi repo ra', '/figures#repo-rate'],
  ['home loan ag', '/figures#home-loan-age'],
])('“%s” is enough for %s while it is typed', (typed, ...expected) => {
  const found = searchSubjects(typed, index, true).ranked.map(({ subject }) => subject.address);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test('a word that is there comes before one that only begins so', () => {
  const subjects = [page('/about', ['report']), page('/figures#repo-rate', ['repo rate'], { kind: 'figure' })];
  const other = subjectIndex({ subjects, ignored: [], defining: [], synonyms: [] });
  const found = searchSubjects('repo', other, true).ranked.map(({ subject }) => subject.address);
  expect(found).toEqual(['/figures#repo-rate', '/about']);
});

test('the pages that are called so come before figures whose name begins so', () => {
  const [first] = searchSubjects('home loan', index, true).ranked;
  expect(first?.subject.address).toBe('/home-loans');
});

test('the middle of a name is no beginning', () => {
  const found = searchSubjects('loan ag', index, true).ranked.map(({ subject }) => subject.address);
  expect(found).not.toContain('/figures#home-loan-age');
});

test('a word that only a synonym has, or that only asks, is not strange', () => {
  expect(strangeWords(['karz', 'best', 'SBI', 'loans', 'orchid'], index)).toEqual(['orchid']);
});

test('nothing is found for what nothing is about', () => {
  expect(addresses('orchid')).toEqual([]);
});
