/** @jest-environment node */
import path from 'node:path';
import * as z from 'zod';
import { readSite } from '../../../checks/model';
import { kindOf, listingKinds } from '../../../content/schemas';
import type { DocumentsFile, ListingFile, ListingKind, RowKind } from '../../../content/schemas';
import { lineList, plainText } from '../../../content/schemas/fieldTypes';
import { list } from '../../../content/schemas/kind';
import { column, numberColumn } from '../../../content/schemas/meta';
import { cell } from '../../../content/schemas/quantityText';
import { readContent } from '../../content/loadDataFile';
import { site as settings } from '../../../site';
import { filesOf } from '.';
import { openList, openListSchema } from './openList';
import { openListCsv } from './openListCsv';
import { publishedLists } from './openLists';

const place = { title: 'Funds', page: '/funds', base: '/data/funds' };

const documents: DocumentsFile = {
  kind: 'documents',
  rows: [
    {
      id: 'card',
      publisher: 'First Bank',
      title: 'Rates',
      address: 'https://first.example/',
      kind: 'issuer',
      read: '2026-09-27',
      through: 'notes',
    },
    {
      id: 'notes',
      publisher: 'A diarist',
      title: 'Notes',
      address: 'https://notes.example/',
      kind: 'record',
      published: '2026-09-27',
      read: '2026-11-22',
    },
    {
      id: 'unused',
      publisher: 'Nobody',
      title: 'Nothing',
      address: 'https://nobody.example/',
      kind: 'press',
      read: '2026-11-22',
    },
  ],
};

/** A made-up kind, and a list of it as loaded. */
const funds = list({
  kind: 'funds',
  title: 'Funds',
  nameField: 'name',
  row: {
    name: plainText(2, 60).meta(column('Fund', 'Its name.')),
    yearlyReturn: cell('return').meta(numberColumn('Return', 'Over three years.')),
    expenses: cell('share').meta(numberColumn('Expenses', 'In a year.')),
    held: cell('money').optional().meta(numberColumn('Held', 'In rupees.')),
    steps: cell('bands').meta(numberColumn('Steps', 'By amount.')),
    lines: lineList().meta(column('Lines', 'In words.')),
  },
});
const fund = {
  name: 'Alpha, "the" Fund',
  yearlyReturn: '-2.10%',
  expenses: 'up to 0.20%',
  held: 'Not found',
  steps: '2.50% up to ₹1 lakh; 3.00% above',
  lines: ['One', 'Two'],
};
const data = funds.file.parse({
  kind: 'funds',
  asOf: '2026-09',
  checked: '2026-11-22',
  reviewEveryDays: 30,
  chosen: 'Two funds that a test has made up.',
  order: { by: 'name', first: 'a-to-z' },
  source: 'card',
  rows: [fund, { ...fund, name: 'Beta Fund', source: ['notes'] }],
}) as unknown as ListingFile;

const json = openList(data, place, documents);

/** A reader that knows only the published schema. */
const reader = (kind: Pick<RowKind, 'row'>) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(z.toJSONSchema(openListSchema(kind)))) as z.core.JSONSchema.JSONSchema);

test('the file says each value as the page does, with its numbers and documents', () => {
  expect(json.rows).toEqual([
    {
      name: 'Alpha, "the" Fund',
      yearlyReturn: { text: '-2.10%', from: -2.1, to: -2.1 },
      expenses: { text: 'up to 0.20%', to: 0.2 },
      held: { text: 'Not found' },
      steps: {
        text: '2.50% up to ₹1 lakh; 3.00% above',
        bands: [
          { from: 2.5, to: 2.5, upTo: 100_000 },
          { from: 3, to: 3 },
        ],
      },
      lines: ['One', 'Two'],
      documents: ['card'],
    },
    expect.objectContaining({ name: 'Beta Fund', documents: ['notes'] }),
  ]);
  expect(json.documents.map(({ id }) => id)).toEqual(['card', 'notes']);
  expect(json).toMatchObject({ page: `${settings.url}/funds`, reviewBy: '2026-12-22' });
});

test('the table has a column for each number, and the addresses of the documents', () => {
  const [head, first, ...others] = openListCsv(funds, json).trimEnd().split('\r\n');
  expect(head).toBe(
    'name,yearly_return,yearly_return_from_percent,yearly_return_to_percent,expenses,expenses_from_percent,expenses_to_percent,held,held_from_rupees,held_to_rupees,steps,lines,documents',
  );
  expect(first).toBe(
    '"Alpha, ""the"" Fund",-2.10%,-2.1,-2.1,up to 0.20%,,0.2,Not found,,,2.50% up to ₹1 lakh; 3.00% above,One; Two,https://first.example/',
  );
  expect(others).toHaveLength(1);
});

test('the published schema accepts the file and refuses a number as a text, or a field it does not name', () => {
  const published = reader(funds);
  const [row] = json.rows;
  const withRow = (change: object) => ({ ...json, rows: [{ ...row, ...change }] });
  expect(published.safeParse(json).error).toBeUndefined();
  expect(published.safeParse(withRow({ expenses: '0.20%' })).success).toBe(false);
  expect(published.safeParse(withRow({ rating: '5 stars' })).success).toBe(false);
  expect(published.safeParse(withRow({ documents: [] })).success).toBe(false);
});

test.each(Object.keys(listingKinds) as ListingKind[])('the schema of %s says what every field means', (kind) => {
  const { properties } = z.toJSONSchema(openListSchema(kindOf(kind))) as unknown as {
    properties: { rows: { items: { properties: Record<string, { description?: string }> } } };
  };
  for (const { description } of Object.values(properties.rows.items.properties)) expect(description).toMatch(/\w.*\.$/);
});

describe('the lists of this site', () => {
  const root = path.resolve(__dirname, '../../../..');
  const site = readSite(root);
  const lists = publishedLists(site);
  const sources = readContent('documents').data;

  test('each keeps to its published schema', () => {
    for (const published of lists) {
      expect(
        reader(kindOf(published.data.kind)).safeParse(JSON.parse(JSON.stringify(filesOf(published, sources).json)))
          .error,
      ).toBeUndefined();
    }
  });

  test('each has a title of its own', () => {
    const titles = lists.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  test('none is published without a document for every row', () => {
    for (const {
      data: { source, rows },
    } of lists) {
      expect(rows.every((row) => (row.source ?? source ?? []).length > 0)).toBe(true);
    }
  });
});
