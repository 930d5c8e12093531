import { isRecord } from '../../../lib/isRecord';
import { isCell } from '../../../lib/quantities/cell';
import type { QuantityKind, QuantityOf } from '../../../lib/quantities/quantity';

export interface Placed<Kind extends QuantityKind = QuantityKind> {
  readonly path: readonly PropertyKey[];
  readonly quantity: QuantityOf<Kind>;
}

/** Fields with what holds for some only, at another time or elsewhere. */
const ASIDE = new Set(['others', 'otherRates', 'otherFees', 'after', 'for']);

/** The known quantities of a kind that a row is compared by. */
export function quantitiesIn<const Kind extends QuantityKind>(row: unknown, kind: Kind): readonly Placed<Kind>[] {
  const visit = (value: unknown, path: readonly PropertyKey[]): readonly Placed<Kind>[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(item, [...path, index]));
    // The name of the kind says which quantity it is.
    if (isCell(value) && value.kind === kind) return [{ path, quantity: value as unknown as QuantityOf<Kind> }];
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([field, part]) => (ASIDE.has(field) ? [] : visit(part, [...path, field])));
  };
  return visit(row, []);
}
