import { queries, unknownAddresses } from './queries';

test('there are enough queries to measure by, each once, and a third is held back', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ ask }) => ask)).size).toBe(queries.length);
  expect(queries.filter(({ held }) => held).length).toBeGreaterThanOrEqual(Math.floor(queries.length / 3));
});

test('each asks for pages that exist', () => {
  expect(unknownAddresses).toEqual([]);
});
