import { formatRupees } from './rupees';
import { rupeesInShort } from './rupeesInShort';

/** Below this, a tenth of a lakh is as much as the fee of a loan, so rows that differ by it would look alike. */
const EXACT_BELOW = 1_000_000;

/** What a loan costs in all: exact to the rupee below ten lakh, "₹3,44,336", and above it to be read at a glance, "₹93.8 lakh". */
export function totalText(rupees: number): string {
  return Math.round(rupees) < EXACT_BELOW ? formatRupees(rupees) : rupeesInShort(rupees);
}
