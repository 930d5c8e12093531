import { gzipSync } from 'node:zlib';
import { commonWords, readFragment } from './commonWords';

// cspell:ignore हिन्दी

const page = (text: string, subject = '') => ({ text, subject });

test('the words of most pages come first, each once and in lower case', () => {
  const pages = ['Gold loan, gold', 'A loan in 2026 for 80C', 'fund or gift', 'deposit'];
  expect(commonWords(pages.map((text) => page(text)))).toEqual(['loan', 'deposit', 'for', 'fund', 'gift', 'gold']);
});

test('the subjects of pages come before all else', () => {
  expect(commonWords([page('zero and one', 'Gold'), page('zero', 'mediclaim'), page('three'), page('four')])).toEqual([
    'gold',
    'mediclaim',
    'zero',
    ...['and', 'four', 'one', 'three'],
  ]);
});

test('what most pages say is left out, unless it is the subject of one', () => {
  const pages = [page('one loan', 'Car loan'), page('one loan'), page('one loan'), page('rarely')];
  expect(commonWords(pages)).toEqual(['loan', 'car', 'rarely']);
});

test('a word may have letters with marks and end at a sign', () => {
  expect(commonWords([page('', 'हिन्दी café’s loan-to-value')])).toEqual(['café', 'loan', 'value', 'हिन्दी']);
});

test('there is an end to them', () => {
  const letters = Array.from('abcdefghijklmnopqrst');
  const many = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  expect(commonWords([page(many.join(' ')), page('')])).toHaveLength(5000);
});

test('the text of a page is read from its fragment, and what it is about', () => {
  const fragment = gzipSync(
    'pagefind_dcd{"url":"/health","content":"Cover","meta":{"title":"Health","terms":"mediclaim"}}',
  );
  expect(readFragment(fragment)).toEqual({ url: '/health', text: 'Cover', subject: 'Health mediclaim' });
});

test('a page may be called by its title alone', () => {
  const fragment = gzipSync('pagefind_dcd{"url":"/gold-loan","content":"Gold loans","meta":{"title":"Gold"}}');
  expect(readFragment(fragment).subject.trim()).toBe('Gold');
});

test.each(['pagefind_dce{"content":"Gold loans"}', 'pagefind_dcd{"text":"Gold loans"}'])('%s is refused', (text) => {
  expect(() => readFragment(gzipSync(text))).toThrow('holds no text where it used to');
});
