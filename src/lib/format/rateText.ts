import { formatPercent } from './rupees';

/** A yearly rate as lists write it, with two decimals: 8.5 is "8.50%". */
export function rateText(percent: number): string {
  return formatPercent(percent, 2, 2);
}
