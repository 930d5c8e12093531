import { exactEmi } from '../../lib/finance/emi';
import { scheduleTotals } from '../../lib/finance/schedule';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { Effects, Step } from '../../machines/calculator/definition';
import { answerFor, MONTHS_IN_YEAR, type EmiAnswer, type EmiValues } from './loan';
import * as words from './messages.en';

/** Changes of the loan by the interest they save, on top of the entered prepayments and change of rate. */
export const effects: Effects<EmiValues, EmiAnswer> = {
  title: words.effects,
  counts: 'saved',
  gain: (now, then) => scheduleTotals(now.schedule).interest - scheduleTotals(then.schedule).interest,
  changes: [
    [words.effectShorter, { years: { by: -5 } }],
    [
      words.effectOneMore,
      (values) => {
        const { emi } = answerFor(values);
        return { outcome: answerFor(values, [{ amount: emi, from: MONTHS_IN_YEAR, every: 'year' }]) };
      },
    ],
    [words.effectRate, { rate: { by: -0.5 } }],
  ],
};

/** How the EMI and the totals are calculated, with the visitor's values inserted. */
export function steps({ loan, emi, totalPayable, totalInterest, plain }: EmiAnswer): readonly Step[] {
  const { principal, annualRatePercent, tenureMonths } = loan;
  const monthly = annualRatePercent / MONTHS_IN_YEAR;
  const growth = (1 + monthly / 100) ** tenureMonths;
  const [p, i] = [formatRupees(principal), percentInFull(monthly)];
  return [
    {
      name: words.stepRate,
      rule: words.stepRateRule,
      value: `${percentInFull(annualRatePercent)} ÷ 12 = ${i}`,
      source: { text: words.sourceRate, address: '/figures#key-facts-statement' },
    },
    { name: words.stepInstalments, rule: words.stepInstalmentsRule, value: numberInFull(tenureMonths) },
    {
      name: words.stepGrowth,
      rule: '(1 + r)ⁿ',
      value: `(1 + ${percentInFull(annualRatePercent)} ÷ 12)^${tenureMonths} = ${numberInFull(growth)}`,
    },
    {
      name: words.stepEmi,
      rule: words.stepEmiRule,
      value: words.stepEmiValue({
        formula: `${p} × ${i} × ${numberInFull(growth)} ÷ ${numberInFull(growth - 1)} = ${formatRupees(exactEmi(loan), 2)}`,
        emi: formatRupees(emi),
      }),
      source: { text: words.sourceEmi },
    },
    {
      name: words.totalPayable,
      rule: plain ? words.stepTotalRuleChanged : words.stepTotalRule,
      value: plain
        ? formatRupees(totalPayable)
        : `${formatRupees(emi)} × ${numberInFull(tenureMonths)} = ${formatRupees(totalPayable)}`,
    },
    {
      name: words.totalInterest,
      rule: words.stepInterestRule,
      value: `${formatRupees(totalPayable)} − ${formatRupees(principal)} = ${formatRupees(totalInterest)}`,
    },
  ];
}
