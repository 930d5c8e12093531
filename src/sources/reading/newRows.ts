import type { SourceFinding } from '../finding';
import type { ReadPage } from './page';
import type { QuotedValue } from '../watched/quotedValue';
import type { SiteNames } from '../watched/siteNames';
import { shortened } from './excerpt';
import { WHOLE_ROW } from './page';

/** A table with fewer of our rows may be about something else. */
export const LEAST_ROWS = 3;
const NO_NAME = /total|average|median|mean|note|source|industry|^\d+$/iu;

/** Rows of a table that our list lacks, where the table has at least three rows of it: a lender that is new there, or that we left out. */
export function newRows(page: ReadPage | undefined, values: readonly QuotedValue[], names: SiteNames): SourceFinding[] {
  if (!page) return [];
  const { address } = page;
  const files = new Map<string, QuotedValue[]>();
  for (const value of values) files.set(value.file, [...(files.get(value.file) ?? []), value]);
  return [...files].flatMap(([file, own]) => {
    const [first] = own;
    const subjects = new Set(own.map(({ subject }) => subject));
    if (!first || subjects.size < LEAST_ROWS) return [];
    const { providers, products } = names.of(first);
    const directory = first.isProduct ? products : providers;
    const rows = page.passages.filter(
      ({ column, row, table }) => table !== undefined && column === WHOLE_ROW && row !== '',
    );
    const tables = new Map<number, typeof rows>();
    for (const row of rows) tables.set(row.table ?? 0, [...(tables.get(row.table ?? 0) ?? []), row]);
    return [...tables.values()].flatMap((table) => {
      const ours = table.filter(({ row }) => [...directory.namedIn(row)].some((id) => subjects.has(id)));
      if (ours.length < Math.max(LEAST_ROWS, table.length / 2)) return [];
      return table
        .filter(
          ({ row }) =>
            ![...directory.namedIn(row)].some((id) => subjects.has(id)) && !NO_NAME.test(row) && /\p{L}{3}/u.test(row),
        )
        .map(({ row, text, place }): SourceFinding => ({
          address,
          file,
          row,
          field: '',
          verdict: 'new',
          was: null,
          now: shortened(text),
          excerpt: shortened(`${place}: ${row} · ${text}`),
        }));
    });
  });
}
