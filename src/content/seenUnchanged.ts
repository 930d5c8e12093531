import type { KnownDays } from './offerTypes';
import { isRecord } from '../lib/isRecord';

/** What `npm run sources` last saw of a value in a document that says it. */
export interface SeenValue {
  /** The value as the list had it then. */
  readonly value: string;
  /** The last day on which a document held it, year-month-day. */
  readonly seen?: string | undefined;
  /** Whether the document has said another value since. */
  readonly isChanged: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** A row as the watch names it: by its name, else by the id of whose it is. */
export function watchedRowName(row: Row, nameField: string): string {
  const names = [nameField, 'provider', 'insurer', 'id'].map((field) => row[field]);
  return names.find((name) => typeof name === 'string') ?? '';
}

/** The days on which a value is known to hold. @param seen the last day on which the watch saw it unchanged, if it did */
export function knownDays(readDay: string, seen: string | undefined): KnownDays {
  return seen !== undefined && seen > readDay ? { day: seen, readDay } : { day: readDay };
}

/**
 * Gives the rows of a list the last day on which their main value was seen unchanged, until which it is known to hold. A row with any value that its document
 * now says otherwise has none.
 *
 * @param rows as the file has them, before they are read
 * @param seenOf what was seen of a field of a row, if anything
 */
export function withSeenDays<Read extends object>(
  read: readonly Read[],
  rows: readonly Row[],
  { nameField, headlineField }: { readonly nameField: string; readonly headlineField: string | undefined },
  seenOf: (row: string, field: string) => SeenValue | undefined,
): readonly Read[] {
  return read.map((one, index) => {
    const row = rows[index] ?? {};
    const name = watchedRowName(row, nameField);
    const texts = [...textsIn(row)];
    if (headlineField === undefined || texts.some(([field]) => seenOf(name, field)?.isChanged === true)) return one;
    const dayOf = (field: string): string | undefined => {
      const known = seenOf(name, field);
      return known?.value === texts.find(([own]) => own === field)?.[1] ? known?.seen : undefined;
    };
    const seen = dayOf(headlineField);
    const tiers: unknown = (one as Row)[headlineField];
    if (!Array.isArray(tiers)) return seen === undefined ? one : { ...one, seen };
    // Home loans have a rate for each kind of borrower, and each has its own day.
    const dated = tiers.map((tier: unknown, at) => {
      const day = dayOf(`${headlineField}.${at}.rate`);
      return isRecord(tier) && day !== undefined ? { ...tier, seen: day } : tier;
    });
    return { ...one, [headlineField]: dated };
  });
}

/** The texts of a row with their paths: "rates.0.rate". */
function* textsIn(value: unknown, path: readonly string[] = []): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key]);
}
