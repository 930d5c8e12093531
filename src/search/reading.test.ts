import { meant, readerOf, readQuery } from './reading';

// cspell:ignore ghar karz kaise

const reader = readerOf({
  ignored: ['best', 'for', 'ka', 'kaise', 'i', 'need', 'at'],
  needing: ['need'],
  defining: ['what is', 'full form'],
  synonyms: [
    { means: 'home loan', said: ['housing loan', 'ghar ka loan', 'होम लोन'] },
    { means: 'home', said: ['ghar'] },
    { means: 'loan', said: ['karz', 'ऋण'] },
    { means: 'rate', said: ['interest rate', 'interest'] },
  ],
});

test.each([
  ['Best home loans', ['home', 'loan']],
  ['ghar ka loan', ['home', 'loan']],
  ['ghar ka karz', ['home', 'loan']],
  ['होम लोन', ['home', 'loan']],
  ['housing loan interest rates', ['home', 'loan', 'rate']],
  ['80C, Nifty 50', ['80c', 'nifty', '50']],
])('“%s” means %j', (query, words) => {
  expect(readQuery(query, reader).words).toEqual(words);
});

test.each([
  ['1 crore sip', 'sip', ['1', 'crore']],
  ['home loan for ₹50,00,000', 'home loan', ['50', '00', '000']],
  ['rs. 5 lakh loan', 'loan', ['rs', '5', 'lakh']],
  ['sip 5000 per month 20 years', 'sip', ['5000', 'per', 'month', '20', 'year']],
  ['5 लाख होम लोन', 'होम लोन', ['5', 'लाख']],
  ['सवा लाख लोन', 'लोन', ['सवा', 'लाख']],
  ['five lakh home loan', 'home loan', ['five', 'lakh']],
])('the amount in “%s” is no subject', (query, typed, amounts) => {
  expect(readQuery(query, reader)).toMatchObject({ typed: typed.split(' '), amounts });
});

test.each(['for 3 lakh', 'I need ₹50,000 for a year', 'kaise ढाई लाख'])('“%s” asks for money', (query) => {
  expect(readQuery(query, reader).words).toEqual(['money']);
});

test.each([
  ['8 lakh for 14 months', ['park']],
  ['8 lakh for a year', ['park']],
  ['पांच लाख 2 साल', ['park']],
  ['I need 8 lakh for 14 months', ['money']],
  ['50 lakh for 20 years', ['emi']],
  ['9.1% for 42 lakh', ['loan', 'offer']],
  ['9.1%', ['rate']],
  ['8 lakh', ['money']],
  ['₹3,00,000', ['money']],
  ['पांच लाख', ['money']],
])('the amounts of “%s” mean %j, and none is a word of a page', (query, words) => {
  expect(readQuery(query, reader).words).toEqual(words);
});

test.each([
  ['What is a home loan', true],
  ['ELSS full form', true],
  ['what isolates', false],
  ['home loan', false],
])('“%s” asks for a meaning: %s', (query, asksMeaning) => {
  expect(readQuery(query, reader).asksMeaning).toBe(asksMeaning);
});

test.each(['best', 'kaise'])('“%s” alone is taken as it is', (query) => {
  expect(readQuery(query, reader)).toMatchObject({ typed: query.split(' '), amounts: [] });
});

test('the longest synonym is taken, and taken once', () => {
  const synonyms = [
    { means: 'b', said: ['a'] },
    { means: 'c', said: ['b', 'a a'] },
  ];
  expect(meant('a x a a', readerOf({ ignored: [], defining: [], synonyms }))).toEqual(['b', 'x', 'c']);
});

test.each(['क़र्ज़', 'क़र्ज़', 'कर्ज'])('“%s” is a loan, with the dots below its letters or without', (said) => {
  const synonyms = [{ means: 'loan', said: ['कर्ज़'] }];
  expect(meant(said, readerOf({ ignored: [], defining: [], synonyms }))).toEqual(['loan']);
});
