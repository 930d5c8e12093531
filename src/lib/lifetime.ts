import { MONTHS_IN_YEAR } from './unitSizes';

/** What takes a hundred years has no end for whoever pays or saves: nothing is counted beyond it, and a text says "over 100 years". */
export const LIFETIME_MONTHS = 100 * MONTHS_IN_YEAR;
