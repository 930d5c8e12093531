import * as z from 'zod';

/** One field of a row: what it may hold, and how people meet it. */
export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** Column heading for visitors. */
  readonly label: string;
  /** For editors: what the field means, its unit, an example. Also shown by VS Code. */
  readonly description: string;
  /** Whether visitors see it as a column or a line of a card. Names and links are placed by the component instead. */
  readonly shown: boolean;
  /** Set for figures: they are right-aligned, in tabular digits. */
  readonly numeric?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;
type ShapeOf<F extends Fields> = { [Name in keyof F]: F[Name]['schema'] };
type NameOf<F extends Fields> = keyof F & string;

/** A kind of data file: the fields of its rows, and which of them lead. */
export interface AnyKind {
  readonly kind: string;
  /** What the file holds, for editors. */
  readonly title: string;
  readonly fields: Fields;
  /** The field that names a row. No two rows of a file share it. */
  readonly nameField: string;
  /** The figure the eye should find first, or undefined where a kind has none. */
  readonly headlineField: string | undefined;
  /** Whether a file of this kind may hold no row at all. */
  readonly mayBeEmpty?: boolean;
  /** Schema of a row; unknown fields are errors. */
  readonly row: z.ZodType;
}

/** A kind whose name and fields the compiler knows. */
export interface Kind<Name extends string, F extends Fields> extends AnyKind {
  readonly kind: Name;
  readonly fields: F;
  readonly nameField: NameOf<F>;
  readonly headlineField: NameOf<F> | undefined;
  readonly row: z.ZodObject<ShapeOf<F>, z.core.$strict>;
}

/** What to do about a row that is no group of fields. */
export const rowHint = 'write the entry as lines of "field: value", the first beginning with "- "';

/** Defines a kind. The strict schema of a row is put together from its fields, so the two cannot differ. */
export function defineKind<const Name extends string, const F extends Fields>(definition: {
  readonly kind: Name;
  readonly title: string;
  readonly fields: F;
  readonly nameField: NameOf<F>;
  readonly headlineField?: NameOf<F>;
  readonly mayBeEmpty?: boolean;
}): Kind<Name, F> {
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, field.schema]),
  ) as ShapeOf<F>;
  return { ...definition, headlineField: definition.headlineField, row: z.strictObject(shape, { error: rowHint }) };
}
