/** Tax years of India, named by both calendar years, `2026-27`: from 1 April to 31 March. */

/** The calendar year in which a tax year begins. */
export const firstYear = (taxYear: string): number => Number(taxYear.slice(0, 4));

/** The tax year that begins in a calendar year. */
export const taxYearFrom = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** Whether a text is a tax year: the second year follows the first. */
export const isTaxYear = (text: string): boolean => /^\d{4}-\d{2}$/.test(text) && taxYearFrom(firstYear(text)) === text;

/** Its last day, year-month-day. */
export const lastDayOf = (taxYear: string): string => `${firstYear(taxYear) + 1}-03-31`;

export const taxYearAfter = (taxYear: string): string => taxYearFrom(firstYear(taxYear) + 1);

/** The tax year of a day. @param day year-month-day */
export function taxYearOn(day: string): string {
  const year = firstYear(day);
  return taxYearFrom(day.slice(5) < '04-01' ? year - 1 : year);
}
