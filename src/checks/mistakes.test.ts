/** @jest-environment node */
import { linkMistakes } from './mistakes/linkMistakes';
import { frontMatterMistakes, textMistakes } from './mistakes/pageMistakes';
import { problemsOf, sampleFiles } from './mistakes/sampleTree';
import { addressMistakes, fileMistakes } from './mistakes/siteMistakes';
import type { Mistake } from './mistakes/spoil';
import { valueMistakes } from './mistakes/valueMistakes';
import { yamlMistakes } from './mistakes/yamlMistakes';

/**
 * What editors get wrong, and every line that `npm run check` then prints: where, what was found, what is allowed, what to
 * do. Nothing else is printed, so the files beside the spoiled one are as right as they were.
 */
describe.each<[string, readonly Mistake[]]>([
  ['values', valueMistakes],
  ['YAML', yamlMistakes],
  ['front matter', frontMatterMistakes],
  ['text', textMistakes],
  ['links', linkMistakes],
  ['addresses', addressMistakes],
  ['files', fileMistakes],
])('a mistake in %s', (_area, mistakes) => {
  test.each(mistakes.map(([name, make, ...says]) => ({ name, make, says })))('$name', ({ make, says }) => {
    const files = sampleFiles();
    make(files);
    expect(problemsOf(files)).toEqual(says);
  });
});

test('the sample itself is in order', () => {
  expect(problemsOf(sampleFiles())).toEqual([]);
});
