import { scheduleTotals } from '../../lib/finance/schedule';
import { numberInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { Effects, Step } from '../../machines/calculator/definition';
import { emiSteps } from '../emiSteps';
import * as shared from '../messages.en';
import { answerFor, type EmiAnswer, type EmiValues } from './loan';
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
  const [total, principal] = [formatRupees(totalPayable), formatRupees(loan.principal)];
  return [
    ...emiSteps(loan, words.stepInstalmentsRule),
    {
      name: shared.totalPayable,
      rule: plain ? words.stepTotalRuleChanged : shared.stepTotalRule,
      value: plain ? total : `${formatRupees(emi)} × ${numberInFull(loan.tenureMonths)} = ${total}`,
    },
    {
      name: shared.totalInterest,
      rule: shared.stepInterestTotalRule,
      value: `${total} − ${principal} = ${formatRupees(totalInterest)}`,
    },
  ];
}
