import { format } from '../../lib/quantities/quantity';
import type { CreditCard } from '../../content/cardTypes';
import { paidAsText } from './cardText';
import * as words from './messages.en';

/** What each redemption costs before GST, "₹149", or that no document says it; undefined if nothing. */
export function redeemCharge({
  redeeming,
  rewards: { comesByItself },
}: CreditCard): { readonly isKnown: boolean; readonly charge: string } | undefined {
  if (redeeming) {
    return redeeming.value.most === 0 ? undefined : { isKnown: true, charge: format(redeeming.value) };
  }
  return comesByItself ? undefined : { isKnown: false, charge: '' };
}

/** The charge, among a card's terms. */
export function redeemText(card: CreditCard): string {
  const charge = redeemCharge(card);
  if (!charge) return card.redeeming ? words.none : words.redeemNothing;
  return charge.isKnown ? words.redeemEachTime(charge) : words.redeemUnknown;
}

/** What a year's sum leaves out; undefined if nothing. */
export function redeemRemark(card: CreditCard): string | undefined {
  const charge = redeemCharge(card);
  return charge && words.redeemRemark(charge);
}

/** The form of the reward and a point's worth, with the charge, for open data, where it has no line of its own. */
export function paidAsWithCharge(card: CreditCard): string {
  const charge = redeemCharge(card);
  return [paidAsText(card), ...(charge?.isKnown ? [words.redeemPaidAs(charge)] : [])].join('; ');
}
