import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS } from '../../content/law/cess';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatMonths } from '../../lib/format/durations';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { wholeDays } from '../../lib/quantities/depositSlab';
import { fixedDepositValue } from '../../lib/finance/deposits';
import type { Step } from '../../machines/calculator/definition';
import { INSURANCE, type Answer } from './answer';
import type { Parked } from './values';
import * as words from './messages.en';

/** How the answer is calculated, with the visitor's values inserted. */
export function steps(answer: Answer, { sum, months }: Parked, figures: FigureValues): readonly Step[] {
  const { left, split, deposits, evenPercent, insured } = answer;
  const { parts } = deposits.spread;
  const [first] = parts;
  const cess = valueOf(figures, CESS);
  const days: Step = {
    name: words.stepDays,
    rule: words.stepDaysRule,
    value: words.stepDaysValue({ months: formatMonths(months), days: formatNumber(wholeDays(months)) }),
  };
  if (!first) return [days];
  const growth = `(1 + ${percentInFull(first.offer.rate)} ÷ 4)^(${months} ÷ 3)`;
  const value = fixedDepositValue(first.amount, first.offer.rate, months);
  const room = insured / fixedDepositValue(1, first.offer.rate, months);
  return [
    days,
    ...(parts.length > 1
      ? [
          {
            name: words.stepRoom,
            rule: words.stepRoomRule,
            value: `${formatRupees(insured)} ÷ ${growth} = ${formatRupees(room)}`,
            source: { text: words.knowInsured, address: `/figures#${INSURANCE}` },
          },
        ]
      : []),
    {
      name: words.stepValue,
      rule: words.stepValueRule,
      value: `${formatRupees(first.amount)} × ${growth} = ${formatRupees(value)}`,
      source: { text: words.sourceQuarters },
    },
    {
      name: words.stepInterest,
      rule: words.stepInterestRule({ parts: parts.length }),
      value: formatRupees(split.interest),
    },
    {
      name: words.stepTax,
      rule: words.stepTaxRule({ factor: numberInFull(1 + cess / 100), cess: percentInFull(cess) }),
      value: `${rupeesInFull(split.interest)} × ${numberInFull(left)} = ${formatRupees(split.afterTax)}`,
      source: { text: words.sourceCess, address: `/figures#${CESS}` },
    },
    ...(evenPercent === undefined
      ? []
      : [
          {
            name: words.stepFund,
            rule: words.stepFundRule,
            value: `(${rupeesInFull(sum + split.interest)} ÷ ${formatRupees(sum)})^(12 ÷ ${months}) − 1 = ${formatPercent(evenPercent)}`,
            source: { text: words.sourceFund, address: '/figures#debt-fund-tax' },
          },
        ]),
  ];
}
