import type { RowFigure } from '../machines/list/rows';
import { formatRupees } from '../lib/format/rupees';
import * as words from './messages.en';

/** The best of the rows that are ranked together. */
export interface Most {
  /** Rupees, unrounded */
  readonly rupees: number;
  /** Whether an unranked row pays more */
  readonly isBeaten: boolean;
}

/**
 * The gap between a row and the best of the list, as the distance of its figure.
 * @param rupees unrounded
 * @param most missing for an unranked row, which gets no distance
 */
export function belowMost(rupees: number, most: Most | undefined): Pick<RowFigure, 'distance' | 'isBest'> {
  if (most === undefined) return {};
  const less = most.rupees - rupees;
  if (less >= 0.5) return { distance: words.distanceLess({ amount: formatRupees(less) }), isBest: false };
  return most.isBeaten ? {} : { distance: words.distanceMost, isBest: true };
}
