import { formatRupees } from '../../lib/format/rupees';

/** The main figure of a result. */
export interface Headline {
  readonly label: string;
  readonly figure: string;
  /** The figure, where it is an amount shown to the rupee; the bar of phones then tells its change */
  readonly rupees?: number;
}

/** A main figure that is an amount, shown to the rupee. */
export const inRupees = (label: string, rupees: number): Headline => ({ label, figure: formatRupees(rupees), rupees });
