/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../checks/model';
import { creditCards, documentIdsOf, issuerOf } from './creditCards';

/** What has to hold for the records of the site, whichever they are. */

test('every file of src/content/cards is among the records', () => {
  const files = readdirSync(path.join(__dirname, 'cards'));
  const rows = readSite(path.resolve(__dirname, '../..')).data.flatMap((file) =>
    file.kind === 'cards' ? file.rows : [],
  );
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(creditCards.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
});

test('no two cards share an id or a name', () => {
  expect(new Set(creditCards.map(({ id }) => id)).size).toBe(creditCards.length);
  expect(new Set(creditCards.map(({ name }) => name)).size).toBe(creditCards.length);
});

test.each(creditCards)('$id has an issuer, documents, and the lowest worth of a point first', (card) => {
  expect(issuerOf(card).id).toBe(card.issuer);
  expect(documentIdsOf(card).length).toBeGreaterThan(0);
  const worths = (card.pointWorth?.uses ?? []).map(({ value }) => value.least);
  expect(worths).toEqual([...worths].sort((one = 0, other = 0) => one - other));
});
