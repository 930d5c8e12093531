import { edit, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit, hdfc, list, row, sbi } from '@site/tests/unit/effectsOfEdit';

const GUIDE = 'docs/guide.mdx';
const LOANS = 'docs/home-loans.yml';
const CARDS = 'src/content/cards/hdfc-bank.yml';

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
  const hold = edit(LOANS, '  - provider: hdfc-bank\n', '  - provider: hdfc-bank\n    hold: It may be old.\n');
  expect(effectsOfEdit(hold, [list([sbi, hdfc]), list([sbi])]).counts).toEqual([]);
  const gone = effectsOfEdit(() => undefined, [list([sbi, hdfc]), list([sbi])]);
  expect(gone.counts.map(({ holds }) => holds)).toEqual(['Two', 'Two']);
});

const dearer = edit(LOANS, 'from 7.90%', 'from 8.10%');

test('texts that still hold an old value or an old count are named with their lines', () => {
  const effects = effectsOfEdit((files) => {
    dearer(files);
    edit(GUIDE, 'The house', 'HDFC Bank lends from 7.90%. The house')(files);
    const written = String(files.get(LOANS));
    const second = written.indexOf('  - provider: hdfc-bank');
    files.set(LOANS, `${written}${written.slice(second).replace('hdfc-bank', 'axis-bank')}`);
  });
  expect(effects.prose).toMatchObject([{ file: GUIDE, holds: '7.90%' }]);
  expect(effects.counts.map(({ file, holds }) => [file, holds])).toEqual([
    ['docs/home-loans.mdx', 'Two'],
    [LOANS, 'Two'],
  ]);
  expect(effects.rows).toMatchObject([{ file: LOANS, change: 'new' }]);
});

test('what others have is no old value of a row', () => {
  const say = (files: Files, text: string) =>
    edit('docs/home-loans.mdx', 'Compare home loans by', `${text} Compare home loans by`)(files);
  const heldIn = (text: string) =>
    effectsOfEdit((files) => {
      dearer(files);
      say(files, text);
    }).prose.map(({ holds }) => holds);
  expect(heldIn('Rates begin at 7.90% here.')).toEqual(['7.90%']);
  expect(heldIn('Axis Bank is dearer than SBI. It asks 7.90%.')).toEqual(['7.90%']);
  expect(heldIn('State Bank of India asks 7.90%.')).toEqual([]);
  const { prose } = effectsOfEdit((files) => {
    dearer(files);
    edit(
      LOANS,
      '- provider: state-bank-of-india',
      '- provider: state-bank-of-india\n    benefit: From 7.90% with a score of 800',
    )(files);
  });
  expect(prose).toEqual([]);
});

test('an old count is found where the rows of a list come from other files, in descriptions and in large words', () => {
  const many = (count: number) =>
    list(Array.from({ length: count }, (_, index) => row(`lender-${index}`, `Lender ${index}`)));
  const words = (files: Files) => {
    edit(LOANS, 'Two lenders that', '60 of 13 lenders that')(files);
    edit('docs/home-loans.mdx', 'Compare home loans by', 'Sixty home loans by')(files);
  };
  const { counts } = effectsOfEdit(words, [many(60), many(61)], words);
  expect(counts.map(({ file, holds }) => [file, holds])).toEqual([
    ['docs/home-loans.mdx', 'Sixty'],
    [LOANS, '60'],
  ]);
});

describe('a text elsewhere that names the row of a changed value', () => {
  const namedAfter = (sentence: string, change: (files: Files) => void, before?: (files: Files) => void) => {
    const first = (files: Files) => {
      edit(GUIDE, 'Rates \\<8% are rare.', sentence)(files);
      before?.(files);
    };
    const { prose } = effectsOfEdit(
      (files: Files) => {
        first(files);
        change(files);
      },
      undefined,
      first,
    );
    return prose.map(({ holds, text }) => `${holds}: ${text}`);
  };
  const raised = edit(
    'src/content/figures.yml',
    '5.75%, from: 2026-10-02, source: { unproved: RBI } }',
    '5.75%, from: 2026-10-02, until: 2026-12-03, source: { unproved: RBI } }\n      - { value: 6.00%, from: 2026-12-04, source: { unproved: RBI } }',
  );

  test('is shown with the old value of a figure, and with the day on which that began', () => {
    expect(namedAfter('The repo rate is 5.75%.', raised)).toEqual(['5.75%: The repo rate is 5.75%.']);
    const told = 'The RBI raised the repo rate by 0.25 points on 2 October.';
    expect(namedAfter(told, raised)).toEqual([`2 October: ${told}`]);
  });

  test('is shown with the old value of a record, by a short name, and in rows about it', () => {
    const costly = edit(CARDS, 'joining: ₹499, yearly: ₹499', 'joining: ₹499, yearly: ₹949');
    const named = (files: Files) => {
      edit(CARDS, 'name: Travel Card', 'name: Travel HDFC Card')(files);
      edit('docs/credit-cards/cashback.yml', 'Good for those who fly', 'At ₹499 good for those who fly')(files);
    };
    expect(namedAfter('Another card asks ₹499. Travel HDFC asks ₹499.', costly, named)).toEqual([
      '₹499: Another card asks ₹499.',
      '₹499: review: At ₹499 good for those who fly at times; not for anyone who carries a balance.',
    ]);
  });

  test('is left alone where it tells of the new value, or of something else', () => {
    expect(namedAfter('The repo rate rose on 2 October and on 4 December 2026.', raised)).toEqual([]);
    expect(namedAfter('The repo rate was 5.75% and is 6.00%.', raised)).toEqual([]);
    expect(namedAfter('A deposit earns 5.75% since 2 October.', raised)).toEqual([]);
  });
});
