import * as words from './messages.en';
import { formatNumber } from './rupees';

/**
 * A duration in years: "1 year", "7.5 years".
 *
 * @param text what is printed, if not the number with up to two decimals
 */
export const formatYears = (years: number, text = formatNumber(years, 2)): string =>
  words.years({ count: years, text });

/**
 * A duration in months: "1 month", "18 months".
 *
 * @param text what is printed, if not the number with up to two decimals
 */
export const formatMonths = (months: number, text = formatNumber(months, 2)): string =>
  words.months({ count: months, text });
