import { parseDocument } from 'yaml';
import * as z from 'zod';
import { isRowKind, kindOf, labelOf as headingOf } from '../../../content/schemas';
import { formatDay, formatMonth } from '../../../lib/format/dates';
import { describeFigure } from './describeFigure';
import { orAsWritten, textOf, texts } from './texts';

/** A row as visitors read it: its name, and each of its texts by label. */
export interface RowDescription {
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
  /** Id and last check of a figure; of other rows neither is kept. */
  readonly figure?: string;
  readonly checked?: string;
}

/** A data file as visitors read it. Rows are found by what names them in their kind. */
export interface Description {
  readonly fields: ReadonlyMap<string, string>;
  readonly rows: ReadonlyMap<string, RowDescription>;
}

/** Loose, because the schemas of today need not fit the versions of yesterday. */
const dataFile = z.object({
  kind: z.string(),
  asOf: z.string().optional().catch(undefined),
  checked: z.string().optional().catch(undefined),
  chosen: z.string().optional().catch(undefined),
  order: z.object({ by: z.string(), first: z.string() }).optional().catch(undefined),
  rows: z.array(z.record(z.string(), z.unknown())).nullish(),
});

/** Reads a version of a data file; undefined when it is none, or broken. */
export function describeFile(text: string): Description | undefined {
  const document = parseDocument(text, { prettyErrors: false });
  const { data } = dataFile.safeParse(document.errors.length > 0 ? undefined : document.toJS());
  if (!data) return undefined;
  const { kind, asOf, checked, chosen, order } = data;
  const labelOf = (field: string): string => (isRowKind(kind) ? headingOf(kind, field) : field);
  const nameField = isRowKind(kind) ? kindOf(kind).nameField : 'name';
  const rows = (data.rows ?? []).map((row) =>
    kind === 'figures' ? describeFigure(row) : describeRow(row, nameField, labelOf),
  );
  return {
    fields: texts({
      'Figures as on': asOf && orAsWritten(formatMonth, asOf),
      'Last checked': checked && orAsWritten(formatDay, checked),
      'How the entries were chosen': chosen,
      Order: order && `${labelOf(order.by)}, ${order.first} first`,
    }),
    rows: new Map(rows.map((row) => [row.figure ?? row.name, row])),
  };
}

function describeRow(
  row: Readonly<Record<string, unknown>>,
  nameField: string,
  labelOf: (field: string) => string,
): RowDescription {
  const others = Object.entries(row).filter(([field]) => field !== nameField);
  return {
    name: textOf(row[nameField]) ?? '',
    fields: texts(Object.fromEntries(others.map(([field, value]) => [labelOf(field), value]))),
  };
}
