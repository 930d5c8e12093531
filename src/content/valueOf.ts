import type { FigureValues } from './figureValues';

/**
 * The value of a figure, in its own unit: rupees, percent, years, months or days since 1970.
 * @param name as the definition requests it, such as "ppf-rate", "gold-loan-ltv#2" or "cess@2026-04-01"
 * @throws {RangeError} when the definition did not request it, for counted as 0 it would give a sum that looks right
 */
export function valueOf(figures: FigureValues, name: string): number {
  const value = figures[name];
  if (value === undefined) throw new RangeError(`no figure "${name}"`);
  return value;
}
