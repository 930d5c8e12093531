import * as z from 'zod';
import { dayCount, isoDate, isoMonth, oneOf, plainText } from './fieldTypes';
import type { AnyKind } from './defineKind';

/** Where a sorted list begins: with the smallest figure, the largest, or the first name. */
export const orderDirections = ['lowest', 'highest', 'a-to-z'] as const;

export type OrderDirection = (typeof orderDirections)[number];

/** The fields that every file of rows has above its rows, with their descriptions for editors. */
export const envelopeDescriptions = {
  kind: 'What the rows are. It decides the fields a row has.',
  asOf: 'Month for which the figures hold, as visitors see it in the heading. Example: 2025-06',
  checked: 'Day on which an editor last compared the rows with the official pages. Example: 2025-06-30',
  reviewEveryDays: 'Days after which the rows should be checked again. Example: 90',
  chosen: 'One honest sentence on how the entries were chosen; printed above the list.',
  order: 'The order in which the rows stand; printed above the list. The rows must really stand in it.',
  rows: 'One entry a product. Each begins with a hyphen.',
} as const;

/** Schema of a whole file of one kind: the envelope and its rows. */
export function listingFile({ kind, fields, row }: AnyKind) {
  // Only what visitors see, so that they can see the order too; a list of lines has no order.
  const orderable = Object.keys(fields).filter(
    (name) => fields[name]?.shown && !(fields[name].schema instanceof z.ZodArray),
  );
  return z.strictObject({
    kind: z.literal(kind),
    asOf: isoMonth(),
    checked: isoDate(),
    reviewEveryDays: dayCount(),
    chosen: plainText(20, 260),
    order: z.strictObject(
      { by: oneOf(orderable as [string, ...string[]]), first: oneOf(orderDirections) },
      { error: 'write the order as "{ by: interestRate, first: lowest }"' },
    ),
    rows: rowsOf(row),
  });
}

/** What stands above the rows of every listing. */
export type Envelope = Readonly<Omit<z.infer<ReturnType<typeof listingFile>>, 'kind' | 'rows'>>;

/** Schema of a file of rows that are not figures of a month, so that nothing about them goes out of date. */
export function plainFile({ kind, row, mayBeEmpty }: AnyKind) {
  const rows = mayBeEmpty ? z.array(row, { error: 'write the rows, or "[]" where there is none' }) : rowsOf(row);
  return z.strictObject({ kind: z.literal(kind), rows });
}

/** A list of rows with at least one in it. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  const hint = 'write at least one row, beginning with "- "';
  return z.array(row, { error: hint }).min(1, { error: hint });
}
