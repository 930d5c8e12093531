import type { RowFigure } from '../machines/list/rows';
import { formatRupees } from '../lib/format/rupees';
import * as words from './messages.en';

/** The best of the rows that are ranked together. */
export interface Most {
  /** Rupees, unrounded */
  readonly rupees: number;
  /** Whether an unranked row pays more */
  readonly isBeaten: boolean;
  /** Whether this sum is only a minimum */
  readonly isLeast?: boolean;
}

/**
 * The gap between a row and the best of the list, as the distance of its figure: none beside "or more", which has no upper end, and at least so much
 * below a best that is only a minimum.
 * @param rupees unrounded
 * @param most missing for an unranked row, which gets no distance
 * @param isLeast whether the row's sum is only a minimum
 */
export function belowMost(
  rupees: number,
  most: Most | undefined,
  isLeast = false,
): Pick<RowFigure, 'distance' | 'isBest'> {
  if (most === undefined) return {};
  const less = most.rupees - rupees;
  if (less >= 0.5) {
    if (isLeast) return {};
    return {
      distance: words.distanceLess({ isBound: most.isLeast === true, amount: formatRupees(less) }),
      isBest: false,
    };
  }
  return most.isBeaten ? {} : { distance: words.distanceMost, isBest: true };
}
