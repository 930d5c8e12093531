import { formatRupees } from '../../lib/format/rupees';
import { rangeText, ruleText, yearText } from './cardText';
import { format } from '../../lib/quantities/quantity';
import { isCap } from './earned';
import { redeemCharge } from './redeeming';
import type { CreditCard } from '../../content/cardTypes';
import { isWithoutWorth, spentOn, type CardValue, type PaidLine } from './cardValue';
import { leftOutText } from './reason';
import * as words from './messages.en';

/** What limits the reward of a rule. With an unknown limit nothing is counted, which differs from paying nothing. */
function limitOf({ rule, isCapped }: PaidLine): 'unknown' | 'reached' | 'none' {
  if (rule.cap !== undefined && !isCap(rule.cap)) return 'unknown';
  return isCapped ? 'reached' : 'none';
}

/** What the sum leaves out, one sentence each. */
function notCounted(card: CreditCard, { leftOutRules }: CardValue): readonly string[] {
  return [
    ...(isWithoutWorth(card) ? [words.leftOutPoints] : []),
    ...leftOutRules.map((left) => {
      const rule = leftOutText(left, card);
      return left.condition === undefined ? words.leftOutLimit({ rule }) : words.leftOutCondition({ rule });
    }),
    ...(card.rewards.more ?? []),
  ];
}

/** The calculation of a year's total, line by line: each rule's reward a month, twelve months of it, the fee, and what is left out. */
export function sumLines(card: CreditCard, value: CardValue): readonly string[] {
  const { rewards, net, lines, bonus, vouchers, unpaid, yearlyFee, isFeeWaived, markupCost = 0 } = value;
  const paid = lines.map((line) =>
    words.sumRule({
      limit: limitOf(line),
      spent: formatRupees(line.spent),
      rule: ruleText(line.rule, card),
      paid: rangeText(Math.round(line.paid.least), Math.round(line.paid.most)),
    }),
  );
  // Only where anything can be redeemed.
  const charge = rewards && rewards.most !== 0 ? redeemCharge(card) : undefined;
  const { waivedFrom } = card.fees;
  const isMost = card.pointWorth?.isMost === true;
  const fee =
    isFeeWaived && waivedFrom
      ? words.sumWaived({ spending: format(waivedFrom) })
      : words.sumFee({ amount: formatRupees(Math.round(yearlyFee)) });
  return [
    ...paid,
    ...(unpaid.length > 0 ? [words.sumNothing({ spent: formatRupees(spentOn(unpaid)) })] : []),
    ...(bonus.most > 0 ? [words.sumBonus({ amount: yearText(bonus) })] : []),
    ...(vouchers > 0 ? [words.sumVouchers({ amount: formatRupees(vouchers) })] : []),
    ...(rewards ? [words.sumRewards({ isMost, amount: yearText(rewards) })] : []),
    ...((card.fees.yearly.least ?? 0) > 0 ? [fee] : []),
    ...(markupCost > 0 ? [words.sumMarkup({ amount: formatRupees(Math.round(markupCost)) })] : []),
    ...(net ? [words.sumKept({ isMost, amount: yearText(net) })] : []),
    ...[...(charge ? [words.toRedeem(charge)] : []), ...notCounted(card, value)].map((what) =>
      words.sumNotCounted({ what }),
    ),
    ...(net ? (card.rewards.limits ?? []) : []).map((limit) => words.sumLower({ limit })),
  ];
}
