import type * as z from 'zod';
import { isUnknown } from '../../lib/quantities/quantity';
import { isRecord } from '../../lib/isRecord';
import { isOrdered, orderValue } from './order';
import type { OrderDirection } from './order';

/**
 * Rules between the rows of a file, or between its dates. They also run on files with invalid fields, so that one parse finds all issues; they
 * ignore invalid values.
 */
export const always = { when: () => true };

type Context = z.core.$RefinementCtx;
type Path = readonly PropertyKey[];

/** Parameters of an issue. */
export interface RuleParams {
  /** The path whose line replaces `{line}` in the message. */
  readonly lineOf: Path;
}

/** Adds an issue at a path. */
export function reportAt(context: Context, path: Path, message: string, params?: RuleParams): void {
  context.addIssue({ code: 'custom', path: [...path], message, ...(params && { params: { ...params } }) });
}

/** Reports duplicate names, compared without regard to case and spaces. */
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

/** Reports rows with the same name. */
export function uniqueNames(data: unknown, context: Context, nameField: string): void {
  const places = rowsIn(data).map((row, index) => ({ name: row[nameField], path: ['rows', index, nameField] }));
  const message = `this ${nameField} already stands at line {line}; merge the two entries or remove one`;
  eachNamedOnce(places, context, message);
}

/** Reports a row without a number in a list that is ordered by numbers. */
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

/** Reports a month of the figures that is later than their last check. */
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

/** The rows of a file as objects, valid or not. */
export function rowsIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(data) || !Array.isArray(data.rows)) return [];
  return data.rows.map((row: unknown) => (isRecord(row) ? row : {}));
}

/** Whether the value at a path already has an issue. */
export function hasIssueAt(context: Pick<Context, 'issues'>, path: Path): boolean {
  const place = path.join('/');
  return context.issues.some((issue) => issue.path?.join('/') === place);
}
