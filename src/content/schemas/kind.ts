import * as z from 'zod';
import { dayCount, isoMonth, oneOf, pastDay, several, wording } from './fieldTypes';
import { hold, holdsWhatItCan, listHold, type HeldBack } from './hold';
import { described, fieldsOf, metaOf } from './meta';
import { orderDirections } from './order';
import type { OrderDirection } from './order';
import { always, monthBeforeCheck, orderHasNumbers, uniqueNames } from './rowRules';
import { numbersHaveSources, source } from './sourceField';

export interface FileKind {
  readonly kind: string;
  /** What the file contains, for editors. */
  readonly title: string;
  /** Schema of a whole file, with the rules between its parts. */
  readonly file: z.ZodObject;
  /** The field with the unique name of a row, if the file has rows. */
  readonly nameField?: string;
  /** The field that names a row in the file itself: a list of insurers gets their names when it is loaded. */
  readonly rowKey?: string;
}

export interface RowKind extends FileKind {
  readonly nameField: string;
  readonly rowKey: string;
  /** The most prominent field; undefined if a kind has none. */
  readonly headlineField: string | undefined;
  /** Schema of a row; unknown fields are errors. Each field has metadata: see `FieldMeta`. */
  readonly row: z.ZodObject;
}

/** A kind with static types of its name and fields. */
export interface Kind<Name extends string, Shape extends z.ZodRawShape> extends RowKind {
  readonly kind: Name;
  readonly row: z.ZodObject<Shape, z.core.$strict>;
}

interface Definition<Name extends string, Shape extends z.ZodRawShape> {
  readonly kind: Name;
  readonly title: string;
  readonly nameField: keyof Shape & string;
  readonly row: Shape;
  /** A rule between the fields of a row. Runs if all fields are valid. */
  readonly rowRule?: RowRule<Shape>;
}

interface ListDefinition<Name extends string, Shape extends z.ZodRawShape> extends Definition<Name, Shape> {
  readonly headlineField?: keyof Shape & string;
}

type RowRule<Shape extends z.ZodRawShape> = (
  row: z.infer<z.ZodObject<Shape, z.core.$strict>>,
  context: z.core.$RefinementCtx,
) => void;

/** The fields of a list, the source documents of a row, and why it is held back. */
type Listed<Shape extends z.ZodRawShape> = Shape & {
  readonly source: ReturnType<typeof source>;
  readonly hold: ReturnType<typeof hold>;
};

interface RecordsDefinition<Name extends string, Shape extends z.ZodRawShape> extends Definition<Name, Shape> {
  /** Whether a file of this kind may have no rows. */
  readonly mayBeEmpty?: boolean;
}

const rowsMeta = described('One entry a row. Each begins with a hyphen.');

/** The fields of every list besides `kind`, `order` and `rows`. */
export const envelope = {
  asOf: isoMonth().meta(described('Month for which the figures hold, as visitors see it in the heading.', '2025-06')),
  checked: pastDay().meta(
    described('Day on which an editor last compared the rows with the official pages.', '2025-06-30'),
  ),
  reviewEveryDays: dayCount().meta(described('Days after which the rows should be checked again.', 90)),
  chosen: wording(20, 260).meta(
    described('One honest sentence on how the entries were chosen; printed above the list.'),
  ),
  source: source(),
  hold: listHold(),
};

export type Envelope = Readonly<z.infer<z.ZodObject<typeof envelope>>> & {
  /** What was taken out when it was loaded */
  readonly held?: readonly HeldBack[];
  readonly order: { readonly by: string; readonly first: OrderDirection };
};

/** Defines a list of a page, with dates and an order. */
export function list<const Name extends string, const Shape extends z.ZodRawShape>(
  definition: ListDefinition<Name, Shape>,
): Kind<Name, Listed<Shape>> {
  const { kind, title, nameField, headlineField, rowRule } = definition;
  const listed = rowOf<Listed<Shape>>({ ...definition.row, source: source(), hold: hold() });
  // The rule uses only the definition's fields, which the row still has.
  const row = rowRule ? listed.superRefine(rowRule as RowRule<Listed<Shape>>) : listed;
  const order = orderOf(row, 'The order into which the rows are put; printed above the list.');
  const inFile = withoutJoined(row);
  // A list that names only insurers gets their names once it is loaded.
  const rowKey = Object.hasOwn(fieldsOf(inFile), nameField) ? nameField : 'insurer';
  const file = fileOf(kind, title, { ...envelope, order, rows: rowsOf(inFile) }, (data, context) => {
    uniqueNames(data, context, rowKey);
    orderHasNumbers(data, context);
    monthBeforeCheck(data, context);
    numbersHaveSources(data, context, rowKey);
    holdsWhatItCan(data, context, inFile);
  });
  return { kind, title, nameField, rowKey, headlineField, row, file };
}

/** A row as in its file: without the fields joined from its insurer's record. */
function withoutJoined(row: z.ZodObject): z.ZodObject {
  const fields = Object.entries(fieldsOf(row));
  const own = fields.filter(([, field]) => metaOf(field).joined === undefined);
  return own.length === fields.length ? row : rowOf(Object.fromEntries(own));
}

/** Defines a file of records, which as a whole has neither a sort order nor a date. */
export function records<const Name extends string, const Shape extends z.ZodRawShape>(
  definition: RecordsDefinition<Name, Shape>,
): Kind<Name, Shape> {
  const { kind, title, nameField, mayBeEmpty, rowRule } = definition;
  const row = rowRule ? rowOf(definition.row).superRefine(rowRule) : rowOf(definition.row);
  const rows = mayBeEmpty
    ? z.array(row, { error: 'write the rows, or "[]" where there is none' }).meta(rowsMeta)
    : rowsOf(row);
  const file = fileOf(kind, title, { rows }, (data, context) => {
    uniqueNames(data, context, nameField);
    if (Object.hasOwn(fieldsOf(row), 'hold')) holdsWhatItCan(data, context, row);
  });
  return { kind, title, nameField, rowKey: nameField, headlineField: undefined, row, file };
}

/** Defines a file without rows, by the schemas of its fields. */
export function file<const Name extends string, const Shape extends z.ZodRawShape>(definition: {
  readonly kind: Name;
  readonly title: string;
  readonly fields: Shape;
}) {
  const { kind, title, fields } = definition;
  return { kind, title, file: fileOf(kind, title, fields) };
}

/** Schema of a whole file. @param rules between its parts; they also run on invalid files */
export function fileOf<const Name extends string, const Shape extends z.ZodRawShape>(
  kind: Name,
  title: string,
  fields: Shape,
  rules: (data: unknown, context: z.core.$RefinementCtx) => void = () => undefined,
) {
  const kindField = z.literal(kind).meta(described('What the rows are. It decides the fields a row has.'));
  return z
    .strictObject({ kind: kindField, ...fields })
    .superRefine(rules, always)
    .meta({ title });
}

/** The sort order of the rows. Only by displayed fields, so that visitors can verify it, and not by lists of lines. */
export function orderOf(row: z.ZodObject, description: string) {
  const orderable = Object.entries(fieldsOf(row))
    .filter(([, field]) => metaOf(field).shown && !isLines(field))
    .map(([name]) => name);
  return z
    .strictObject(
      { by: oneOf(orderable as [string, ...string[]]), first: oneOf(orderDirections) },
      { error: 'write the order as "{ by: interestRate, first: lowest }"' },
    )
    .meta({ description });
}

/** Whether a field is a list of lines. Rows can be ordered by a list of groups, such as rates with their conditions. */
function isLines(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodArray && !(field.element instanceof z.ZodObject);
}

/** A row that has these fields and no others. */
export function rowOf<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: 'write the entry as lines of "field: value", the first beginning with "- "' });
}

/** A list of rows with at least one in it. */
export function rowsOf(row: z.ZodType) {
  return several(row, 'write at least one row, beginning with "- "').meta(rowsMeta);
}
