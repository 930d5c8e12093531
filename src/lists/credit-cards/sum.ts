import { formatRupees } from '../../lib/format/rupees';
import { redeemText, ruleText, yearText } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import { isCap, type CardValue, type PaidLine, type Rupees } from './cardValue';

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
  const { rewards, net, lines, bonus, unpaid, yearlyFee, isFeeWaived, markupCost = 0, leftOut } = value;
  const paid = lines.map(
    (line) => `${formatRupees(line.spent)} a month at ${ruleText(line.rule, card)}: ${paidText(line)}`,
  );
  const charge = redeemText(card);
  const fee = isFeeWaived
    ? 'Yearly fee: waived by this spending'
    : `Yearly fee with GST: ${formatRupees(Math.round(yearlyFee))}`;
  return [
    ...paid,
    ...(unpaid > 0 ? [`${formatRupees(unpaid)} a month that earns nothing`] : []),
    ...(bonus.most > 0 ? [`Bonus points of the year: ${yearText(bonus)}`] : []),
    ...(rewards ? [`Rewards of twelve months: ${yearText(rewards)}`] : []),
    ...((card.fees.yearly.least ?? 0) > 0 ? [fee] : []),
    ...(markupCost > 0 ? [`Markup on payments abroad with GST: ${formatRupees(Math.round(markupCost))}`] : []),
    ...(net ? [`You keep: ${yearText(net)}`] : []),
    ...(charge === undefined ? [] : [`Not counted: ${charge}.`]),
    ...leftOut.map((text) => `Not counted: ${text}`),
  ];
}
