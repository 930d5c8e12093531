import { edit, sampleFiles } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit } from '@site/tests/unit/effectsOfEdit';

const GUIDE = 'docs/guide.mdx';
const LOANS = 'docs/home-loans.yml';

test('a changed number inside a text stands beside what it was, with its line; other changes of words do not', () => {
  const { texts } = effectsOfEdit((files) => {
    edit(GUIDE, 'Rates \\<8% are rare.', 'The house counts.\nRates \\<3% are rare. They end.')(files);
    edit(GUIDE, 'It is free.', 'It costs nothing.')(files);
  });
  const line = sampleFiles().get(GUIDE)!.toString().split('\n').indexOf('Rates \\<8% are rare.') + 2;
  expect(texts).toEqual([{ file: GUIDE, line, from: 'Rates \\<8% are rare.', to: 'Rates \\<3% are rare.' }]);
});

test('numbers of a table, of a list item and of what is said of a list are such sentences too', () => {
  const { texts } = effectsOfEdit((files) => {
    edit(GUIDE, 'It is free.', 'It is free for 3 months.')(files);
    edit(LOANS, 'Two lenders', 'Seventy-one lenders')(files);
  });
  expect(texts.map(({ file, to }) => [file, /3 months|Seventy-one/.exec(to)?.[0]])).toEqual([
    [GUIDE, '3 months'],
    [LOANS, 'Seventy-one'],
  ]);
});
