import { formatRupees } from '../../lib/format/rupees';
import { redeemText, ruleText, yearText } from '../../lib/offers/cardText';
import type { CreditCard } from '../../lib/offers/cardTypes';
import type { CardValue, Rupees } from '../../lib/offers/cardValue';

/** "₹480" or "₹120 to ₹480", a month, rounded to the rupee. */
function monthText({ least, most }: Rupees): string {
  return [...new Set([least, most].map((rupees) => formatRupees(Math.round(rupees))))].join(' to ');
}

/**
 * How a year's total is calculated, line by line: what each line pays a month, twelve months of it, the fee, and what is left
 * out.
 */
export function sumLines(card: CreditCard, value: CardValue): readonly string[] {
  const { rewards, net, lines, bonus, unpaid, yearlyFee, isFeeWaived, markupCost = 0, leftOut } = value;
  const paid = lines.map(
    (line) =>
      `${formatRupees(line.spent)} a month at ${ruleText(line.rule, card)}: ${monthText(line.paid)}${line.isCapped ? ', its limit' : ''}`,
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
