/** The sum of a year in whole rupees, as its column shows it: a gain rounded down, a loss to the nearest rupee. */
export const wholeRupees = (rupees: number): number => (rupees < 0 ? -Math.round(-rupees) : Math.floor(rupees));
