import * as fc from '@site/tests/unit/properties';
import { partByTerms, type Term } from './mustHave';

interface Row {
  readonly id: number;
  readonly has: Readonly<Record<string, boolean | undefined>>;
}

const names = ['a', 'b', 'c'] as const;

const terms: readonly Term<Row>[] = names.map((name) => ({
  isMet: ({ has }) => has[name],
  missed: `no ${name}`,
  unknown: `${name} not known`,
}));

const answer = fc.constantFrom(true, false, undefined);
const rowsArbitrary: fc.Arbitrary<readonly Row[]> = fc
  .array(fc.record({ a: answer, b: answer, c: answer }))
  .map((all) => all.map((has, id) => ({ id, has })));

test('each row is met or left out, once, in the order in which it came', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.subarray([...terms]), (rows, asked) => {
      const { met, leftOut } = partByTerms(rows, asked);
      const parts = [met, ...leftOut.map((part) => part.rows)];
      expect(parts.flat().sort((x, y) => x.id - y.id)).toEqual(rows);
      for (const part of parts) expect([...part].sort((x, y) => x.id - y.id)).toEqual(part);
    }),
  );
});

test('to ask for one term and then for another finds the same rows as the other way round, and as both at once', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.constantFrom(...terms), fc.constantFrom(...terms), (rows, first, second) => {
      const oneByOne = partByTerms(partByTerms(rows, [first]).met, [second]).met;
      expect(partByTerms(partByTerms(rows, [second]).met, [first]).met).toEqual(oneByOne);
      expect(partByTerms(rows, [first, second]).met).toEqual(oneByOne);
      expect(partByTerms(rows, [second, first]).met).toEqual(oneByOne);
    }),
  );
});

test('unknown is no promise; what a row misses is said before what is not known of it', () => {
  const rows: readonly Row[] = [
    { id: 1, has: { a: true, b: true } },
    { id: 2, has: { a: undefined, b: true } },
    { id: 3, has: { a: undefined, b: false } },
  ];
  expect(partByTerms(rows, terms.slice(0, 2))).toEqual({
    met: [rows[0]],
    leftOut: [
      { reason: 'a not known', isUnknown: true, rows: [rows[1]] },
      { reason: 'no b', isUnknown: false, rows: [rows[2]] },
    ],
  });
});
