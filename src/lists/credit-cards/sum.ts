import { formatRupees } from '../../lib/format/rupees';
import { ruleText, yearText } from './cardText';
import { isCap } from './earned';
import { redeemCharge } from './redeeming';
import type { CreditCard } from '../../content/cardTypes';
import { isUnknownText } from '../../machines/list/unknownText';
import type { CardValue, PaidLine, Rupees } from './cardValue';

/** A monthly amount rounded to the rupee: "₹480" or "₹120 to ₹480". */
function monthText({ least, most }: Rupees): string {
  return [...new Set([least, most].map((rupees) => formatRupees(Math.round(rupees))))].join(' to ');
}

/** The reward of a rule. With an unknown limit nothing is counted, which differs from paying nothing. */
function paidText({ rule, paid, isCapped }: PaidLine): string {
  if (rule.cap !== undefined && !isCap(rule.cap)) return 'not counted, as no document that we opened gives its limit';
  return `${monthText(paid)}${isCapped ? ', its limit' : ''}`;
}

/** The calculation of a year's total, line by line: each rule's reward a month, twelve months of it, the fee, and what is left out. */
export function sumLines(card: CreditCard, value: CardValue): readonly string[] {
  const { rewards, net, lines, bonus, vouchers, unpaid, yearlyFee, isFeeWaived, markupCost = 0, leftOut } = value;
  const paid = lines.map(
    (line) => `${formatRupees(line.spent)} a month at ${ruleText(line.rule, card)}: ${paidText(line)}`,
  );
  const charge = redeemLine(card, rewards);
  const most = card.pointWorth?.isMost ? 'at most ' : '';
  const fee = isFeeWaived
    ? 'Yearly fee: waived by this spending'
    : `Yearly fee with GST: ${formatRupees(Math.round(yearlyFee))}`;
  return [
    ...paid,
    ...(unpaid > 0 ? [`${formatRupees(unpaid)} a month that earns nothing`] : []),
    ...(bonus.most > 0 ? [`Bonus points of the year: ${yearText(bonus)}`] : []),
    ...(vouchers > 0 ? [`Vouchers of the year at face value: ${formatRupees(vouchers)}`] : []),
    ...(rewards ? [`Rewards of twelve months: ${most}${yearText(rewards)}`] : []),
    ...((card.fees.yearly.least ?? 0) > 0 ? [fee] : []),
    ...(markupCost > 0 ? [`Markup on payments abroad with GST: ${formatRupees(Math.round(markupCost))}`] : []),
    ...(net ? [`You keep: ${most}${yearText(net)}`] : []),
    ...(charge === undefined ? [] : [`Not counted: ${charge}.`]),
    ...leftOut.map((text) => `Not counted: ${text}`),
    ...(net ? (card.rewards.limits ?? []) : []).map((text) => `Could lower it: ${text}`),
  ];
}

/** The charge that is not counted, where anything can be redeemed. */
function redeemLine(card: CreditCard, rewards: Rupees | undefined): string | undefined {
  const charge = redeemCharge(card);
  if (charge === undefined || !rewards || rewards.most === 0) return undefined;
  return isUnknownText(charge) ? 'any charge to redeem' : `${charge} plus GST each time you redeem`;
}
