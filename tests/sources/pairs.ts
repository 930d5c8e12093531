import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { readSite, siteOf, type Fields, type Site } from '../../src/checks/model';
import { domainsOf } from '../../src/checks/records';
import { nameId } from '../../src/lib/nameId';
import type { Verdict } from '../../src/sources/finding';
import type { QuotedValue } from '../../src/sources/watched/quotedValue';
import { quotedValues } from '../../src/sources/watched/quotedValues';
import type { Form, DocumentSection } from './documents';
import type { MirroredDocument, Serve } from './mirror';

/** A document before and after a change, and what our values were and became. */
export interface Pair {
  readonly id: string;
  readonly file: string;
  /** The row of its values, where they do not name one. */
  readonly row: string;
  readonly form: Form;
  readonly title: string;
  /** Where a real history was taken from, and what its licence allows. */
  readonly source?: {
    readonly repository: string;
    readonly commit: string;
    readonly path: string;
    readonly licence: string;
  };
  readonly before: readonly DocumentSection[];
  readonly after: readonly DocumentSection[];
  /** By `field`, or `row#field`: what the value was and what it became. */
  readonly values: Readonly<Record<string, readonly [was: string, now: string]>>;
  /** Whether it is the page of somebody who compares providers. */
  readonly aggregator?: boolean;
  /** Whether nothing but noise changed. */
  readonly noise?: boolean;
  /** Kept from tuning: the reader was tried with it once it was done. */
  readonly unseen?: boolean;
  readonly serve?: Serve;
  readonly serveAfter?: Serve;
  readonly expect?: Verdict;
  /** Words of the reason that must be given. */
  readonly cause?: string;
}

const ROOT = process.cwd();

export function readPairs(): readonly Pair[] {
  return ['histories.yml', 'made.yml'].flatMap((name) => {
    const text = readFileSync(path.join(ROOT, 'tests/sources/mirror', name), 'utf8');
    return (parse(text) as { readonly pairs: readonly Pair[] }).pairs;
  });
}

export interface PairValue {
  readonly value: QuotedValue;
  readonly was: string;
  readonly now: string;
}

export interface PreparedPair {
  readonly pair: Pair;
  readonly address: string;
  readonly values: readonly PairValue[];
  readonly document: (state: 'before' | 'after') => MirroredDocument;
}

/** Puts the pairs' values into rows of the site's own kinds, so that they are found as those of the site are, whatever the site's values are today. */
export function preparePairs(pairs: readonly Pair[]): {
  readonly site: Site;
  readonly prepared: readonly PreparedPair[];
} {
  const site = withRowsOf(pairs, readSite(ROOT));
  const domains = [...(domainsOf(site) ?? [])];
  const prepared = pairs.map((pair): PreparedPair => {
    const byRow = new Map<string, Record<string, readonly [string, string]>>();
    for (const [key, values] of Object.entries(pair.values)) {
      const [row, field] = key.includes('#') ? (key.split('#') as [string, string]) : [pair.row, key];
      byRow.set(row, { ...byRow.get(row), [field]: values });
    }
    const source = site.data.find((file) => file.path === pair.file);
    if (!source) throw new Error(`${pair.id}: there is no ${pair.file}`);
    const rows = [...byRow].map(([name, fields]) => {
      const row = source.rows.find((one) => isNamed(one, name));
      if (!row) throw new Error(`${pair.id}: ${pair.file} has no row ${name}`);
      return withFields(row, fields);
    });
    const provider = site.data
      .flatMap(({ kind, rows: all }) => (kind === 'providers' ? all : []))
      .find(({ id }) => id === (rows[0]?.['provider'] ?? rows[0]?.['issuer']));
    const domain = domains.find(([, owner]) => owner === provider?.['name'])?.[0] ?? 'rbi.org.in';
    const address =
      pair.aggregator === true ? `https://www.comparisons.example/${pair.id}` : `https://www.${domain}/${pair.id}`;
    const documents = stringify({
      kind: 'documents',
      rows: [
        {
          id: pair.id,
          publisher: 'x',
          title: 'x',
          address,
          kind: pair.aggregator === true ? 'aggregator' : 'issuer',
          read: '2026-01-01',
        },
      ],
    });
    const list = stringify({ ...source.fields, source: pair.id, rows });
    const own = siteOf({
      mdx: [],
      yaml: [
        { path: 'src/content/documents.yml', text: documents },
        { path: pair.file, text: list },
        ...site.data
          .filter(({ kind }) => kind === 'providers' || kind === 'official-domains')
          .map(({ path: name, text }) => ({ path: name, text })),
      ],
    });
    const values = quotedValues(own).flatMap((value) => {
      const known = byRow.get(value.row) ?? byRow.get(value.subject) ?? byRow.get(nameOf(rows, value));
      const [was, now] = known?.[value.field] ?? known?.[value.field.startsWith('periods.') ? '@last' : ''] ?? [];
      return was === undefined || now === undefined ? [] : [{ value, was, now }];
    });
    if (values.length < Object.keys(pair.values).length)
      throw new Error(`${pair.id}: ${values.map(({ value }) => value.field).join()} only`);
    const document = (state: 'before' | 'after'): MirroredDocument => ({
      address,
      form: pair.form,
      title: pair.title,
      sections: pair[state],
      serve: state === 'after' ? (pair.serveAfter ?? pair.serve) : pair.serve,
    });
    return { pair, address, values, document };
  });
  return { site, prepared };
}

const isNamed = (row: Fields, name: string): boolean =>
  [row['name'], row['bank'], row['id'], row['provider']].includes(name);

/** The site with all rows that pairs are about: one that an editor has removed is made after another of its list. */
function withRowsOf(pairs: readonly Pair[], site: Site): Site {
  const data = site.data.map((file) => {
    const about = pairs.filter((pair) => pair.file === file.path);
    const names = about.flatMap(({ row, values }) =>
      Object.keys(values).map((key) => (key.includes('#') ? key.replace(/#.*$/u, '') : row)),
    );
    const lost = [...new Set(names)].filter((name) => !file.rows.some((row) => isNamed(row, name)));
    return { ...file, rows: [...file.rows, ...lost.map((name) => renamed(file.rows[0] ?? {}, name))] };
  });
  return { ...site, data };
}

/** A row with another name, or the id that stands for it, in the fields that it has. */
function renamed(row: Fields, name: string): Fields {
  const id = nameId(name);
  const own = name === id ? { provider: id, id } : { name, bank: name, provider: id, id };
  return { ...row, ...Object.fromEntries(Object.entries(own).filter(([field]) => row[field] !== undefined)) };
}

function nameOf(rows: readonly Readonly<Record<string, unknown>>[], { path: [, index] }: QuotedValue): string {
  const name = rows[Number(index)]?.['name'];
  return typeof name === 'string' ? name : '';
}

/** What says who a row is about, with the values of a pair. */
function withFields(
  row: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, readonly [string, string]>>,
): Record<string, unknown> {
  const { id, name, bank, provider, issuer, label, subject } = row;
  const own: Record<string, unknown> = Object.fromEntries(
    Object.entries({ id, name, bank, provider, issuer, label, subject }).filter(([, value]) => value !== undefined),
  );
  for (const [field, [was]] of Object.entries(fields)) {
    const keys = (field === '@last' ? 'periods.0.value' : field).split('.');
    let at = own;
    keys.slice(0, -1).forEach((key, index) => {
      const isList = /^\d+$/u.test(keys[index + 1] ?? '');
      at = (at[key] ??= isList ? [] : {}) as Record<string, unknown>;
    });
    at[keys.at(-1) ?? ''] = was;
  }
  return own;
}
