/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSite } from '../../../checks/model';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../../content/figureValues';
import { lists } from '../../../lists';
import { defaults, loanInputs } from '../../../lists/home-loans/inputs';
import { records } from '../../../lists/home-loans/records';
import { rankLoans } from '../../../lists/loans/rank';
import { loanRules } from '../../../lists/loans/rules';
import { readHomeLoans, writeOpenData } from '.';
import { openHomeLoans, openHomeLoansSchema, type OpenHomeLoans } from './openHomeLoans';

const root = path.resolve(__dirname, '../../../..');
let outDir = '';
let json: OpenHomeLoans;
let csv = '';

beforeAll(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'open-data-'));
  await writeOpenData(outDir, readSite(root));
  json = openHomeLoansSchema.parse(JSON.parse(await readFile(path.join(outDir, 'data/home-loans.json'), 'utf8')));
  csv = await readFile(path.join(outDir, 'data/home-loans.csv'), 'utf8');
});

afterAll(() => rm(outDir, { recursive: true }));

const rules = loanRules(figureValues(registry, lists['home-loans'].figures));

test('the records behind the files are those of the page and of its island', () => {
  expect(readHomeLoans()).toEqual({ records, rules });
});

test('the files say what the page computes, in its order', () => {
  const { ranked, unranked } = rankLoans(records.rows, loanInputs(defaults), rules);
  const shown = [...ranked, ...unranked.flatMap(({ answers }) => answers)];
  // On the day on which the rows were checked their rates may be ranked.
  const { rows } = openHomeLoans(records, rules, records.checked);
  expect(rows.map(({ id }) => id)).toEqual(shown.map(({ row }) => row.id));
  for (const [index, { rate, emi, total, apr, fee }] of shown.entries()) {
    const { example } = rows[index]!;
    expect(example).toMatchObject({ rate, emi, total, ranked: index < ranked.length });
    expect(example?.aprPercent).toBe(apr);
    expect(example?.feeWithGst).toBe(fee.kind === 'known' ? fee.rupees : undefined);
  }
});

test('once its rates are too old to rank, a file has its rows by name', () => {
  const { rows } = openHomeLoans(records, rules, '2999-01-01');
  expect(rows.map(({ name }) => name)).toEqual(
    json.rows.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
  );
  expect(rows.filter(({ example }) => example?.ranked)).toEqual([]);
});

test('what else is known of a rate or a fee is in the file', () => {
  const countOf = (values: readonly { readonly others?: readonly unknown[] | undefined }[]): number =>
    values.flatMap(({ others = [] }) => others).length;
  const known = records.rows.flatMap(({ rates, processingFee }) => [...rates, processingFee]);
  const shown = json.rows.flatMap(({ rates, processingFee }) => [...rates, processingFee]);
  expect(countOf(shown)).toBe(countOf(known));
  expect(countOf(known)).toBeGreaterThan(0);
});

test('every document that a value names is in the file', () => {
  const ids = new Set(json.documents.map(({ id }) => id));
  const named = [...JSON.stringify(json.rows).matchAll(/"document":"([^"]+)"/g)].map(([, id]) => id!);
  expect(named.length).toBeGreaterThan(json.rows.length);
  for (const id of named) expect(ids).toContain(id);
});

test('the table holds the same rows, a line each, for a spreadsheet that reads UTF-8', () => {
  const [head = '', ...lines] = csv.slice(1).trimEnd().split('\r\n');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(head.startsWith('id,name,kind,rate_from_percent')).toBe(true);
  expect(lines.map((line) => line.split(',')[0])).toEqual(json.rows.map(({ id }) => id));
  const column = head.split(',').indexOf('example_emi_rupees');
  expect(column).toBeGreaterThan(0);
  for (const [index, line] of lines.entries()) expect(line).toContain(String(json.rows[index]!.example?.emi ?? ''));
});

test('the schema describes every field', async () => {
  const schema = JSON.parse(await readFile(path.join(outDir, 'data/home-loans.schema.json'), 'utf8')) as {
    properties: { rows: { items: { properties: Record<string, { description?: string }> } } };
  };
  expect(Object.keys(schema.properties.rows.items.properties)).toContain('processingFee');
});
