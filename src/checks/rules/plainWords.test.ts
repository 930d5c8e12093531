/** @jest-environment node */
import { wordsToAvoid } from './plainWords';

test.each([
  ['docs/home-loans.mdx', 'Look at it prior to signing.', '"prior to"', 'before'],
  ['docs/home-loans.mdx', '## Kindly read this', '"Kindly"', 'please'],
  ['src/lists/loans/messages.en.ftl', 'note = Rates are listed by name.', '"listed by name"', 'from A to Z'],
  ['docs/gold-loan.mdx', 'Look at the color of the gold.', '"color"', 'it in British spelling'],
  ['src/content/figures.yml', '    remark: Not told by the bank.', '"Not told"', 'choose'],
])('%s: %s', (path, line, found, better) => {
  expect(wordsToAvoid(path, `first\n${line}`)).toEqual([
    expect.objectContaining({ path, line: 2, found, message: expect.stringContaining(`write ${better}`) as string }),
  ]);
});

test.each([
  ['src/lists/loans/messages.en.ftl', '# What was not told is left out.'],
  ['src/content/documents', 'title: Notice prior to sale'],
  ['docs/home-loans.mdx', '<Tile color="teal">The colour of gold</Tile>'],
  ['docs/home-loans.mdx', 'What is available at the branch prevails.'],
])('%s may say: %s', (path, line) => {
  expect(wordsToAvoid(path, line)).toEqual([]);
});
