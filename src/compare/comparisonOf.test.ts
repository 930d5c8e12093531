/** @jest-environment node */
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import { addressed, pagesBy, readSite } from '../checks/model';
import { loadDataFile, readContent } from '../build/content/loadDataFile';
import { arrange } from '../machines/compare/arrange';
import { chosenRows } from '../machines/compare/chosen';
import type { ComparedRow, Comparison } from '../machines/compare/comparison';
import { listFields, listLead } from '../machines/compare/listFields';
import { cardComparison } from './cardComparison';
import { comparedListIds, comparedListOf, listCatalogue } from '../content/listCatalogue';
import { comparisonOf, type ComparedFile } from './comparisonOf';
import { indexFundComparison } from './indexFundComparison';
import { listingKinds, type ListingKind } from '../content/schemas';
import { withoutMarks } from '../machines/fields/Marked';

const root = path.resolve(__dirname, '../..');
const site = readSite(root);
const pages = pagesBy(addressed(site), 'dataFiles');
const [{ data: providers }, { data: documents }] = [readContent('providers'), readContent('documents')];

/** Tables of legal limits or of a single figure, whose rows are no options to choose from. */
const notCompared: readonly string[] = ['third-party-premiums'];

const lists = site.data.flatMap((file) =>
  Object.hasOwn(listingKinds, file.kind ?? '')
    ? pages.get(file.path)!.map((page) => ({ ...file, page: page.path, kind: file.kind as ListingKind }))
    : [],
);
const fromColumns = lists.filter(
  ({ kind }) => !['home-loans', 'card-listings', 'index-tracking', ...notCompared].includes(kind),
);
const comparisons: readonly (readonly [string, Comparison])[] = [
  ...fromColumns.map(
    (file) =>
      [
        file.path,
        comparisonOf(loadDataFile(path.join(root, file.path), file.text) as ComparedFile, providers, documents),
      ] as const,
  ),
  ['funds', comparisonOf(readContent('funds').data, providers, documents)],
  ['cards', cardComparison()],
  ['index funds', indexFundComparison()],
];

test('every list can be compared, under one name, or is known for a table that cannot', () => {
  for (const { kind, page } of lists) {
    const id = comparedListOf(kind, page);
    expect([page, kind, id === undefined]).toEqual([page, kind, notCompared.includes(kind)]);
  }
  const used = new Set(lists.map(({ kind, page }) => comparedListOf(kind, page)));
  expect(comparedListIds.filter((id) => !used.has(id))).toEqual([]);
  const paths = lists.map(({ page }) => page);
  for (const id of comparedListIds) expect(paths).toContain(listCatalogue[id].page);
});

test.each(comparisons)(
  '%s: every row has an id of its own, a value in each field, and its documents',
  (_name, list) => {
    const ids = list.rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, name, values, documents: named } of list.rows) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(name).not.toBe('');
      expect(values).toHaveLength(list.fields.length);
      for (const value of values) expect(value).toMatch(/\S/);
      expect(named.filter((document) => !list.documents[document])).toEqual([]);
    }
  },
);

test.each(comparisons)('%s: what an address asks for is shown, or told id by id', (_name, list) => {
  const known = fc.constantFrom(...list.rows.map(({ id }) => id));
  const ids = fc.array(fc.oneof(known, fc.stringMatching(/^[a-z-]{1,9}$/)), { maxLength: 6 });
  fc.assert(
    fc.property(ids, (asked) => {
      const { rows, unknown, tooMany } = chosenRows(asked.join(','), list.rows, 4);
      expect(
        [...rows, ...tooMany]
          .map(({ id }) => id)
          .concat(unknown)
          .sort(),
      ).toEqual([...new Set(asked)].sort());
      const { differing, same, apart, missing } = arrange(listFields(list, rows));
      expect(differing.length + same.length + apart.length + missing.length).toBe(list.fields.length);
      const led = differing.filter(({ values }) => values.some(({ leads }) => leads));
      expect(led.map(({ name }) => name).filter((name) => name !== list.fields[list.order?.field ?? -1])).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test.each(comparisons)('%s: no two of its fields have one name', (_name, { fields }) => {
  expect(new Set(fields).size).toBe(fields.length);
});

test('who compares health plans reads whom to ask for the premium', () => {
  const [, plans] = comparisons.find(([file]) => file === 'docs/insurance/health.yml')!;
  expect(plans.notes.join(' ')).toContain('ask each insurer in writing');
});

test('in lists of insurance and cards, which stand by name or by a wait, nobody leads', () => {
  const byName = comparisons.filter(([name]) => name.includes('insurance/') || name === 'cards');
  for (const [name, { order }] of byName)
    if (!name.includes('premiums')) expect([name, order]).toEqual([name, undefined]);
});

const row = (id: string, rate: number | undefined): ComparedRow => ({
  id,
  name: id.toUpperCase(),
  shortName: id,
  hue: 0,
  values: [rate === undefined ? 'Not found' : `${rate}%`],
  number: rate,
  documents: [],
});
const ofRates = (best: 'lowest' | 'highest'): Comparison => ({
  fields: ['Rate'],
  order: { field: 0, best, isRate: true },
  notes: [],
  rows: [],
  documents: {},
});
const lead = (list: Comparison, rows: readonly ComparedRow[]): string => withoutMarks(listLead(list, rows));

test.each([
  ['lowest', 'Rate: from 7% at B to 9% at A.'],
  ['highest', 'Rate: from 9% at A to 7% at B.'],
] as const)('the sentence begins with the end that leads: %s', (best, sentence) => {
  expect(lead(ofRates(best), [row('a', 9), row('b', 7), row('c', undefined)])).toBe(sentence);
});

test('the sentence names nobody where fewer than two are known', () => {
  expect(lead(ofRates('lowest'), [row('a', 9), row('c', undefined)])).toContain('name none of them');
});

test('numbers that differ by no more than the list calls a difference are a tie, in the sentence and in the marks', () => {
  const list: Comparison = {
    ...ofRates('lowest'),
    order: { field: 0, best: 'lowest', isRate: false, tiePoints: 0.02 },
  };
  expect(lead(list, [row('b', 0.1), row('a', 0.08)])).toBe('Rate: 0.08% to 0.1%, a tie.');
  expect(lead(list, [row('b', 0.11), row('a', 0.08)])).toBe('Rate: from 0.08% at A to 0.11% at B.');
  const [field] = arrange(listFields(list, [row('a', 0.08), row('b', 0.1), row('c', 0.11)])).differing;
  expect(field!.values.map(({ leads }) => leads)).toEqual([true, true, false]);
});

test('the highest leads where the list says so, with rates of one step', () => {
  const [field] = arrange(listFields(ofRates('highest'), [row('a', 7), row('b', 7.51), row('c', 7.53)])).differing;
  expect(field!.values.map(({ leads }) => leads)).toEqual([false, true, true]);
  expect(field!.best).toBe('highest');
});
