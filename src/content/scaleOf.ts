import type { FigureValues } from './figureValues';
import type { Scale } from '../lib/finance/incomeTax';

/**
 * The steps of a scale, such as the slabs of income tax.
 * @param name as requested by the definition, with or without a day
 * @throws {RangeError} when the values have no such scale
 */
export function scaleOf(figures: FigureValues, name: string): Scale {
  const prefix = `${name} above `;
  const steps = Object.entries(figures).filter(([key]) => key.startsWith(prefix));
  if (steps.length === 0) throw new RangeError(`the calculator has no scale "${name}"`);
  return steps.map(([key, percent]) => ({ above: Number(key.slice(prefix.length)), percent }));
}
