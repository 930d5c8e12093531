import type { FigureValues } from '../../content/figureValues';
import { CARD_GST, LOAN_FEE_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { chargedMonthly } from '../../lib/finance/brokenDeposit';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { monthlyGrowth } from '../../lib/finance/monthlyGrowth';
import type { Step } from '../../machines/calculator/definition';
import { isPriced, type Answer, type OwnWay } from './answer';
import { interestOf } from './costs';
import type { Need } from './values';
import { offerOn, type PricedWay } from './ways';
import { monthText } from './words';
import * as words from './messages.en';

const MONTHS_IN_QUARTER = 3;

/** How breaking the deposit comes to its cost. */
function breakSteps({ breaking }: Answer, need: Need, figures: FigureValues): readonly Step[] {
  const { sum, months, depositRate, cut, held, slab } = need;
  const { instalment, lostInterest, cut: kept, total } = breaking;
  const growth = numberInFull(monthlyGrowth(chargedMonthly(depositRate)));
  const at = (percent: number): string => `(1 + ${percentInFull(percent)} ÷ 4)^(${held} ÷ ${MONTHS_IN_QUARTER})`;
  const paid = numberInFull(instalment);
  return [
    {
      name: words.stepMonth,
      rule: words.stepMonthRule,
      value: `(1 + ${percentInFull(depositRate)} ÷ 4)^(1 ÷ ${MONTHS_IN_QUARTER}) = ${growth}`,
    },
    { name: words.stepPutBack, rule: words.stepPutBackRule, value: formatRupees(instalment, 2) },
    {
      name: words.stepLost,
      rule: words.stepLostRule,
      value: `${paid} × ${months} − ${formatRupees(sum)} = ${formatRupees(lostInterest)}`,
    },
    {
      name: words.stepCut,
      rule: words.stepCutRule,
      value: `${formatRupees(sum)} × (${at(depositRate)} − ${at(Math.max(depositRate - cut, 0))}) = ${formatRupees(kept)}`,
    },
    {
      name: words.stepBreak,
      rule: words.stepBreakRule,
      value: `(${rupeesInFull(lostInterest)} + ${rupeesInFull(kept)}) × ${numberInFull(leftAfterTax(slab, figures))} = ${formatRupees(total)}`,
      source: { text: words.sourceCess, address: `/figures#${CESS}` },
    },
  ];
}

/** How a loan at a rate that the visitor entered comes to its cost. */
function loanStep({ id, percent, instalment, cost }: OwnWay, need: Need, figures: FigureValues): Step {
  const { sum, months } = need;
  const [gst, cardGst] = [valueOf(figures, LOAN_FEE_GST), valueOf(figures, CARD_GST)];
  const [, fee] = id === 'break' || id === 'deposit' ? [null, null] : offerOn(id, need);
  // The last instalment of a loan without interest settles what rounding leaves.
  const interest =
    percent === 0
      ? formatRupees(interestOf(need, 0))
      : `${formatRupees(instalment)} × ${months} − ${formatRupees(sum)}`;
  const withTax = id === 'card' ? `(${interest}) × ${numberInFull(1 + cardGst / 100)}` : interest;
  const withFee = fee === null ? withTax : `${withTax} + ${rupeesInFull(fee)} × ${numberInFull(1 + gst / 100)}`;
  return {
    name: words.way({ way: id }),
    rule: words.stepLoanRule({ way: id === 'deposit' || id === 'card' ? id : 'other' }),
    value: `${withFee} = ${formatRupees(cost.least)}`,
    source: { text: words.knowKfsSource, address: '/figures#key-facts-statement' },
  };
}

/** From where to where a range goes. */
const rangeStep = (way: Exclude<PricedWay, OwnWay>): Step => ({
  name: words.way({ way: way.id }),
  rule: way.basis === 'listed' ? words.stepRangeRule : words.stepUsualRule,
  value: words.stepRangeValue({ least: formatRupees(way.cost.least), highest: formatRupees(way.cost.highest) }),
  ...(way.basis === 'listed'
    ? { source: { text: words.sourceList({ month: monthText(way) }) } }
    : { source: { text: words.sourceUsual, address: '/figures#card-loan-rate' } }),
});

/** How the answer is calculated, with the visitor's values inserted. */
export const steps = (answer: Answer, need: Need, figures: FigureValues): readonly Step[] =>
  answer.open.filter(isPriced).flatMap((way): readonly Step[] => {
    if (way.basis !== 'own') return [rangeStep(way)];
    return way.id === 'break' ? breakSteps(answer, need, figures) : [loanStep(way, need, figures)];
  });
