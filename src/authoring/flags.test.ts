import { readFlags, refuseUnknown } from './flags';

test('reads words, values and --yes in any order', () => {
  const flags = readFlags(['article', '--title', 'A title', '--yes', '--tags=a; b=c', '--note', '--dashes']);
  expect(flags.words).toEqual(['article']);
  expect([...flags.values]).toEqual([
    ['title', 'A title'],
    ['tags', 'a; b=c'],
    ['note', '--dashes'],
  ]);
  expect(flags.yes).toBe(true);
});

test.each([
  [['--title'], '--title: write its value behind it, in quotes'],
  [['--icon', 'a', '--icon', 'b'], '--icon: given twice; keep one'],
])('refuses %j', (args, message) => {
  expect(() => readFlags(args)).toThrow(message);
});

test('refuses a flag that nothing asks for', () => {
  const known = ['title', 'icon'];
  expect(() => refuseUnknown(readFlags(['--titel', 'x']), known)).toThrow(
    '--titel: there is no such flag; did you mean "--title"?',
  );
  expect(() => refuseUnknown(readFlags(['--zzzzzzzz', 'x']), known)).toThrow('write --title, --icon');
  expect(() => refuseUnknown(readFlags(['--icon', 'x']), known)).not.toThrow();
});
