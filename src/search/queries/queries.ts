import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { addressNow, publishedAddresses } from '../../../tests/support/content';

const schema = z.strictObject({
  queries: z.array(
    z.strictObject({
      ask: z.string(),
      /** Pages, figures on /figures or terms of /glossary, any of which answers */
      first: z.array(z.string()).min(1),
      /** Kept for measuring: nobody looks at which of them fail while the search is changed. */
      held: z.literal(true).optional(),
    }),
  ),
});

/** A page that has moved is found where it is now. */
export function whereNow(address: string): string {
  const [page = '', figure] = address.split('#');
  return figure === undefined ? addressNow(page) : `${addressNow(page)}#${figure}`;
}

/** What people in India ask, with the pages that should answer first. */
export const queries = schema
  .parse(parse(readFileSync(path.join(__dirname, 'queries.yml'), 'utf8')))
  .queries.map(({ first, ...query }) => ({ ...query, first: first.map(whereNow) }));

/** The addresses that queries name and that were never published: mistakes of whoever wrote the query. */
export const unknownAddresses: readonly string[] = queries
  .flatMap(({ first }) => first.map((address) => address.replace(/#.*/, '')))
  .filter((address) => !publishedAddresses.includes(address));
