import { format, words } from '../../lib/quantities/quantity';
import { isUnknownText } from '../../machines/list/unknownText';
import type { CreditCard } from '../../content/cardTypes';

/** What each redemption costs before GST: "₹149", undefined if nothing, or the words for a value not found. */
export function redeemCharge({ redeeming, rewards: { paidAs } }: CreditCard): string | undefined {
  if (redeeming) return redeeming.value.most === 0 ? undefined : format(redeeming.value);
  // It comes by itself.
  return paidAs === 'Money off the bill' ? undefined : words['not-found'];
}

/** "₹149 plus GST each time", "None", "Nothing to redeem", or the words for a value not found. */
export function redeemText(card: CreditCard): string {
  const charge = redeemCharge(card);
  if (charge === undefined) return card.redeeming ? 'None' : 'Nothing to redeem';
  return isUnknownText(charge) ? charge : `${charge} plus GST each time`;
}

/** What a year's sum leaves out: "less ₹149 + GST each time you redeem", "before any charge to redeem"; undefined if nothing. */
export function redeemRemark(card: CreditCard): string | undefined {
  const charge = redeemCharge(card);
  if (charge === undefined) return undefined;
  return isUnknownText(charge) ? 'before any charge to redeem' : `less ${charge} + GST each time you redeem`;
}
