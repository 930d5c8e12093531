import { lumpSumAfter, type LumpSumEnd } from '../../lib/finance/lumpSum';
import { numberInFull, percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../../lib/format/timeOf';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';
import { assumed, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

const defaults = { amount: 500_000, expected: 12, cost: 1, years: 20 };

type LumpSum = Readonly<typeof defaults>;

interface Answer extends LumpSumEnd {
  readonly amount: number;
  readonly years: readonly (GrowthYear & { readonly taken: number })[];
}

function compute({ amount, expected, cost, years: time }: LumpSum): Answer {
  const fund = { amount, returnPercent: expected, costPercent: cost };
  const years = Array.from({ length: Math.ceil(time) }, (_year, index) => {
    const year = Math.min(index + 1, time);
    const { value, without } = lumpSumAfter(fund, year);
    return { year, invested: amount, value, taken: without - value };
  });
  return { amount, ...lumpSumAfter(fund, time), years };
}

const say = ({ amount, expected, cost, years: time }: LumpSum): string =>
  words.inputs({
    amount: formatRupees(amount),
    years: yearsText(time),
    expected: percentInFull(expected),
    cost: percentInFull(cost),
  });

const brief = ({ amount, expected, cost, years: time }: LumpSum): string =>
  inBrief(
    rupeesInShortOrFull(amount),
    yearsText(time),
    assumed(expected),
    words.briefCost({ cost: percentInFull(cost) }),
  );

export default calculator<LumpSum, Answer>({ id: 'lump-sum', name: words.name, shortName: words.shortName }, () => ({
  defaults,
  inputs: {
    amount: rupees(words.labelAmount, [10_000, 100_000_000, 10_000, 5_000_000], [100_000, 500_000, 1_000_000]),
    expected: percent(words.labelExpected, [0, 30, 0.5]),
    cost: percent(words.labelCost, [0, 3, 0.05]),
    years: years(words.labelYears, [1, 50, 1]),
  },
  mainFields: ['amount', 'expected', 'cost', 'years'],
  compute,
  say,
  brief,
  headline: ({ without, value }) => inShort(words.cost, without - value),
  parts: ({ value, without }) => [
    [words.partLeft, value],
    [words.partCost, without - value],
  ],
  facts: ({ value, without }) => [
    [words.value, rupeesInShort(value)],
    [words.withoutCost, rupeesInShort(without)],
  ],
  sentence: ({ without, value, amount }, { cost }) => {
    const [grown, taken] = [without - amount, without - value];
    const said = { cost: percentInFull(cost), taken: rupeesInShort(taken) };
    return [
      taken > grown
        ? words.sentenceMore({ ...said, hasGrown: grown > 0 })
        : words.sentenceShare({ ...said, share: formatPercent(grown > 0 ? (taken / grown) * 100 : 0, 0) }),
      words.sentenceAssumed,
    ].join(' ');
  },
  chart: ({ years: ends }) => ({
    title: words.chart,
    lower: words.chartLeft,
    upper: words.chartCost,
    bars: ends.map(({ year, value, taken }) => [shared.chartYear({ year: numberInFull(year) }), value, taken]),
  }),
  effects: {
    title: words.effects,
    counts: 'more',
    gain: (now, then) => then.value - now.value,
    changes: [
      [words.effectLess, { cost: { by: -0.5 } }],
      [words.effectLow, { cost: { downTo: 0.2 } }],
    ],
  },
  tablesTitle: words.tables,
  tables: [{ name: shared.tableByYear, of: ({ years: ends }) => growthTable(ends) }],
  steps: ({ value, without }, { amount, expected, cost, years: time }) => [
    {
      name: words.withoutCost,
      rule: words.stepWithoutRule,
      value: `${formatRupees(amount)} × ${numberInFull(1 + expected / 100)}^${numberInFull(time)} = ${formatRupees(without)}`,
    },
    {
      name: words.stepWith,
      rule: words.stepWithRule,
      value: `${formatRupees(amount)} × (${numberInFull(1 + expected / 100)} × ${numberInFull(1 - cost / 100)})^${numberInFull(time)} = ${formatRupees(value)}`,
      source: { text: words.sourceExpenseRatio },
    },
    { name: words.cost, rule: words.stepCostRule, value: formatRupees(without - value) },
  ],
}));
