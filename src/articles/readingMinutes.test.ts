import { readingMinutes } from './readingMinutes';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test.each([
  ['nothing', '', 1],
  ['a line', 'Pay on time.', 1],
  ['299 words', words(299), 1],
  ['300 words', words(300), 2],
  ['1,200 words', words(1200), 6],
])('%s', (_what, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test('tags and addresses are not read, what stands between them is', () => {
  const tags = '<Note title="one two three four">'.repeat(100);
  const links = '[word](https://bank.example/a/b/c/d/e) '.repeat(400);
  expect(readingMinutes(`${tags} ${links}`)).toBe(2);
});

test('an amount, a percentage or a word with an apostrophe is one word', () => {
  expect(readingMinutes("₹5,00,000 8.5% bank's ".repeat(100))).toBe(2);
});
