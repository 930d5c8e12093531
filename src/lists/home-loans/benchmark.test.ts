import { benchmarkText } from './benchmark';

test.each([
  ['RLLR 8.00%, since 12 March 2026', 'RLLR is the bank’s lending rate that moves with the repo rate.'],
  ['RBLR 8.10%; this rate is RBLR − 1.00%', 'RBLR is the bank’s lending rate that moves with the repo rate.'],
  ['I-EBLR 8.95%', 'I-EBLR is the bank’s lending rate that moves with the repo rate.'],
  ['EBLR 7.90%, RLLR 7.50%', 'EBLR and RLLR are the bank’s lending rates that move with the repo rate.'],
])('an abbreviation is explained where it stands: %s', (text, meaning) => {
  expect(benchmarkText(text, 'repo rate')).toBe(`${text}. ${meaning}`);
});

test.each([
  ['repo rate + 2.75%', 'repo rate'],
  ['LHPLR, its own prime rate', 'own rate'],
] as const)('plain words, and a rate of the lender’s own, stay as they are: %s', (text, follows) => {
  expect(benchmarkText(text, follows)).toBe(text);
});
