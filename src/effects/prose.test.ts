import { edit, type Files } from '../../tests/fixtures/mistakes/spoil';
import { effectsOfEdit, hdfc, list, sbi } from '../../tests/unit/effectsOfEdit';

const GUIDE = 'docs/guide.mdx';

const article = `At 13% a loan of ₹3 lakh costs ₹70,968. The fee is ₹10,000.

## Worked example

The personal loan is at 13%, and the card loan at 18%.

|      | Personal loan | Card loan |
| ---- | ------------: | --------: |
| EMI  |       ₹10,108 |   ₹10,846 |
| Rate |           13% |       18% |

## What to remember

A month of card interest is **more than the whole EMI** of ₹10,108, and 13% is much. The fee is ₹10,000. Ask for ₹1,10,108 or ₹10,108.50.

## Sources

- A lender: charges as of 13%
`;

const drawing = `drawing:
  number: ₹70,968
  bars:
    Personal loan at 13%: ₹70,968
reviewed: 2026-11-21`;

/** What effects says still holds an old number, after changes of an article. */
const heldAfter = (...changes: readonly (readonly [string, string])[]) => {
  const first = (files: Files) => {
    edit(GUIDE, 'reviewed: 2026-11-21', drawing)(files);
    edit(GUIDE, 'Rates \\<8% are rare.', article)(files);
  };
  const { prose } = effectsOfEdit(
    (files: Files) => {
      first(files);
      for (const [from, to] of changes) edit(GUIDE, from, to)(files);
    },
    undefined,
    first,
  );
  return prose.map(({ holds, text }) => `${holds}: ${text}`);
};

test('an amount that left a sentence is named wherever the same text still holds it', () => {
  expect(heldAfter(['|       ₹10,108 |', '|       ₹10,253 |'])).toEqual([
    '₹10,108: A month of card interest is **more than the whole EMI** of ₹10,108, and 13% is much.',
  ]);
});

test('nothing is named once each place has the new amount, nor for a round one', () => {
  expect(heldAfter(['|       ₹10,108 |', '|       ₹10,253 |'], ['of ₹10,108,', 'of ₹10,253,'])).toEqual([]);
  expect(heldAfter(['costs ₹70,968. The fee is ₹10,000', 'costs ₹70,968. The fee is ₹9,000'])).toEqual([]);
});

test('a percentage that left a sentence is named in the drawing and the last section, not in the middle or the sources', () => {
  expect(heldAfter(['loan is at 13%, and', 'loan is at 14%, and'])).toEqual([
    '13%: Personal loan at 13%: ₹70,968',
    '13%: A month of card interest is **more than the whole EMI** of ₹10,108, and 13% is much.',
  ]);
});

test('a row that is held back is counted as before: it is shown as such', () => {
  const hold = edit(
    'docs/home-loans.yml',
    '  - provider: hdfc-bank\n',
    '  - provider: hdfc-bank\n    hold: It may be old.\n',
  );
  expect(effectsOfEdit(hold, [list([sbi, hdfc]), list([sbi])]).counts).toEqual([]);
  const gone = effectsOfEdit(() => undefined, [list([sbi, hdfc]), list([sbi])]);
  expect(gone.counts.map(({ holds }) => holds)).toEqual(['Two', 'Two']);
});
