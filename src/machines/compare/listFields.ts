import { NOT_FOUND } from '../../lib/quantities/unknown';
import { STEP_POINTS } from '../list/rateStep';
import type { Field } from './arrange';
import type { ComparedRow, Comparison } from './comparison';
import * as words from './messages.en';

/** Allows for sums of binary fractions: 0.08 + 0.02 is less than 0.1. */
const ROUNDING = 1e-9;

/** Rates that are less than a step apart are a tie. Not those in one step, as in a list: no line below a table could explain where steps begin. */
export function isRateTie(best: number, other: number): boolean {
  return Math.abs(other - best) < STEP_POINTS - ROUNDING;
}

/** Which numbers of the sort field tie; undefined for the default of `arrange`. */
function tieOf({ isRate, tiePoints }: NonNullable<Comparison['order']>): Field['isTie'] {
  if (tiePoints !== undefined) return (best, other) => Math.abs(other - best) <= tiePoints + ROUNDING;
  return isRate ? isRateTie : undefined;
}

/** Rows of a list as fields. Only the sort field has a leader, and none if the list is sorted by name. */
export function listFields(
  { fields, order, remarks, details }: Comparison,
  rows: readonly ComparedRow[],
): readonly Field[] {
  const isTie = order && tieOf(order);
  return fields.map((name, index) => {
    const isOrder = index === order?.field;
    return {
      name,
      values: rows.map(({ values, number }) => ({
        text: values[index] ?? NOT_FOUND,
        ...(isOrder && number !== undefined && { number }),
      })),
      ...(remarks?.includes(index) && { isRemark: true }),
      ...(details?.includes(index) && { isDetail: true }),
      ...(isOrder && { best: order.best }),
      ...(isOrder && isTie && { isTie }),
    };
  });
}

/** The comparison in one sentence: both ends of the sort field. */
export function listLead({ fields, order }: Comparison, rows: readonly ComparedRow[]): string {
  const known = rows.filter(({ number }) => number !== undefined);
  if (!order || known.length < 2) {
    return words.noLeader;
  }
  const sign = order.best === 'lowest' ? 1 : -1;
  const sorted = [...known].sort((a, b) => sign * ((a.number ?? 0) - (b.number ?? 0)));
  const [first, last] = [sorted[0], sorted.at(-1)];
  const value = (row: ComparedRow | undefined): string => row?.values[order.field] ?? '';
  const field = fields[order.field] ?? '';
  if (first?.number === last?.number) return words.same({ field, value: value(first) });
  if (order.tiePoints !== undefined && tieOf(order)?.(first?.number ?? 0, last?.number ?? 0)) {
    return words.tie({ field, first: value(first), last: value(last) });
  }
  const names = { firstName: first?.name ?? '', lastName: last?.name ?? '' };
  return words.ends({ field, first: value(first), last: value(last), ...names });
}
