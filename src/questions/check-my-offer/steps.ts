import { percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { takenAtStart, totalOfCharges } from '../../lib/finance/loanCharges';
import type { Step } from '../../machines/calculator/definition';
import type { Answer } from './answer';
import { sources } from './findingWords';
import { instalmentByRate, instalmentsOf, rateByInstalment } from './statement';
import * as words from './messages.en';

/** How the answer came about. */
export function steps({ statement, charges, repaid, apr, cost }: Answer): readonly Step[] {
  const { amount, rate } = statement;
  const count = instalmentsOf(statement);
  const [byRate, implied] = [instalmentByRate(statement), rateByInstalment(statement)];
  const [loan, start, all] = [amount, takenAtStart(charges), totalOfCharges(charges, count)].map(rupeesInFull) as [
    string,
    string,
    string,
  ];
  return [
    ...(rate === undefined || byRate === undefined
      ? []
      : [
          {
            name: words.stepEmi,
            rule: words.stepEmiRule,
            value: words.stepEmiValue({
              amount: loan,
              rate: percentInFull(rate),
              count: String(count),
              emi: formatRupees(byRate, 2),
            }),
          },
        ]),
    ...(statement.instalment === undefined || implied === undefined
      ? []
      : [
          {
            name: words.stepRate,
            rule: words.stepRateRule,
            value: words.stepRateValue({
              count: String(count),
              instalment: formatRupees(statement.instalment),
              rate: formatPercent(implied, 4),
            }),
          },
        ]),
    {
      name: words.stepPaidOut,
      rule: words.stepPaidOutRule,
      value: `${loan} − ${start} = ${rupeesInFull(amount - takenAtStart(charges))}`,
    },
    {
      name: words.headline,
      rule: words.stepAprRule,
      value: words.stepAprValue({ count: String(count), apr: formatPercent(apr, 4) }),
      source: sources.apr,
    },
    {
      name: words.factCost,
      rule: words.stepCostRule,
      value: `${rupeesInFull(repaid)} + ${all} − ${loan} = ${rupeesInFull(cost)}`,
    },
  ];
}
