/** A stay in hospital, in rupees. */
export interface HospitalBill {
  readonly roomPerDay: number;
  readonly days: number;
  /** Charges that are cut with the room: surgeon, theatre, nursing */
  readonly linked: number;
  /** Charges that are not: medicines, implants, tests */
  readonly unlinked: number;
  /** Gloves, masks, syringes: not paid at all without an add-on */
  readonly consumables: number;
}

/** What a policy says of such a bill; cover for consumables is not part of it. */
export interface ClaimTerms {
  /** Rupees a day, above 0 */
  readonly roomLimitPerDay: number;
  /** Percent of what the insurer allows, from 0 to 100 */
  readonly copayPercent: number;
}

/** Who pays what of a bill, in unrounded rupees. */
export interface Settlement {
  readonly insurer: number;
  readonly patient: number;
}

/**
 * Settles a bill under a policy with a room-rent limit. In a room above the limit the insurer allows the limit for the room, and of the
 * linked charges the share limit ÷ rent (proportionate deduction); the co-pay is taken off what it allows. The sum insured is taken to be
 * large enough.
 */
export function settleClaim(bill: HospitalBill, { roomLimitPerDay, copayPercent }: ClaimTerms): Settlement {
  const { roomPerDay, days, linked, unlinked, consumables } = bill;
  const share = roomPerDay > roomLimitPerDay ? roomLimitPerDay / roomPerDay : 1;
  const allowed = (roomPerDay * days + linked) * share + unlinked;
  const insurer = allowed * (1 - copayPercent / 100);
  return { insurer, patient: roomPerDay * days + linked + unlinked + consumables - insurer };
}
