import fc from 'fast-check';
import { correctWords } from './correctWords';
import { WORDS } from './words';

// cspell:ignore mutal lona insurence retirment moratorum sipp xibill mutualfund fundable fudn loun

const known = [
  'long',
  'loan',
  'fund',
  'mutual',
  'insurance',
  'retirement',
  'moratorium',
  'cibil',
  'sip',
  'lean',
  'lounge',
];

/** What comes of a question of which nothing was found. */
function correct(question: string, knownWords: readonly string[] = known): string | undefined {
  return correctWords(question, question.match(WORDS) ?? [], knownWords);
}

test.each([
  ['mutal fund', 'mutual fund'],
  ['gold lona', 'gold loan'],
  ['Insurence', 'insurance'],
  ['retirment, moratorum!', 'retirement, moratorium!'],
  ['sipp', 'sip'],
  ['xibill', 'cibil'],
  ['a fundable fudn', 'a fundable fund'],
  ['mutualfund', 'mutual fund'],
])('%s: %s', (question, corrected) => {
  expect(correct(question)).toBe(corrected);
});

test.each([
  ['a word that is near to none', 'orchid'],
  ['a short word with two wrong letters', 'lame'],
  ['a word too short to tell', 'sin'],
  ['words that are known', 'Mutual fund'],
  ['no word', ''],
])('has no other words for %s', (_what, question) => {
  expect(correct(question)).toBeUndefined();
});

test('a word that was found becomes no other one, though its ending may be mended', () => {
  expect(correctWords('mutal funding', ['mutal'], [...known, 'running', 'finding'])).toBe('mutual funding');
  expect(correctWords('mutal insurence', ['mutal'], known)).toBe('mutual insurance');
});

test('of words that are equally near, it takes the earlier', () => {
  expect(correct('loun', ['loan', 'noun'])).toBe('loan');
  expect(correct('loun', ['noun', 'loan'])).toBe('noun');
});

test('two letters in the wrong order are set right in any word', () => {
  const misspelt = fc
    .constantFrom(...known.filter((word) => word.length >= 4))
    .chain((word) => fc.record({ word: fc.constant(word), at: fc.integer({ min: 0, max: word.length - 2 }) }))
    .map(({ word, at }) => ({
      word,
      typed: `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
    }))
    .filter(({ typed }) => !known.includes(typed));
  fc.assert(
    fc.property(misspelt, ({ word, typed }) => {
      expect(correct(typed)).toBe(word);
    }),
  );
});
