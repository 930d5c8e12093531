/** How many of a smaller unit make a larger one. A year has 365 days for deposits and daily rates, which leave out leap days. */
export const MONTHS_IN_YEAR = 12;
export const QUARTERS_IN_YEAR = 4;
export const DAYS_IN_YEAR = 365;
export const LAKH = 100_000;
export const CRORE = 10_000_000;

/** The whole months of a time in years: 90 for 7.5. */
export const monthsOfYears = (years: number): number => Math.round(years * MONTHS_IN_YEAR);
