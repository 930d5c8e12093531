import { formatPercent } from '../../lib/format/rupees';

/** A rate that was computed, with two decimals as statements print it: "8.88%". */
export const computedRate = (percent: number): string => formatPercent(percent, 2, 2);

/** A rate of the paper, with all its decimals and at least two: "8.60%", "8.125%". */
export const printedRate = (percent: number): string => formatPercent(percent, 3, 2);
