import type { SourceFinding } from '../finding';
import { keyOf } from '../readAddress';
import type { QuotedValue } from '../watched/quotedValue';

/** A finding with the value that it is about. */
export interface Change {
  readonly finding: SourceFinding;
  readonly value: QuotedValue;
  /** Of its file. */
  readonly kind: string | undefined;
}

/** The deposit rates of one bank stand or fall together, those of the list and of its rate card. Any other value stands alone. */
export function togetherIn(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { kind, value } = change;
    const isOfDeposits = kind === 'fd-rates' || kind === 'deposit-slabs';
    const key = isOfDeposits ? `deposits of ${value.subject}` : keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}
