import { resultText } from './resultText';

const whole = { category: 'All', text: '' } as const;

test.each([
  [{ filter: whole, count: 9, page: 1, pageCount: 1 }, '9 articles, newest first'],
  [{ filter: whole, count: 1000, page: 2, pageCount: 42 }, '1,000 articles, newest first. Page 2 of 42'],
  [{ filter: { category: 'Loans', text: '' }, count: 1, page: 1, pageCount: 42 }, '1 article in Loans'],
  [{ filter: { category: 'All', text: ' emi ' }, count: 2, page: 1, pageCount: 1 }, '2 articles with “emi”'],
  [{ filter: { category: 'Loans', text: 'x' }, count: 0, page: 1, pageCount: 1 }, 'No articles in Loans with “x”'],
] as const)('%j', (listing, text) => {
  expect(resultText(listing)).toBe(text);
});
