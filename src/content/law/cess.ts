import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';

/** Id of the figure for the health and education cess, in percent of the tax. */
export const CESS = 'income-tax-cess';

/**
 * The share of interest left after tax and cess. Surcharge is left out.
 * @param slab in percent, or "none"
 * @returns from 0 to 1
 */
export function leftAfterTax(slab: string, figures: FigureValues): number {
  return slab === 'none' ? 1 : 1 - (Number(slab) / 100) * (1 + valueOf(figures, CESS) / 100);
}
