/** Shared by calculators of EMIs: how the EMI of a loan is computed. */
import { exactEmi, type Loan } from '../lib/finance/emi';
import { toRupee } from '../lib/finance/rounding';
import { numberInFull, percentInFull, rupeesInFull } from '../lib/format/inFull';
import { formatRupees } from '../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../lib/unitSizes';
import type { Step } from '../machines/calculator/definition';
import * as words from './messages.en';

/**
 * The steps from the rate to the EMI, on the reducing balance.
 *
 * @param loan with a rate above 0
 * @param instalmentsRule how their number follows from the inputs
 */
export function emiSteps(loan: Loan, instalmentsRule: string): readonly Step[] {
  const { principal, annualRatePercent, tenureMonths } = loan;
  const monthly = annualRatePercent / MONTHS_IN_YEAR;
  const growth = (1 + monthly / 100) ** tenureMonths;
  const exact = exactEmi(loan);
  const yearly = percentInFull(annualRatePercent);
  const power = `(1 + ${yearly} ÷ 12)^${tenureMonths}`;
  return [
    {
      name: words.stepRate,
      rule: words.stepRateRule,
      value: `${yearly} ÷ 12 = ${percentInFull(monthly)}`,
      source: { text: words.sourceRate, address: '/figures#key-facts-statement' },
    },
    { name: words.stepInstalments, rule: instalmentsRule, value: numberInFull(tenureMonths) },
    {
      name: words.stepGrowth,
      rule: '(1 + r)ⁿ',
      value: `${power} = ${numberInFull(growth)}`,
    },
    {
      name: words.stepEmi,
      rule: words.stepEmiRule,
      value: words.stepEmiValue({
        formula: `${rupeesInFull(principal)} × ${yearly} ÷ 12 × ${power} ÷ (${power} − 1) = ${formatRupees(exact, 2)}`,
        emi: formatRupees(toRupee(exact)),
      }),
      source: { text: words.sourceEmi },
    },
  ];
}
