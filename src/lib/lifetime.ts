import { MONTHS_IN_YEAR } from './unitSizes';

/** The longest time that is calculated, in months: nobody pays or saves for longer, and texts say "over 100 years". */
export const LIFETIME_MONTHS = 100 * MONTHS_IN_YEAR;
