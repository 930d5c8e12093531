import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { readSite } from '../../checks/model';
import { addressNow, publishedAddresses } from '@site/tests/support/content';
import { indexedPages } from '../build/indexedPages';
import { subjectsOf } from '../build/subjectsOf';
import { indexOf } from '../subjectIndex';

const schema = z.strictObject({
  /** `first`: pages, figures on /figures or terms of /glossary, any of which answers */
  queries: z.array(z.strictObject({ ask: z.string(), first: z.array(z.string()).min(1) })),
});

/** Seed of the held-out third: the day it was drawn. */
const DRAWN = '2026-11-26';

/** Whether a query is held out for measuring: nobody looks at its failures while the search is tuned. */
const isHeld = (ask: string): boolean => (createHash('sha256').update(`${DRAWN} ${ask}`).digest()[0] ?? 0) % 3 === 0;

function read(file: string) {
  return schema
    .parse(parse(readFileSync(path.join(__dirname, file), 'utf8')))
    .queries.map(({ ask, first }) => ({ ask, first: first.map(addressNow), isHeld: isHeld(ask) }));
}

/** Queries of people in India, with the pages that should come first. */
export const queries = read('queries.yml');
export const others = read('others.yml');

/** Addresses in queries that were never published, which are mistakes in the query files. */
export const unknownAddresses: readonly string[] = [...queries, ...others]
  .flatMap(({ first }) => first.map((address) => address.replace(/#.*/, '')))
  .filter((address) => !publishedAddresses.includes(address));

/** The index of the real site. */
export const siteIndex = indexOf(subjectsOf(readSite(process.cwd()), indexedPages(publishedAddresses)));
