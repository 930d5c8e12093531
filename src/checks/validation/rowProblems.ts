import * as z from 'zod';
import { notAvailable } from '../../content/schemas/fieldTypes';
import { orderDirections } from '../../content/schemas/listingFile';
import { firstOutOfOrder, orderValue } from './order';
import type { Problem } from './problem';
import type { YamlSource } from './yamlSource';

/** Rules that hold between the rows of a file, or between its dates. They read raw data, so that they run beside the schema. */
interface RowContext {
  readonly path: string;
  readonly source: YamlSource;
  readonly nameField: string;
  /** Places that the schema has already complained about, as `rows/3/rate`. */
  readonly faulty: ReadonlySet<string>;
}

const rowsSchema = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** Rows that share a name, compared without regard to case and spaces. */
export function duplicateProblems(context: RowContext): Problem[] {
  const { path, source, nameField, faulty } = context;
  const firstIndex = new Map<string, number>();
  return rowsOf(source).flatMap((row, index) => {
    const name = row[nameField];
    if (typeof name !== 'string' || faulty.has(`rows/${index}/${nameField}`)) return [];
    const key = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    const earlier = firstIndex.get(key);
    if (earlier === undefined) {
      firstIndex.set(key, index);
      return [];
    }
    const { line } = source.placeOf(['rows', earlier, nameField]);
    const place = ['rows', index, nameField];
    const message = `this ${nameField} already stands at line ${line}; merge the two entries or remove one`;
    return [{ path, ...source.placeOf(place), entry: name, field: nameField, found: source.foundAt(place), message }];
  });
}

const orderSchema = z.object({ order: z.object({ by: z.string(), first: z.enum(orderDirections) }) });

/** Names the first row that stands out of the order the file states, or rows that cannot be ordered at all. */
export function orderProblems(context: RowContext): Problem[] {
  const { path, source, nameField, faulty } = context;
  const parsed = orderSchema.safeParse(source.data);
  const rows = rowsOf(source);
  if (!parsed.success || faulty.has('order/by')) return [];
  const { by, first } = parsed.data.order;
  const values = rows.map((row) => row[by]);
  if (!values.every((value): value is string => typeof value === 'string')) return [];
  if (rows.some((_row, index) => faulty.has(`rows/${index}/${by}`))) return [];

  const problemAt = (index: number, message: string): Problem => ({
    path,
    ...source.placeOf(['rows', index, by]),
    entry: String(rows[index]?.[nameField]),
    field: by,
    found: source.foundAt(['rows', index, by]),
    message,
  });
  if (first !== 'a-to-z') {
    const silent = values.findIndex((value) => orderValue(value) === undefined && value !== notAvailable);
    if (silent >= 0) {
      return [
        problemAt(silent, `the rows are ordered by ${by}, so write a number in it, or order them by another field`),
      ];
    }
  }
  const index = firstOutOfOrder(values, first);
  if (index < 0) return [];
  const stated = first === 'a-to-z' ? 'from A to Z' : `the ${first} first`;
  const above = `"${String(rows[index - 1]?.[nameField])}" (${values[index - 1]})`;
  return [problemAt(index, `the order says ${by}, ${stated}; move this entry above ${above}`)];
}

const datesSchema = z.object({ asOf: z.string(), checked: z.string() }).partial();

/** Dates that have not come yet, and figures that claim a later month than their last check. */
export function dateProblems({ path, source, faulty }: RowContext, today: string): Problem[] {
  const { asOf, checked } = datesSchema.safeParse(source.data).data ?? {};
  const problemAt = (field: string, message: string): Problem => ({
    path,
    ...source.placeOf([field]),
    field,
    found: source.foundAt([field]),
    message,
  });
  if (checked === undefined || faulty.has('checked')) return [];
  if (checked > today) return [problemAt('checked', `write a day that is not after today, "${today}"`)];
  if (asOf !== undefined && !faulty.has('asOf') && asOf > checked.slice(0, 7)) {
    return [
      problemAt(
        'asOf',
        `the figures were last checked on "${checked}"; write that month or an earlier one, or check again`,
      ),
    ];
  }
  return [];
}

function rowsOf(source: YamlSource): readonly Readonly<Record<string, unknown>>[] {
  return rowsSchema.safeParse(source.data).data?.rows ?? [];
}
