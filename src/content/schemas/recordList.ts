import type * as z from 'zod';
import { kebabId } from './fieldTypes';
import { envelope, fileOf, orderOf, rowOf, rowsOf } from './kind';
import type { Kind, NamedRecords } from './kind';
import { hidden } from './meta';
import { monthBeforeCheck, uniqueNames } from './rowRules';

interface Definition<Name extends string, Shape extends z.ZodRawShape> {
  readonly kind: Name;
  readonly title: string;
  readonly records: NamedRecords;
  /** Schema of a record, which is what a row becomes. */
  readonly row: z.ZodObject<Shape, z.core.$strict>;
  /** The field that names a record, for visitors. */
  readonly nameField: keyof Shape & string;
  readonly headlineField: keyof Shape & string;
}

/**
 * Defines a list whose rows name records by their ids, so that what is known of a fund is written down once and stands on several
 * pages. Loading a file puts each record in the place of its id: src/content/joinRecords.ts.
 */
export function listOfRecords<const Name extends string, const Shape extends z.ZodRawShape>(
  definition: Definition<Name, Shape>,
): Kind<Name, Shape> & { readonly records: NamedRecords } {
  const { kind, title, records, row } = definition;
  const id = kebabId().meta({
    ...hidden('Id', `Id of a record in src/content/${records.kind}.yml.`),
    idOf: records.kind,
  });
  const order = orderOf(row, 'The order into which the rows of a group are put; printed above the list.');
  const rows = rowsOf(rowOf({ [records.idField]: id }));
  const file = fileOf(kind, title, { ...envelope, order, rows }, (data, context) => {
    uniqueNames(data, context, records.idField);
    monthBeforeCheck(data, context);
  });
  return { ...definition, file };
}
