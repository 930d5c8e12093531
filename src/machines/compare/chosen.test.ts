import { chosenRows } from './chosen';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (found: readonly { readonly id: string }[]): string => found.map(({ id }) => id).join('');

test.each<[string, string, string, readonly string[], string]>([
  ['nothing', '', '', [], ''],
  ['ids in their order', 'c,a', 'ca', [], ''],
  ['one twice', 'a,a,b', 'ab', [], ''],
  ['one that is gone', 'a,gone,b', 'ab', ['gone'], ''],
  ['nonsense', '<b>,__proto__,a', 'a', ['<b>', '__proto__'], ''],
  ['more than fit', 'a,b,c,d,e', 'abcd', [], 'e'],
  ['commas alone', ',,,', '', [], ''],
])('an address with %s', (_what, text, chosen, unknown, tooMany) => {
  const found = chosenRows(text, rows, 4);
  expect(ids(found.rows)).toBe(chosen);
  expect(found.unknown).toEqual(unknown);
  expect(ids(found.tooMany)).toBe(tooMany);
});

test('an endless address is not read to its end', () => {
  const { unknown } = chosenRows(Array.from({ length: 1000 }, (_, index) => `x${index}`).join(','), rows, 4);
  expect(unknown.length).toBeLessThan(20);
});
