import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { readSite } from '../../checks/model';
import { addressNow, publishedAddresses } from '../../../tests/support/content';
import { indexedPages } from '../build/indexedPages';
import { subjectsOf } from '../build/subjectsOf';
import { indexOf } from '../subjectIndex';

const schema = z.strictObject({
  /** `first`: pages, figures on /figures or terms of /glossary, any of which answers */
  queries: z.array(z.strictObject({ ask: z.string(), first: z.array(z.string()).min(1) })),
});

/** The day on which the held third was drawn. */
const DRAWN = '2026-11-26';

/** Whether a query is kept for measuring: nobody looks at which of them fail while the search is changed. */
const isHeld = (ask: string): boolean => (createHash('sha256').update(`${DRAWN} ${ask}`).digest()[0] ?? 0) % 3 === 0;

/** A page that has moved is found where it is now. */
export function whereNow(address: string): string {
  const [page = '', figure] = address.split('#');
  return figure === undefined ? addressNow(page) : `${addressNow(page)}#${figure}`;
}

function read(file: string) {
  return schema
    .parse(parse(readFileSync(path.join(__dirname, file), 'utf8')))
    .queries.map(({ ask, first }) => ({ ask, first: first.map(whereNow), isHeld: isHeld(ask) }));
}

/** What people in India ask, with the pages that should answer first. */
export const queries = read('queries.yml');
export const others = read('others.yml');

/** The addresses that queries name and that were never published: mistakes of whoever wrote the query. */
export const unknownAddresses: readonly string[] = [...queries, ...others]
  .flatMap(({ first }) => first.map((address) => address.replace(/#.*/, '')))
  .filter((address) => !publishedAddresses.includes(address));

/** The index of the real site. */
export const siteIndex = indexOf(subjectsOf(readSite(process.cwd()), indexedPages(publishedAddresses)));
