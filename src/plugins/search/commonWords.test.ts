import { gzipSync } from 'node:zlib';
import { commonWords, readFragment } from './commonWords';

// cspell:ignore हिन्दी

test('the words of most pages come first, each once and in lower case', () => {
  expect(commonWords(['Gold loan, gold', 'A loan in 2026 for 80C', 'loan or fund'])).toEqual([
    'loan',
    'for',
    'fund',
    'gold',
  ]);
});

test('a word may have letters with marks and end at a sign', () => {
  expect(commonWords(['हिन्दी café’s loan-to-value'])).toEqual(['café', 'loan', 'value', 'हिन्दी']);
});

test('there is an end to them', () => {
  const letters = Array.from('abcdefghijklmnopqrst');
  const many = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  expect(commonWords([many.join(' ')])).toHaveLength(5000);
});

test('the text of a page is read from its fragment', () => {
  const fragment = gzipSync('pagefind_dcd{"url":"/gold-loan","content":"Gold loans","word_count":2}');
  expect(readFragment(fragment)).toBe('Gold loans');
});

test('and so are its search terms', () => {
  const fragment = gzipSync('pagefind_dcd{"content":"Health cover","meta":{"title":"Health","terms":"mediclaim"}}');
  expect(readFragment(fragment)).toBe('Health cover mediclaim');
});

test.each(['pagefind_dce{"content":"Gold loans"}', 'pagefind_dcd{"text":"Gold loans"}'])('%s is refused', (text) => {
  expect(() => readFragment(gzipSync(text))).toThrow('holds no text where it used to');
});
