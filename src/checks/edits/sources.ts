import type { Site } from '../model';
import { documentRows } from '../records';
import { amountsIn } from './amounts';

/** Returns a function that says whether a document is new, or has other days than on the main branch. @param before the main branch */
export function renewedDocuments(site: Site, before: Site): (id: string) => boolean {
  const [now, then] = [documentRows(site), documentRows(before)];
  const daysOf = (row: Readonly<Record<string, unknown>> = {}): string =>
    JSON.stringify([row['read'], row['published'], row['effective']]);
  return (id) => !then.has(id) || daysOf(now.get(id)) !== daysOf(then.get(id));
}

/** Whether the words quoted of documents have each number of a value. @param documents their ids */
export function isQuoted(value: string, documents: readonly string[], site: Site): boolean {
  const rows = documentRows(site);
  const quotes = documents.flatMap((id) => rows.get(id)?.['quotes'] ?? []).map(String);
  const quoted = new Set(quotes.flatMap(numbersIn));
  return numbersIn(value).every((number) => quoted.has(number));
}

const numbersIn = (text: string): readonly number[] => amountsIn(text).map(({ number }) => Math.abs(number));
