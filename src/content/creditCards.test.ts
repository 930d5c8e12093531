import { creditCards, documentIdsOf, issuerOf } from './creditCards';

/** Invariants of the site's records. */

test.each(creditCards)('$id has an issuer, documents, and the lowest worth of a point first', (card) => {
  expect(issuerOf(card).id).toBe(card.issuer);
  expect(documentIdsOf(card).length).toBeGreaterThan(0);
  const worths = (card.pointWorth?.uses ?? []).map(({ value }) => value.least);
  expect(worths).toEqual([...worths].sort((one = 0, other = 0) => one - other));
});
