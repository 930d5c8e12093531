import { exactEmi } from '../../lib/finance/emi';
import { scheduleTotals } from '../../lib/finance/schedule';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import type { Effects, Step } from '../../machines/calculator/definition';
import { answerFor, MONTHS_IN_YEAR, type EmiAnswer, type EmiValues } from './loan';

/** What the visitor could change about the loan, by the interest it saves beside the prepayments and the change of the rate that they have entered. */
export const effects: Effects<EmiValues, EmiAnswer> = {
  title: 'What saves most interest',
  gain: (now, then) => scheduleTotals(now.schedule).interest - scheduleTotals(then.schedule).interest,
  changes: (values) => {
    const { emi } = answerFor(values);
    return [
      ['Take 5 years less', { years: Math.max(values.years - 5, 1) }],
      [
        'Pay one more EMI each year',
        { outcome: answerFor(values, [{ amount: emi, from: MONTHS_IN_YEAR, every: 'year' }]) },
      ],
      ['Find a rate lower by 0.5 points', { rate: values.rate - 0.5 }],
    ];
  },
};

/** How the EMI and the totals are calculated, with the visitor's values inserted. */
export function steps({ loan, emi, totalPayable, totalInterest, plain }: EmiAnswer): readonly Step[] {
  const { principal, annualRatePercent, tenureMonths } = loan;
  const monthly = annualRatePercent / MONTHS_IN_YEAR;
  const growth = (1 + monthly / 100) ** tenureMonths;
  const [p, i] = [formatNumber(principal), formatNumber(monthly, 6)];
  return [
    {
      name: 'Rate of one month',
      rule: 'yearly rate ÷ 12',
      value: `${formatPercent(annualRatePercent, 3)} ÷ 12 = ${i}%`,
      source: { text: 'as in the RBI’s Key Facts Statement', address: '/figures#key-facts-statement' },
    },
    { name: 'Number of instalments', rule: 'years × 12', value: formatNumber(tenureMonths) },
    {
      name: 'What one rupee grows to',
      rule: '(1 + r)ⁿ',
      value: `(1 + ${i}%)^${tenureMonths} = ${formatNumber(growth, 6)}`,
    },
    {
      name: 'EMI',
      rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), rounded to the rupee',
      value: `${p} × ${i}% × ${formatNumber(growth, 6)} ÷ ${formatNumber(growth - 1, 6)} = ${formatRupees(exactEmi(loan), 2)}, so ${formatRupees(emi)}`,
      source: { text: 'the formula of an annuity, by which all lenders compute' },
    },
    {
      name: 'Total payable',
      rule: plain ? 'all instalments and prepayments of the schedule' : 'EMI × instalments',
      value: plain
        ? formatRupees(totalPayable)
        : `${formatRupees(emi)} × ${formatNumber(tenureMonths)} = ${formatRupees(totalPayable)}`,
    },
    {
      name: 'Total interest',
      rule: 'total payable − loan',
      value: `${formatRupees(totalPayable)} − ${formatRupees(principal)} = ${formatRupees(totalInterest)}`,
    },
  ];
}
