import * as z from 'zod';
import { rankedUntil as lastDayOf, type Ageing } from '../../../machines/list/ageing';
import type { OpenPlace } from '../../../content/openDataPaths';
import { recordById } from '../../../content/recordById';
import type { DocumentsFile } from '../../../content/schemas';
import type { SourceDocument } from '../../../content/offerTypes';
import { site } from '../../../site';

/** Parts that all open data files share. */

export const text = (description: string) => z.string().meta({ description });
export const number = (description: string) => z.number().meta({ description });
export const day = (description: string) => z.iso.date().meta({ description });

/** Copies of a list outlive its page's ranking. */
export const rankedUntil = day(
  'The last day on which the page ranks these rows: from then on they are last known values.',
);

/** @returns nothing for a list whose rows are all held back */
export const rankedUntilOf = (ageing: Pick<Ageing, 'days' | 'months'>): { readonly rankedUntil?: string } =>
  ageing.days.length > 0 ? { rankedUntil: lastDayOf(ageing) } : {};

/** What may be wrong: it is in none of the rows. */
export const held = z
  .array(
    z.strictObject({
      row: text('Name of the row; left out where it is the whole list.').optional(),
      field: text('Field of the value; left out where it is the whole row.').optional(),
      reason: z.string(),
    }),
  )
  .optional()
  .meta({ description: 'What is held back until it is put right, with the reason.' });

/** The source documents of the values of a file. */
export const documents = z.array(
  z.strictObject({
    id: text('Id by which values name it.'),
    publisher: z.string(),
    title: z.string(),
    address: z.url(),
    kind: text('issuer, regulator, press, aggregator, record'),
    published: day('Left out where it is not known.').optional(),
    month: text('Month that its own title gives its values, year-month; left out where it gives none.').optional(),
    effective: day('From when its values hold; left out where it is not known.').optional(),
    read: day('Day on which it was read, by us or by the author of the record it is known through.'),
    through: text('Id of the record through which it is known.').optional(),
  }),
);

const LICENCE =
  'Selection, form and computed examples: CC BY 4.0. The values are facts stated in the documents named here and belong to their publishers.';

/** Schema of the first fields of every file. */
export const head = {
  $schema: text('Address of this schema.'),
  title: z.string(),
  page: text('The page that shows this list.'),
  licence: text('What may be done with our part, and whose the values are.'),
};

/** The first fields of every file. */
export function headOf({ title, page, base }: OpenPlace) {
  return { $schema: `${site.url}${base}.schema.json`, title, page: `${site.url}${page}`, licence: LICENCE };
}

/** The ids of the source documents of a row. */
export const namedDocuments = z
  .array(z.string())
  .min(1)
  .meta({ description: 'Ids of the documents of this file that say the values.' });

/** The addresses of documents by id, for CSV files. */
export function addressesIn(named: readonly Pick<SourceDocument, 'id' | 'address'>[]): ReadonlyMap<string, string> {
  return new Map(named.map(({ id, address }) => [id, address]));
}

/** The documents named by rows, each once, including the records through which they are known. */
export function documentsNamed(
  rows: readonly { readonly documents: readonly string[] }[],
  sources: DocumentsFile,
): SourceDocument[] {
  const documentOf = (id: string): SourceDocument => recordById(sources.rows, id, 'documents');
  const named = rows.flatMap((row) => row.documents.map(documentOf));
  const records = named.flatMap(({ through }) => (through === undefined ? [] : [documentOf(through)]));
  return [...new Set([...named, ...records])];
}
