/** A step of a scale: the percentage that holds above so many rupees. */
export interface ScaleStep {
  readonly above: number;
  readonly percent: number;
}

/** Steps in rising order, the first from 0 rupees. */
export type Scale = readonly ScaleStep[];

/** What a regime of income tax sets for a resident individual in one tax year. */
export interface TaxRules {
  readonly slabs: Scale;
  readonly surcharge: Scale;
  /** Up to this total income the rebate takes off the tax, at most `rebateMost` rupees. */
  readonly rebateUpTo: number;
  readonly rebateMost: number;
  /** Whether tax just above `rebateUpTo` is held to the income above it */
  readonly rebateTapers: boolean;
  readonly cessPercent: number;
}

/** How the tax on an income comes about. Only `payable` is rounded. */
export interface IncomeTax {
  readonly slabTax: number;
  /** Rebate, or the marginal relief that follows it */
  readonly rebate: number;
  /** Surcharge after its own marginal relief */
  readonly surcharge: number;
  readonly cess: number;
  /** Rupees, to the nearest ten */
  readonly payable: number;
}

/** To the nearest ten rupees, fives upwards: section 516 of the Income-tax Act, 2025, formerly sections 288A and 288B. */
export const toTenRupees = (rupees: number): number => Math.round(rupees / 10) * 10;

/** What each slab takes of an income; slabs that it does not reach are left out. */
export function taxBySlab(income: number, slabs: Scale): readonly (ScaleStep & { readonly tax: number })[] {
  return slabs.flatMap((slab, index) => {
    const inSlab = Math.min(income, slabs[index + 1]?.above ?? Infinity) - slab.above;
    return inSlab > 0 ? [{ ...slab, tax: (inSlab * slab.percent) / 100 }] : [];
  });
}

const slabTaxOn = (income: number, slabs: Scale): number =>
  taxBySlab(income, slabs).reduce((sum, { tax }) => sum + tax, 0);

function rebateOn(income: number, tax: number, { rebateUpTo, rebateMost, rebateTapers }: TaxRules): number {
  if (income <= rebateUpTo) return Math.min(tax, rebateMost);
  return rebateTapers ? Math.max(tax - (income - rebateUpTo), 0) : 0;
}

/** Tax with surcharge: just above a step, no more than at the step and the income above it. */
function withSurcharge(income: number, tax: number, rules: TaxRules): number {
  const reached = rules.surcharge.filter(({ above }) => income > above);
  const [before, step] = [reached.at(-2), reached.at(-1)];
  if (!step) return tax;
  const full = tax * (1 + step.percent / 100);
  if (!before) return full;
  const atStep = slabTaxOn(step.above, rules.slabs) * (1 + before.percent / 100);
  return Math.min(full, atStep + (income - step.above));
}

/**
 * Income tax of a resident individual whose whole income is taxed by slabs: slab tax − rebate, + surcharge, + cess.
 * Income-tax Act, 2025, sections 156 and 202 (sections 87A and 115BAC of 1961) and the Finance Act of the year.
 *
 * @param totalIncome rupees after deductions, from 0 up; rounded to ten rupees first
 */
export function incomeTax(totalIncome: number, rules: TaxRules): IncomeTax {
  const income = toTenRupees(totalIncome);
  const slabTax = slabTaxOn(income, rules.slabs);
  const rebate = rebateOn(income, slabTax, rules);
  const afterRebate = slabTax - rebate;
  const charged = withSurcharge(income, afterRebate, rules);
  const cess = (charged * rules.cessPercent) / 100;
  return { slabTax, rebate, surcharge: charged - afterRebate, cess, payable: toTenRupees(charged + cess) };
}

/**
 * The least sum that has to come off an income so that its tax is no more than a given tax; deductions come in tens of rupees.
 *
 * @param income rupees before those deductions
 * @param most rupees of tax that may remain
 * @throws {RangeError} when `most` is negative
 */
export function deductionsForTax(income: number, most: number, rules: TaxRules): number {
  if (!(most >= 0)) throw new RangeError(`no deduction brings the tax to ${most}`);
  const enough = (tens: number): boolean => incomeTax(Math.max(income - tens * 10, 0), rules).payable <= most;
  // Tax does not fall when income rises, so the first that is enough can be found by halving.
  let [low, high] = [0, Math.ceil(income / 10)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return low * 10;
}
