import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS } from '../../content/law/cess';
import { grownValue, beforeYearlyTax } from '../../lib/finance/prepayOrInvest';
import { scheduleTotals } from '../../lib/finance/schedule';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { monthsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { Step } from '../../machines/calculator/definition';
import { INTEREST_LIMIT, taxOf, taxShare, type Answer, type Spare } from './ways';
import * as words from './messages.en';

/** How the even return comes about: without charge and relief it is the effective rate of the loan. */
function evenSteps({ ways: { evenPercent, charge, reliefLost } }: Answer, { rate }: Spare): readonly Step[] {
  if (evenPercent === undefined) return [];
  const even = formatPercent(evenPercent);
  return [
    charge + reliefLost > 0
      ? { name: words.stepEven, rule: words.stepEvenRule, value: even }
      : {
          name: words.stepEven,
          rule: words.stepEffectiveRule,
          value: `(1 + ${percentInFull(rate)} ÷ 12)^12 − 1 = ${even}`,
          source: { text: words.stepEffectiveSource, address: '/figures#key-facts-statement' },
        },
  ];
}

/** How the answer is calculated, with the visitor's values inserted. */
export function steps(answer: Answer, values: Spare, figures: FigureValues): readonly Step[] {
  const { ways } = answer;
  const { expected, sum, charge, every, tax } = values;
  const { isOld, slab } = taxOf(tax);
  const { evenPercent, plain, prepaid } = ways;
  const [before, after] = [scheduleTotals(plain).interest, scheduleTotals(prepaid).interest];
  return [
    {
      name: words.stepEmi,
      rule: words.stepEmiRule,
      value: words.stepEmiValue({ emi: formatRupees(ways.emi), months: monthsText(plain.length) }),
    },
    ...(charge > 0
      ? [
          {
            name: words.stepPrepaid({ every }),
            rule: words.stepPrepaidRule,
            value: `${formatRupees(sum)} ÷ (1 + ${percentInFull(charge)}) = ${formatRupees(sum / (1 + charge / 100), 2)}`,
          },
        ]
      : []),
    {
      name: words.stepSaved,
      rule: words.stepSavedRule,
      value: `${formatRupees(before, 2)} − ${formatRupees(after, 2)} = ${formatRupees(before - after, 2)}`,
    },
    {
      name: words.stepRelief,
      rule: words.stepReliefRule({
        isOld,
        limit: formatRupees(valueOf(figures, INTEREST_LIMIT)),
        share: percentInFull(taxShare(slab, figures) * 100),
      }),
      value: formatRupees(ways.reliefLost),
      source: { text: words.stepReliefSource, address: `/figures#${INTEREST_LIMIT}` },
    },
    ...evenSteps(answer, values),
    {
      name: words.stepMonth,
      rule: words.stepMonthRule,
      value: `(1 + ${percentInFull(expected)})^(1 ÷ 12) = ${numberInFull((1 + expected / 100) ** (1 / MONTHS_IN_YEAR))}`,
    },
    {
      name: words.stepPrepay,
      rule: words.stepPrepayRule,
      value: formatRupees(grownValue(ways.prepayFlows, expected)),
    },
    {
      name: words.stepInvest,
      rule: words.stepInvestRule({ every }),
      value: formatRupees(grownValue(ways.investFlows, expected)),
    },
    ...(evenPercent === undefined
      ? []
      : [
          {
            name: words.stepDeposit,
            rule: words.stepDepositRule({ cess: percentInFull(valueOf(figures, CESS)) }),
            value: `${percentInFull(evenPercent)} ÷ (1 − ${numberInFull(taxShare(slab, figures))}) = ${formatPercent(beforeYearlyTax(evenPercent, taxShare(slab, figures)), 2)}`,
          },
        ]),
  ];
}
