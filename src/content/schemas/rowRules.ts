import type * as z from 'zod';
import { isUnknown } from '../../lib/quantities/quantity';
import { isRecord } from './meta';
import { isOrdered, orderValue } from './order';
import type { OrderDirection } from './order';

/**
 * Rules between the rows of a file, or between its dates. They run beside the schema of the fields, on files that it refuses
 * too, so that one parse gives every issue; a value that it has refused is left alone.
 */
export const always = { when: () => true };

type Context = z.core.$RefinementCtx;
type Path = readonly PropertyKey[];

/** What a rule says beside its message. */
export interface RuleParams {
  /** The place whose line is filled in for `{line}`. */
  readonly lineOf: Path;
}

/** Refuses the value at a place. */
export function reportAt(context: Context, path: Path, message: string, params?: RuleParams): void {
  context.addIssue({ code: 'custom', path: [...path], message, ...(params && { params: { ...params } }) });
}

/** Names of which an earlier place has the same, compared without regard to case and spaces. */
export function eachNamedOnce(
  places: readonly { readonly name: unknown; readonly path: Path }[],
  context: Context,
  message: string,
): void {
  const first = new Map<string, Path>();
  for (const { name, path } of places) {
    if (typeof name !== 'string' || hasIssueAt(context, path)) continue;
    const key = name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
    const earlier = first.get(key);
    if (earlier) reportAt(context, path, message, { lineOf: earlier });
    else first.set(key, path);
  }
}

/** Rows that share a name. */
export function uniqueNames(data: unknown, context: Context, nameField: string): void {
  const places = rowsIn(data).map((row, index) => ({ name: row[nameField], path: ['rows', index, nameField] }));
  const message = `this ${nameField} already stands at line {line}; merge the two entries or remove one`;
  eachNamedOnce(places, context, message);
}

/** A row without a number, in a list that is ordered by numbers. */
export function orderHasNumbers(data: unknown, context: Context): void {
  const order = orderOf(data, context);
  if (!order || order.first === 'a-to-z') return;
  const { by } = order;
  const values = rowsIn(data).map((row) => row[by]);
  if (!values.every(isOrdered)) return;
  if (values.some((_value, index) => hasIssueAt(context, ['rows', index, by]))) return;
  const silent = values.findIndex(
    (value) => orderValue(value) === undefined && (typeof value === 'string' || !isUnknown(value)),
  );
  if (silent < 0) return;
  const message = `the rows are ordered by ${by}, so write a number in it, or order them by another field`;
  reportAt(context, ['rows', silent, by], message);
}

/** Figures that claim a later month than their last check. */
export function monthBeforeCheck(data: unknown, context: Context): void {
  if (!isRecord(data) || typeof data.checked !== 'string' || typeof data.asOf !== 'string') return;
  if (hasIssueAt(context, ['checked']) || hasIssueAt(context, ['asOf'])) return;
  if (data.asOf <= data.checked.slice(0, 7)) return;
  const message = `the figures were last checked on "${data.checked}"; write that month or an earlier one, or check again`;
  reportAt(context, ['asOf'], message);
}

function orderOf(data: unknown, context: Context): { by: string; first: OrderDirection } | undefined {
  if (!isRecord(data) || !isRecord(data.order) || context.issues.some(({ path }) => path?.[0] === 'order'))
    return undefined;
  return data.order as { by: string; first: OrderDirection };
}

/** The rows of a file as records, whatever is wrong with them. */
export function rowsIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(data) || !Array.isArray(data.rows)) return [];
  return data.rows.map((row: unknown) => (isRecord(row) ? row : {}));
}

/** Whether the schema has complained about the value at this place already. */
export function hasIssueAt(context: Pick<Context, 'issues'>, path: Path): boolean {
  const place = path.join('/');
  return context.issues.some((issue) => issue.path?.join('/') === place);
}
