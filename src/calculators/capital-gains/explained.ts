/** The tax on a gain in words and steps. */
import type { FigureValues } from '../../content/figureValues';
import type { Step } from '../../machines/calculator/definition';
import { mayCountWorth, type Asset, type GainsLaw, type Term } from '../../lib/finance/capitalGains';
import { lawOn, worthDay } from '../../content/law/capitalGainsLaw';
import { CESS } from '../../content/law/cess';
import { formatDay } from '../../lib/format/dates';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { monthsText } from '../../lib/format/timeOf';
import type { Answer, SaleInputs } from './answer';
import * as words from './messages.en';

export const assets: Readonly<Record<Asset, string>> = {
  equity: words.assetEquity,
  debt: words.assetDebt,
  property: words.assetProperty,
  gold: words.assetGold,
};

export const termWords: Readonly<Record<Term, string>> = {
  long: words.termLong,
  short: words.termShort,
  slab: words.termSlab,
};

const rates: Readonly<Record<Asset, string>> = {
  equity: 'equity-ltcg-rate',
  debt: 'debt-fund-tax',
  property: 'other-ltcg-rate',
  gold: 'other-ltcg-rate',
};

const holding: Readonly<Record<Asset, string>> = {
  equity: 'equity-long-term-after',
  debt: 'other-long-term-after',
  property: 'property-long-term-after',
  gold: 'other-long-term-after',
};

/** The rule behind the tax, in a sentence. */
export function reasonFor({ sale, term, gain }: Answer, { longAfterMonths, debtAtSlabFrom }: GainsLaw): string {
  if (gain <= 0) return words.reasonNoGain;
  if (sale.asset === 'debt' && sale.bought >= debtAtSlabFrom) {
    return words.reasonDebt({ day: formatDay(debtAtSlabFrom) });
  }
  const months = monthsText(longAfterMonths[sale.asset]);
  return (term === 'long' ? words.reasonLong : words.reasonShort)({ months });
}

/** Missing inputs that would change the tax: a later index, the price of 31 January 2018. */
export function notCounted({ sale, gain, term, unknownIndex }: Answer, law: GainsLaw, day: string): string {
  if (unknownIndex) return words.noIndex(unknownIndex);
  if (term !== 'long' || gain <= 0 || !mayCountWorth(sale, law) || (sale.worthIn2018 ?? 0) > 0) return '';
  return words.noWorth({ day });
}

function taxedGainStep(
  { sale, gain, term, taxedGain, indexedCost, unknownIndex }: Answer,
  figures: FigureValues,
): Step {
  if (indexedCost !== undefined) {
    const { indexOn } = lawOn(figures, sale.sold);
    const [from, to] = [indexOn(sale.bought), indexOn(sale.sold)];
    return {
      name: words.stepIndexed,
      rule: words.stepIndexedRule({ knowsIndex: !unknownIndex, instead: unknownIndex?.instead ?? '' }),
      value: `${formatRupees(sale.price)} − ${formatRupees(sale.cost)} × ${numberInFull(to)} ÷ ${numberInFull(from)} = ${rupeesAtLeastNil(sale.price - indexedCost)}`,
      source: { text: words.sourceIndex, address: '/figures#cost-inflation-index' },
    };
  }
  if (sale.asset === 'equity' && term === 'long') {
    return {
      name: words.stepExempt,
      rule: words.stepExemptRule,
      value: `${formatRupees(Math.max(gain, 0))} − ${formatRupees(Math.max(gain, 0) - taxedGain)} = ${formatRupees(taxedGain)}`,
      source: { text: words.sourceExempt, address: '/figures#equity-ltcg-exemption' },
    };
  }
  return { name: words.columnTaxed, rule: words.stepTaxedRule, value: formatRupees(taxedGain) };
}

/** Which of the two taxes on property applies, where the law has two. */
const choiceOf = (
  { sale, term, indexedCost }: Answer,
  { indexationEnded }: GainsLaw,
): 'present-rate' | 'indexation' | 'one-rate' => {
  if (sale.asset !== 'property' || term !== 'long' || sale.sold < indexationEnded || sale.bought >= indexationEnded)
    return 'one-rate';
  return indexedCost === undefined ? 'present-rate' : 'indexation';
};

/** @returns the steps from price and cost to the tax */
export function stepsOf(answer: Answer, values: SaleInputs, figures: FigureValues): readonly Step[] {
  const { sale, cost, gain, term, taxedGain, percent, tax, withCess } = answer;
  const law = lawOn(figures, sale.sold);
  return [
    {
      name: words.gain,
      rule: words.stepGainRule({ countsWorth: cost > sale.cost, day: formatDay(worthDay(figures)) }),
      value: `${formatRupees(sale.price)} − ${formatRupees(cost)} = ${formatRupees(gain)}`,
    },
    {
      name: words.stepTerm,
      rule: words.stepTermRule({ months: monthsText(law.longAfterMonths[sale.asset]) }),
      value: words.stepTermValue({
        bought: formatDay(sale.bought),
        sold: formatDay(sale.sold),
        term: termWords[term],
      }),
      source: { text: words.sourceTerm, address: `/figures#${holding[sale.asset]}` },
    },
    taxedGainStep(answer, figures),
    {
      name: words.chartTax,
      rule: words.stepTaxRule({ isAtSlab: term === 'slab', by: choiceOf(answer, law) }),
      value: `${rupeesInFull(taxedGain)} × ${percentInFull(percent)} = ${formatRupees(tax)}`,
      source: {
        text: words.sourceRates,
        address: `/figures#${term === 'short' ? 'equity-stcg-rate' : rates[values.asset]}`,
      },
    },
    {
      name: words.stepCess,
      rule: words.stepCessRule({ cess: percentInFull(law.cessPercent) }),
      value: `${rupeesInFull(tax)} × ${numberInFull(1 + law.cessPercent / 100)} = ${formatRupees(withCess)}`,
      source: { text: words.sourceCess, address: `/figures#${CESS}` },
    },
  ];
}
