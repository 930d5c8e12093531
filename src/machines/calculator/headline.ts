import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';

/** The main figure of a result. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
  /** The figure, where it is an amount; the bar of phones then tells its change */
  readonly rupees?: number;
  /** What of it the visitor pays in, in rupees: a larger sum is no gain where more was paid in */
  readonly paidIn?: number;
}

/**
 * A main figure that is an amount, shown to the rupee.
 * @param paidIn what of it the visitor pays in, where it is their money that grows
 */
export const inRupees = (label: string, rupees: number, paidIn?: number): Headline => ({
  label,
  figure: formatRupees(rupees),
  rupees,
  ...(paidIn !== undefined && { paidIn }),
});

/**
 * A main figure that rests on an assumed return: to the rupee it would look surer than it is, so it is rounded as wherever else it is said.
 * @param paidIn as of `inRupees`
 */
export const inShort = (label: string, rupees: number, paidIn?: number): Headline => ({
  ...inRupees(label, rupees, paidIn),
  figure: rupeesInShort(rupees),
});
