/** A rent, and the salary that a House Rent Allowance is part of; rupees of the same period, a month or a year. */
export interface RentedHome {
  /** Basic salary, with dearness allowance where it counts for retirement benefits */
  readonly basic: number;
  readonly hra: number;
  readonly rent: number;
}

/** The three sums of which the least is exempt, unrounded. */
export interface HraLimits {
  readonly received: number;
  readonly rentAboveShare: number;
  readonly shareOfBasic: number;
}

/**
 * The sums that limit the HRA exemption: rule 279 of the Income-tax Rules, 2026, with Schedule III of the Act of 2025; formerly
 * section 10(13A) of 1961 with rule 2A.
 *
 * @param cityPercent share of the salary that counts where the home is: 50 in the cities of the rule, 40 elsewhere
 * @param ownPercent share of the salary above which rent counts: 10
 */
export function hraLimits({ basic, hra, rent }: RentedHome, cityPercent: number, ownPercent: number): HraLimits {
  return {
    received: hra,
    rentAboveShare: Math.max(rent - (basic * ownPercent) / 100, 0),
    shareOfBasic: (basic * cityPercent) / 100,
  };
}

/** The exempt part of the allowance: the least of its limits. */
export function hraExemption({ received, rentAboveShare, shareOfBasic }: HraLimits): number {
  return Math.min(received, rentAboveShare, shareOfBasic);
}
