import { exactEmi } from './emi';
import { MONTHS_IN_YEAR } from '../unitSizes';
import { monthlyGrowth } from './monthlyGrowth';

/** A home to buy or rent, and assumptions on the years to come. */
export interface HomeChoice {
  /** Rupees. */
  readonly price: number;
  /** Down payment in percent of the price */
  readonly downPaymentPercent: number;
  /** Stamp duty, registration and brokerage, in percent of the price. */
  readonly buyingCostPercent: number;
  readonly loanRatePercent: number;
  readonly tenureMonths: number;
  /** Repairs, society charges and property tax in percent of the home's value a year. */
  readonly upkeepPercent: number;
  /** Rupees a month in the first year; it rises after each year. */
  readonly monthlyRent: number;
  readonly rentRisePercent: number;
  /** Assumed, percent a year. */
  readonly homeRisePercent: number;
  /** Assumed return of investments, percent a year, a twelfth of it each month */
  readonly returnPercent: number;
}

/** How both stand at the end of a year, in unrounded rupees. */
export interface HomeYear {
  readonly year: number;
  /** Value of the home, and the outstanding loan */
  readonly home: number;
  readonly owed: number;
  /** Home less loan, plus the owner's investments */
  readonly owner: number;
  /** The tenant's investments */
  readonly tenant: number;
  readonly rentPaid: number;
}

/**
 * Buying against renting the same home, year by year. Both spend the same each month: the tenant invests the down payment and the costs of
 * buying on the first day, and whoever has the cheaper month invests the difference at its start. Tax, and the costs of selling, are left
 * out. This is the method of net worth that Indian rent-or-buy calculators use; no authority sets one.
 *
 * @param years whole years to compare
 * @throws {RangeError} when an input of the loan is not finite, or a time is not whole
 */
export function rentOrBuyByYear(choice: HomeChoice, years: number): readonly HomeYear[] {
  if (!Number.isInteger(years) || years < 0)
    throw new RangeError(`years must be whole and not negative, found ${years}`);
  const { price, tenureMonths, loanRatePercent: annualRatePercent } = choice;
  const down = (price * choice.downPaymentPercent) / 100;
  const emi = exactEmi({ principal: price - down, annualRatePercent, tenureMonths });
  const growth = monthlyGrowth(choice.returnPercent);
  let [home, owed, rent] = [price, price - down, choice.monthlyRent];
  let [aside, tenant, rentPaid] = [0, down + (price * choice.buyingCostPercent) / 100, 0];
  return Array.from({ length: years }, (_year, index) => {
    const upkeep = (home * choice.upkeepPercent) / 100 / MONTHS_IN_YEAR;
    for (let month = index * MONTHS_IN_YEAR + 1; month <= (index + 1) * MONTHS_IN_YEAR; month += 1) {
      const interest = (owed * annualRatePercent) / 100 / MONTHS_IN_YEAR;
      const instalment = month <= tenureMonths ? emi : 0;
      const cheaperByRenting = instalment + upkeep - rent;
      tenant = (tenant + Math.max(cheaperByRenting, 0)) * growth;
      aside = (aside + Math.max(-cheaperByRenting, 0)) * growth;
      owed = month >= tenureMonths ? 0 : owed + interest - instalment;
      rentPaid += rent;
    }
    home *= 1 + choice.homeRisePercent / 100;
    rent *= 1 + choice.rentRisePercent / 100;
    return { year: index + 1, home, owed, owner: home - owed + aside, tenant, rentPaid };
  });
}

/** The first year by whose end the owner is at least as well off, and stays so; undefined where there is none. */
export function breakEvenYear(years: readonly HomeYear[]): number | undefined {
  const lastBehind = years.map(({ owner, tenant }) => owner < tenant).lastIndexOf(true);
  return years[lastBehind + 1]?.year;
}

/** How both stand after a stay. */
export interface HomeComparison {
  readonly years: readonly HomeYear[];
  /** Unrounded rupees at the end of the stay */
  readonly owner: number;
  readonly tenant: number;
  /** The year from which buying stays ahead, if it does within the longest stay */
  readonly breakEven: number | undefined;
}

/**
 * @param stay whole years, from 1 to `longest`
 * @param longest whole years within which the year is looked for from which buying stays ahead
 */
export function compareHomes(choice: HomeChoice, stay: number, longest: number): HomeComparison {
  const all = rentOrBuyByYear(choice, longest);
  const years = all.slice(0, stay);
  const { owner = 0, tenant = 0 } = years.at(-1) ?? {};
  return { years, owner, tenant, breakEven: breakEvenYear(all) };
}
