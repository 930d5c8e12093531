import { rupeesInShort } from '../../lib/format/rupeesInShort';
import * as words from './messages.en';

/** An amount that an edit can change, as the result bar of phones reports it. */
export interface Reported {
  /** Compared in whole rupees, as displayed */
  readonly rupees: number;
  /** Its name, such as "interest"; none for the amount of the headline, which the bar shows beside it */
  readonly what?: string;
  /** Whether less of it is better */
  readonly isCost?: boolean;
}

function textOf(change: number, { what, isCost }: Reported): string {
  const amount = rupeesInShort(Math.abs(change));
  if (!what) return (change > 0 ? words.moreThanBefore : words.lessThanBefore)({ amount });
  if (isCost && change < 0) return words.saves({ amount, what });
  return (change > 0 ? words.more : words.less)({ amount, what });
}

/**
 * What an edit changed, in a few words: "₹2,310 less than before" for the headline's own amount, "saves ₹7.3 lakh of interest" for another.
 * @param before the amounts that a definition reports, before the edit
 * @param now the same amounts after it
 * @returns undefined if none changed by a rupee
 */
export function changeText(before: readonly Reported[], now: readonly Reported[]): string | undefined {
  for (const [index, report] of now.entries()) {
    const change = Math.round(report.rupees) - Math.round(before[index]?.rupees ?? report.rupees);
    if (change !== 0) return textOf(change, report);
  }
  return undefined;
}
