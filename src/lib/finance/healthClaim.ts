/** A hospital bill for an illness that somebody had before the policy began. */
export interface HealthClaim {
  /** The bill, in rupees */
  readonly bill: number;
  /** Whole months of unbroken cover before the admission */
  readonly monthsCovered: number;
  /** Months for which the policy does not pay for the illness */
  readonly waitMonths: number;
  /** Share of what is payable that stays with the insured, percent */
  readonly coPayPercent: number;
  /** Sum insured, in rupees */
  readonly sumInsured: number;
}

/**
 * What the insured pay of it themselves. The illness is excluded "until the expiry of" the wait (IRDAI, standard exclusions Excl01 and Excl02 of
 * 2019); after it the insurer owes the bill up to the sum insured, less the co-payment. Room limits, limits for single treatments and items that no
 * policy pays come on top.
 *
 * @returns unrounded rupees, from 0 to the bill
 */
export function ownPartOfClaim({ bill, monthsCovered, waitMonths, coPayPercent, sumInsured }: HealthClaim): number {
  if (monthsCovered < waitMonths) return bill;
  return bill - Math.min(bill, sumInsured) * (1 - coPayPercent / 100);
}
