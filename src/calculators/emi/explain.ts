import { exactEmi } from '../../lib/finance/emi';
import { scheduleTotals } from '../../lib/finance/schedule';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { Effects, Step } from '../../machines/calculator/definition';
import { answerFor, MONTHS_IN_YEAR, type EmiAnswer, type EmiValues } from './loan';

/** Changes of the loan by the interest they save, on top of the entered prepayments and change of rate. */
export const effects: Effects<EmiValues, EmiAnswer> = {
  title: 'What saves most interest',
  gain: (now, then) => scheduleTotals(now.schedule).interest - scheduleTotals(then.schedule).interest,
  changes: [
    ['Take 5 years less', { years: { by: -5 } }],
    [
      'Pay one more EMI each year',
      (values) => {
        const { emi } = answerFor(values);
        return { outcome: answerFor(values, [{ amount: emi, from: MONTHS_IN_YEAR, every: 'year' }]) };
      },
    ],
    ['Find a rate lower by 0.5 points', { rate: { by: -0.5 } }],
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
      name: 'Rate of one month',
      rule: 'yearly rate ÷ 12',
      value: `${percentInFull(annualRatePercent)} ÷ 12 = ${i}`,
      source: { text: 'as in the RBI’s Key Facts Statement', address: '/figures#key-facts-statement' },
    },
    { name: 'Number of instalments', rule: 'years × 12', value: numberInFull(tenureMonths) },
    {
      name: 'What one rupee grows to',
      rule: '(1 + r)ⁿ',
      value: `(1 + ${percentInFull(annualRatePercent)} ÷ 12)^${tenureMonths} = ${numberInFull(growth)}`,
    },
    {
      name: 'EMI',
      rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), rounded to the rupee',
      value: `${p} × ${i} × ${numberInFull(growth)} ÷ ${numberInFull(growth - 1)} = ${formatRupees(exactEmi(loan), 2)}, so ${formatRupees(emi)}`,
      source: { text: 'the formula of an annuity, by which all lenders compute' },
    },
    {
      name: 'Total payable',
      rule: plain ? 'all instalments and prepayments of the schedule' : 'EMI × instalments',
      value: plain
        ? formatRupees(totalPayable)
        : `${formatRupees(emi)} × ${numberInFull(tenureMonths)} = ${formatRupees(totalPayable)}`,
    },
    {
      name: 'Total interest',
      rule: 'total payable − loan',
      value: `${formatRupees(totalPayable)} − ${formatRupees(principal)} = ${formatRupees(totalInterest)}`,
    },
  ];
}
