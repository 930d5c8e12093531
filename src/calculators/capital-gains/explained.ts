/** The tax on a gain in words and steps. */
import type { FigureValues } from '../../content/figureValues';
import type { Step } from '../../machines/calculator/definition';
import { mayCountWorth, type Asset, type GainsLaw, type Term } from '../../lib/finance/capitalGains';
import { lawOn, worthDay } from '../../content/law/capitalGainsLaw';
import { formatDay } from '../../lib/format/dates';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { monthsText } from '../timeOf';
import type { Answer, SaleInputs } from './answer';

export const assets: Readonly<Record<Asset, string>> = {
  equity: 'Listed shares or equity fund',
  debt: 'Debt fund',
  property: 'House or land',
  gold: 'Gold, not listed',
};

export const termWords: Readonly<Record<Term, string>> = {
  long: 'long-term',
  short: 'short-term',
  slab: 'short-term, at your slab',
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
  const months = longAfterMonths[sale.asset];
  if (gain <= 0) return 'There is no gain. A capital loss can be set off against capital gains for eight more years.';
  if (sale.asset === 'debt' && sale.bought >= debtAtSlabFrom) {
    return `Units of debt funds bought since ${formatDay(debtAtSlabFrom)} are taxed at your slab, however long you hold them.`;
  }
  if (term !== 'long') return `It was not held for more than ${months} months, so the gain is short-term.`;
  return `It was held for more than ${months} months, so the gain is long-term.`;
}

/** Missing inputs that would change the tax: a later index, the price of 31 January 2018. */
export function notCounted({ sale, gain, term, unknownIndex }: Answer, law: GainsLaw, worthDay: string): string {
  if (unknownIndex) {
    return ` It counts with the index of ${unknownIndex.instead}; that of ${unknownIndex.year} can only be as high or higher, and the tax as low or lower.`;
  }
  if (term !== 'long' || gain <= 0 || !mayCountWorth(sale, law) || (sale.worthIn2018 ?? 0) > 0) return '';
  return ` As you bought it on ${worthDay} or before, what it was worth on that day may count as its cost. Enter it, or this tax may be too high.`;
}

function taxedGainStep(
  { sale, gain, term, taxedGain, indexedCost, unknownIndex }: Answer,
  figures: FigureValues,
): Step {
  if (indexedCost !== undefined) {
    const { indexOn } = lawOn(figures, sale.sold);
    const [from, to] = [indexOn(sale.bought), indexOn(sale.sold)];
    const late = unknownIndex ? `; the index of ${unknownIndex.instead} stands in for a later one` : '';
    return {
      name: 'Gain above the indexed cost',
      rule: `price − cost × index of the year of sale ÷ index of the year of purchase${late}`,
      value: `${formatRupees(sale.price)} − ${formatRupees(sale.cost)} × ${numberInFull(to)} ÷ ${numberInFull(from)} = ${rupeesAtLeastNil(sale.price - indexedCost)}`,
      source: { text: 'cost inflation index', address: '/figures#cost-inflation-index' },
    };
  }
  if (sale.asset === 'equity' && term === 'long') {
    return {
      name: 'Gain above the exempt sum',
      rule: 'gain − what is left of the exempt sum of the year; section 198, formerly 112A',
      value: `${formatRupees(Math.max(gain, 0))} − ${formatRupees(Math.max(gain, 0) - taxedGain)} = ${formatRupees(taxedGain)}`,
      source: { text: 'exempt sum', address: '/figures#equity-ltcg-exemption' },
    };
  }
  return { name: 'Taxed gain', rule: 'the whole gain, at least 0', value: formatRupees(taxedGain) };
}

/** Which of the two taxes on property applies, indexed or not; empty where the law has one only. */
const choiceOf = ({ sale, term, indexedCost }: Answer, { indexationEnded }: GainsLaw): string => {
  if (sale.asset !== 'property' || term !== 'long' || sale.sold < indexationEnded || sale.bought >= indexationEnded)
    return '';
  return indexedCost === undefined
    ? '; less than with indexation at the earlier rate'
    : '; less than the present rate without indexation';
};

/** @returns the steps from price and cost to the tax */
export function stepsOf(answer: Answer, values: SaleInputs, figures: FigureValues): readonly Step[] {
  const { sale, cost, gain, term, taxedGain, percent, tax, withCess } = answer;
  const law = lawOn(figures, sale.sold);
  return [
    {
      name: 'Gain',
      rule: `price less costs of selling − ${
        cost > sale.cost
          ? `what it was worth on ${formatDay(worthDay(figures))}, at most the price; section 90(7), formerly 55(2)(ac)`
          : 'cost with costs of buying'
      }`,
      value: `${formatRupees(sale.price)} − ${formatRupees(cost)} = ${formatRupees(gain)}`,
    },
    {
      name: 'Term',
      rule: `long-term when held for more than ${monthsText(law.longAfterMonths[sale.asset])}; section 2(101), formerly 2(42A)`,
      value: `${formatDay(sale.bought)} to ${formatDay(sale.sold)}: ${termWords[term]}`,
      source: { text: 'time for long-term', address: `/figures#${holding[sale.asset]}` },
    },
    taxedGainStep(answer, figures),
    {
      name: 'Tax',
      rule: `rate on the day of sale${term === 'slab' ? ', your slab' : ''}${choiceOf(answer, law)}; sections 196 to 198, formerly 111A, 112 and 112A`,
      value: `${rupeesInFull(taxedGain)} × ${percentInFull(percent)} = ${formatRupees(tax)}`,
      source: {
        text: 'rates and their dates',
        address: `/figures#${term === 'short' ? 'equity-stcg-rate' : rates[values.asset]}`,
      },
    },
    {
      name: 'With cess',
      rule: `tax + ${percentInFull(law.cessPercent)} health and education cess; surcharge is left out`,
      value: `${rupeesInFull(tax)} × ${numberInFull(1 + law.cessPercent / 100)} = ${formatRupees(withCess)}`,
      source: { text: 'cess', address: '/figures#income-tax-cess' },
    },
  ];
}
