import type { RowFigure } from '../machines/list/rows';
import { formatRupees } from '../lib/format/rupees';

/** The best of the rows that are ranked together. */
export interface Most {
  /** Rupees, unrounded */
  readonly rupees: number;
  /** Whether a row that is not ranked with them pays more */
  readonly isBeaten: boolean;
}

/**
 * How much less a row pays than the best of the list, as the distance of its figure.
 * @param rupees unrounded
 * @param most missing for a row that is not ranked with the others: then nothing is said
 */
export function belowMost(rupees: number, most: Most | undefined): Pick<RowFigure, 'distance' | 'isBest'> {
  if (most === undefined) return {};
  const less = most.rupees - rupees;
  if (less >= 0.5) return { distance: `${formatRupees(less)} less`, isBest: false };
  return most.isBeaten ? {} : { distance: 'most', isBest: true };
}
