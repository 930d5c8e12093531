import { kindOf, type RowKindName } from '../../content/schemas';
import { valuesIn } from '../../content/schemas/meta';
import type { Fields, Site } from '../model';
import { documentRows, rowsOf } from '../records';
import { amountsIn } from './amounts';

/** Words that a document record quotes. */
export interface Quote {
  readonly document: string;
  readonly words: string;
}

const NAMED = ['providers', 'cards', 'funds', 'insurers'] as const;

/** The quotes of documents that have a number of a value, or all of them. @param documents their ids */
export function quotesOf(documents: readonly string[], site: Site, value?: string): readonly Quote[] {
  const rows = documentRows(site);
  const numbers = value === undefined ? undefined : new Set(numbersIn(value));
  return [...new Set(documents)].flatMap((document) =>
    [rows.get(document)?.['quotes'] ?? []]
      .flat()
      .flatMap((words) => (typeof words === 'string' ? [{ document, words }] : []))
      .filter(({ words }) => !numbers || numbersIn(words).some((number) => numbers.has(number))),
  );
}

/** Whether quotes have each number of a value. */
export function haveNumbers(quotes: readonly Quote[], value: string): boolean {
  const quoted = new Set(quotes.flatMap(({ words }) => numbersIn(words)));
  return numbersIn(value).every((number) => quoted.has(number));
}

/** What a row is called: its own name first, then those of its provider, card, fund or insurer, with their short names. */
export function namesOfRow(row: Fields, kind: RowKindName, site: Site): readonly string[] {
  const { row: schema, nameField } = kindOf(kind);
  const records = valuesIn(schema, row).flatMap(({ value, meta: { idOf } }) => {
    const named = NAMED.find((one) => one === idOf);
    return named ? (rowsOf(site, named) ?? []).filter(({ id }) => id === value) : [];
  });
  return [row['name'], ...records.flatMap(namesOfRecord), row[nameField]].filter((name) => typeof name === 'string');
}

/** Whether words name a row, and not only one whose name is longer: "Union Bank of India" is not Bank of India. */
export function isNamed(words: string, names: readonly string[], site: Site): boolean {
  const known = NAMED.flatMap((kind) => (rowsOf(site, kind) ?? []).flatMap(namesOfRecord)).map(String);
  return names.some((name) => {
    const longer = known.filter((other) => other !== name && !names.includes(other) && other.includes(name));
    const rest = longer.reduce((text, other) => text.replaceAll(other, ' '), words);
    const at = rest.indexOf(name);
    return at >= 0 && !/[\p{L}\d]$/u.test(rest.slice(0, at)) && !/^[\p{L}\d]/u.test(rest.slice(at + name.length));
  });
}

/** Whether a document is the own page or schedule of somebody with these names. */
export function isOwnPage(document: string, names: readonly string[], site: Site): boolean {
  const { kind, publisher } = documentRows(site).get(document) ?? {};
  return kind === 'issuer' && names.includes(String(publisher));
}

const namesOfRecord = ({ name, shortName }: Fields): readonly unknown[] => [name, shortName];

const numbersIn = (text: string): readonly number[] => amountsIn(text).map(({ number }) => Math.abs(number));
