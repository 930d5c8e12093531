import type { Finding } from '../finding';
import { keyOf } from '../readAddress';
import type { QuotedValue } from '../watched/quotedValues';

/** A finding with the value that it is about. */
export interface Change {
  readonly finding: Finding;
  readonly value: QuotedValue;
  /** Of its file. */
  readonly kind: string | undefined;
}

/** The rates of one bank stand or fall together: its rate card is one line for several of them. Any other value stands alone. */
export function togetherIn(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { kind, value } = change;
    const key = kind === 'fd-rates' ? `${value.file}#${value.row}` : keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}
