import { exactFlatEmi, flatInterest } from '../../lib/finance/flatRate';
import { payoutsOf } from '../../lib/finance/moratorium';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { Step } from '../../machines/calculator/definition';
import { emiSteps } from '../emiSteps';
import * as shared from '../messages.en';
import { isFlat, type EmiAnswer, type EmiValues } from './loan';
import * as words from './messages.en';

/** A rate that was found by trying, more exact than a lender quotes it. */
const exactRate = (percent: number): string => formatPercent(percent, 4);

/** Simple interest until EMIs begin, and the loan then. */
function waitSteps({ waitInterest, loan }: EmiAnswer, { amount, rate, wait, parts }: EmiValues): readonly Step[] {
  if (waitInterest === 0) return [];
  const months = payoutsOf(amount, Number(parts)).map(({ month }) => numberInFull(wait - month));
  return [
    {
      name: words.stepWait,
      rule: words.stepWaitRule,
      value: `${formatRupees(amount)} ÷ ${parts} × ${percentInFull(rate)} × (${months.join(' + ')}) ÷ 12 = ${formatRupees(waitInterest)}`,
      source: { text: words.sourceWait, address: '/figures#education-loan-moratorium' },
    },
    {
      name: words.stepLoanThen,
      rule: words.stepLoanThenRule,
      value: `${formatRupees(amount)} + ${rupeesInFull(waitInterest)} = ${rupeesInFull(loan.principal)}`,
    },
  ];
}

/** The EMI without interest: the loan in equal parts. */
function freeSteps({ emi, loan }: EmiAnswer): readonly Step[] {
  const { principal, tenureMonths } = loan;
  const formula = `${formatRupees(principal)} ÷ ${tenureMonths} = ${formatRupees(principal / tenureMonths, 2)}`;
  return [
    {
      name: shared.stepEmi,
      rule: words.stepFreeRule,
      value: shared.stepEmiValue({ formula, emi: formatRupees(emi) }),
    },
  ];
}

function flatSteps({ emi, loan }: EmiAnswer, { amount, rate, months }: EmiValues): readonly Step[] {
  const flat = { principal: amount, annualRatePercent: rate, tenureMonths: months };
  const interest = flatInterest(flat);
  const formula = `(${formatRupees(amount)} + ${rupeesInFull(interest)}) ÷ ${months} = ${formatRupees(exactFlatEmi(flat), 2)}`;
  return [
    {
      name: words.stepFlatInterest,
      rule: words.stepFlatInterestRule,
      value: `${formatRupees(amount)} × ${percentInFull(rate)} × ${months} ÷ 12 = ${rupeesInFull(interest)}`,
    },
    {
      name: shared.stepEmi,
      rule: words.stepFlatEmiRule,
      value: shared.stepEmiValue({ formula, emi: formatRupees(emi) }),
    },
    { name: words.asReducing, rule: words.stepAsReducingRule, value: exactRate(loan.annualRatePercent) },
  ];
}

function rateSteps(answer: EmiAnswer, values: EmiValues): readonly Step[] {
  if (values.rate === 0) return freeSteps(answer);
  if (isFlat(values)) return flatSteps(answer, values);
  const { flatRate, loan } = answer;
  return [
    ...waitSteps(answer, values),
    ...emiSteps(loan, words.stepInstalmentsRule),
    ...(flatRate === undefined ? [] : [{ name: words.asFlat, rule: words.stepAsFlatRule, value: exactRate(flatRate) }]),
  ];
}

/** How the EMI, the totals and the other rates come about, with the visitor's values inserted. */
export function steps(answer: EmiAnswer, values: EmiValues): readonly Step[] {
  const { emi, loan, amount, totalPayable, totalInterest, apr } = answer;
  const isProduct = totalPayable === emi * loan.tenureMonths;
  const total = rupeesInFull(totalPayable);
  return [
    ...rateSteps(answer, values),
    {
      name: shared.totalPayable,
      rule: isProduct ? shared.stepTotalRule : words.stepTotalSettledRule,
      value: isProduct ? `${formatRupees(emi)} × ${numberInFull(loan.tenureMonths)} = ${total}` : total,
    },
    {
      name: shared.totalInterest,
      rule: shared.stepInterestTotalRule,
      value: `${total} − ${formatRupees(amount)} = ${rupeesInFull(totalInterest)}`,
    },
    ...(apr === undefined
      ? []
      : [
          {
            name: words.apr,
            rule: words.stepAprRule,
            value: exactRate(apr),
            source: { text: shared.sourceRate, address: '/figures#key-facts-statement' },
          },
        ]),
  ];
}
