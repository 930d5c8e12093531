import type { RowFigure } from '../islands/OfferList/rows';
import { formatRupees } from '../lib/format/rupees';

/**
 * How much less a row pays than the best of the list, as the distance of its figure.
 * @param rupees unrounded, as is `most`
 * @param most missing for a row that is not ranked with the others: then nothing is said
 */
export function belowMost(rupees: number, most: number | undefined): Pick<RowFigure, 'distance' | 'isBest'> {
  if (most === undefined) return {};
  const less = most - rupees;
  const isBest = less < 0.5;
  return { distance: isBest ? 'most' : `${formatRupees(less)} less`, isBest };
}
