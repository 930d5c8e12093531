import { formatRupees } from '../../lib/format/rupees';

/** The main figure of a result. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
  /** The figure, where it is an amount shown to the rupee; the bar of phones then tells its change */
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
