/** @jest-environment node */
import path from 'node:path';
import * as z from 'zod';
import { readSite } from '../../../checks/model';
import { readContent } from '../../content/loadDataFile';
import { readCards } from '.';
import { openCards, openCardsCsv, openCardsSchema } from './openCards';

const root = path.resolve(__dirname, '../../../..');
const site = readSite(root);
const { rows: cards } = readCards(site);
const open = openCards(cards, readContent('providers').data, readContent('documents').data);

test('every card is in the file, with the fees of its record', () => {
  expect(open.rows.map(({ id }) => id).sort()).toEqual(cards.map(({ id }) => id).sort());
  for (const { id, fees } of cards) {
    expect(open.rows.find((row) => row.id === id)).toMatchObject({
      joiningFee: fees.joining.least,
      yearlyFee: fees.yearly.least,
    });
  }
});

test('every document that a card names is in the file, once', () => {
  const ids = open.documents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { documents } of open.rows) expect(ids).toEqual(expect.arrayContaining(documents));
});

test('a reader that knows only the published schema accepts the file, and refuses a fee as a text', () => {
  const schema = JSON.parse(JSON.stringify(z.toJSONSchema(openCardsSchema))) as z.core.JSONSchema.JSONSchema;
  const reader = z.fromJSONSchema(schema);
  expect(reader.safeParse(open).error).toBeUndefined();
  expect(reader.safeParse({ ...open, rows: [{ ...open.rows[0], yearlyFee: '₹499' }] }).success).toBe(false);
});

test('the table has a line a card', () => {
  expect(openCardsCsv(open).trimEnd().split('\r\n')).toHaveLength(cards.length + 1);
});
