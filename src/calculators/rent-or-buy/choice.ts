/** The fields of the calculator, and its answer. */
import { breakEvenYear, rentOrBuyByYear, type HomeChoice, type HomeYear } from '../../lib/finance/rentOrBuy';

export type Choice = {
  readonly price: number;
  readonly rent: number;
  readonly years: number;
  readonly down: number;
  readonly rate: number;
  readonly tenure: number;
  readonly costs: number;
  readonly upkeep: number;
  readonly homeRise: number;
  readonly rentRise: number;
  readonly expected: number;
};

export interface Answer {
  readonly years: readonly HomeYear[];
  readonly owner: number;
  readonly tenant: number;
  /** The year from which buying stays ahead, if it does within the longest time. */
  readonly breakEven: number | undefined;
}

/** As far as the year is looked for from which buying stays ahead. */
export const LONGEST_YEARS = 40;

const choiceOf = (values: Choice): HomeChoice => ({
  price: values.price,
  downPaymentPercent: values.down,
  buyingCostPercent: values.costs,
  loanRatePercent: values.rate,
  tenureMonths: Math.round(values.tenure * 12),
  upkeepPercent: values.upkeep,
  monthlyRent: values.rent,
  rentRisePercent: values.rentRise,
  homeRisePercent: values.homeRise,
  returnPercent: values.expected,
});

/** How both stand at the end of each year of the stay. */
export function compareHomes(values: Choice): Answer {
  const all = rentOrBuyByYear(choiceOf(values), LONGEST_YEARS);
  const stay = all.slice(0, Math.round(values.years));
  const { owner = 0, tenant = 0 } = stay.at(-1) ?? {};
  return { years: stay, owner, tenant, breakEven: breakEvenYear(all) };
}
