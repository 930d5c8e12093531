/** @jest-environment node */
import { add, sampleFiles, withSite } from '@site/tests/fixtures/mistakes/spoil';
import { readSite } from './model';
import { formatProblem } from './problem';
import { untranslated, withAllTexts } from './translations';

const HINDI = 'docs/home-loans.hi.yml';

/** What waits for a translator in the Hindi texts of the sample's home loans. */
function waiting(text: string): readonly string[] {
  const files = sampleFiles();
  add(HINDI, text)(files);
  return withSite(files, (root) => untranslated(readSite(root, '2026-11-21')).map(formatProblem));
}

const all = `texts:
  chosen:
    en: Two lenders that write home loans in every large state.
    hi: हर बड़े राज्य में होम लोन देने वाले दो बैंक।
rows:
  state-bank-of-india:
    benefit:
      en: Interest is counted on the daily balance
      hi: ब्याज रोज़ की बाकी रकम पर लगता है
  hdfc-bank:
    benefit:
      - en: 'Legal checks: by its own staff'
        hi: कानूनी जाँच उसके अपने कर्मचारी करते हैं
`;

/** A file of translations of the sample's home loans, completed. */
function completed(text: string): string {
  const files = sampleFiles();
  add(HINDI, text)(files);
  return withSite(files, (root) => {
    const site = readSite(root, '2026-11-21');
    return site.translations.map((file) => withAllTexts(file, site)).join('');
  });
}

test.each([
  ['nothing', '', 3],
  ['one text of a list that has another', all.replace('Legal checks', 'Legal check'), 2],
  ['all', all, 0],
])('completing a file with %s adds the English words of each text that it lacks', (_what, text, left) => {
  const written = completed(text);
  expect(written.match(/Legal checks: by its own staff/gu)).toHaveLength(1);
  expect(waiting(written)).toHaveLength(left);
  expect(completed(written)).toBe(written);
});

test('nothing waits where each text is translated', () => {
  expect(waiting(all)).toEqual([]);
});

test('a text without a translation waits, and so does a row', () => {
  expect(waiting(all.replace(/ {2}hdfc-bank:[^]*/u, '').replace(/\n {4}hi: हर.*/u, ''))).toEqual([
    `${HINDI}:3:9  chosen: write it in Hindi`,
    `${HINDI}:5:3  entry "hdfc-bank": nothing of it is in Hindi yet, 1 text in all`,
  ]);
});

test('a text that was added to a row with translations waits', () => {
  const added = all.replace('benefit:\n      en:', 'benefit note:\n      en:');
  expect(waiting(added)).toContain(
    `${HINDI}:6:3  entry "state-bank-of-india", benefit: add "Interest is counted on the daily balance", and write it in Hindi`,
  );
});

test('a text whose English words have changed waits at its translation', () => {
  expect(waiting(all.replace('daily balance', 'monthly balance'))).toEqual([
    `${HINDI}:8:11  entry "state-bank-of-india", benefit: the English words have changed, or are gone: write the new ones and translate them, or remove both lines`,
  ]);
});
