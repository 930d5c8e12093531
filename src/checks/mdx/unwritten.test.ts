import { unwrittenParts } from './unwritten';

test('names each line of guidance with its place', () => {
  const text =
    'Done.\n\nTo write: the example.\n\n<Question title="x">\n    To write: an answer that is so long that nobody would want to see all of it here.\n</Question>\n';
  expect(unwrittenParts('blog/a.mdx', text)).toEqual([
    expect.objectContaining({ line: 3, column: 1, found: '"To write: the example."' }),
    expect.objectContaining({
      line: 6,
      column: 5,
      found: expect.stringMatching(/^"To write: an answer .{20,}…"$/) as string,
    }),
  ]);
});

test('leaves the words alone where they are prose', () => {
  expect(unwrittenParts('blog/a.mdx', 'He had to write: nobody else would.\nTo write well takes time.\n')).toEqual([]);
});
