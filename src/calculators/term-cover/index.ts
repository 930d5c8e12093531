import { lifeCover, type LifeCover } from '../../lib/finance/lifeCover';
import { upToLakh } from '../../lib/finance/rounding';
import {
  numberInFull,
  percentInFull,
  rupeesAtLeastNil,
  rupeesInFull,
  rupeesInShortOrFull,
} from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { yearsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { hinted, percent, rupees, wholeYears } from '../../machines/fields/inputs/fields';
import { aMonth, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

const defaults = {
  monthly: 50_000,
  years: 25,
  loans: 3_000_000,
  goals: 2_000_000,
  savings: 1_000_000,
  cover: 0,
  inflation: 6,
  expected: 7,
};

type Family = Readonly<typeof defaults>;

function compute({ monthly, years: time, inflation, expected, ...sums }: Family): LifeCover {
  const need = { yearly: monthly * MONTHS_IN_YEAR, inflationPercent: inflation, returnPercent: expected };
  return lifeCover(need, time, sums);
}

const say = ({ monthly, years: time, inflation, expected, loans, goals, savings, cover }: Family): string =>
  words.inputs({
    monthly: formatRupees(monthly),
    years: yearsText(time),
    hasOnce: loans + goals > 0,
    once: rupeesInShortOrFull(loans + goals),
    hasThere: savings + cover > 0,
    there: rupeesInShortOrFull(savings + cover),
    inflation: percentInFull(inflation),
    expected: percentInFull(expected),
  });

const brief = ({ monthly, years: time, loans, goals }: Family): string =>
  inBrief(
    aMonth(monthly),
    yearsText(time),
    ...(loans + goals > 0 ? [words.briefOnce({ once: rupeesInShortOrFull(loans + goals) })] : []),
    words.briefReturns,
  );

const timesSentence = (times: string): string => words.sentenceTimes({ isOnce: times === formatNumber(1, 0), times });

export default calculator<Family, LifeCover>(
  { id: 'term-cover', name: words.name, shortName: words.shortName },
  () => ({
    defaults,
    inputs: {
      monthly: rupees(words.labelMonthly, [5_000, 1_000_000, 1_000, 200_000], [30_000, 50_000, 100_000]),
      years: wholeYears(words.labelYears, [1, 60, 1]),
      loans: rupees(words.labelLoans, [0, 100_000_000, 100_000, 20_000_000]),
      goals: hinted(words.hintGoals, rupees(words.labelGoals, [0, 100_000_000, 100_000, 20_000_000])),
      savings: rupees(words.labelSavings, [0, 100_000_000, 100_000, 20_000_000]),
      cover: rupees(words.labelCover, [0, 100_000_000, 100_000]),
      inflation: percent(words.labelInflation, [0, 15, 0.5]),
      expected: percent(words.labelExpected, [0, 15, 0.5]),
    },
    mainFields: ['monthly', 'years', 'loans', 'goals', 'savings'],
    more: { title: words.moreFields, names: ['cover', 'inflation', 'expected'] },
    compute,
    say,
    brief,
    headline: ({ need }) => inShort(words.cover, upToLakh(need)),
    parts: ({ support, once }) => [
      [words.partSpending, support],
      [words.partOnce, once],
    ],
    facts: ({ support, there }) => [
      [words.factSpending, rupeesInShort(support)],
      [words.factThere, rupeesInShort(there)],
    ],
    sentence: ({ need, support, once }, { monthly, years: time }) =>
      [
        words.sentenceSpending({
          isEnough: need <= 0,
          monthly: formatRupees(monthly),
          years: yearsText(time),
          hasOnce: once > 0,
          once: rupeesInShortOrFull(once),
        }),
        need > 0 ? timesSentence(formatNumber(support / (monthly * MONTHS_IN_YEAR), 0)) : words.sentenceEnough,
        words.sentenceAssumed,
      ].join(' '),
    chart: ({ years: ends }) => ({
      title: words.chart,
      lower: words.chartLeft,
      upper: words.spentInYear,
      bars: ends.map(({ year, spent, left }) => [shared.chartYear({ year: String(year) }), left, spent]),
    }),
    effects: {
      title: words.effects,
      counts: 'less',
      gain: (now, then) => now.need - then.need,
      changes: [
        [words.effectLoans, { loans: { downTo: 0 } }],
        [words.effectYears, { years: { by: -5 } }],
        [words.effectSpendLess, { monthly: { times: 0.9 } }],
      ],
    },
    tablesTitle: words.tables,
    tables: [
      {
        name: shared.tableByYear,
        of: ({ years: ends }) => ({
          columns: [shared.columnYear, words.spentInYear, words.columnMonth, words.columnLeft],
          rows: ends.map(({ year, spent, left }) => [year, spent, spent / MONTHS_IN_YEAR, Math.max(left, 0)]),
        }),
      },
    ],
    steps: ({ support, once, there, need }, { monthly, years: time, inflation, expected, ...values }) => [
      {
        name: words.stepSpending,
        rule: words.stepSpendingRule,
        value: words.stepSpendingValue({
          yearly: formatRupees(monthly * MONTHS_IN_YEAR),
          rise: numberInFull(1 + inflation / 100),
          growth: numberInFull(1 + expected / 100),
          years: yearsText(time),
          money: formatRupees(support),
        }),
        source: { text: words.sourceAnnuity },
      },
      {
        name: words.stepOnce,
        rule: words.stepOnceRule,
        value: `${formatRupees(values.loans)} + ${formatRupees(values.goals)} = ${formatRupees(once)}`,
      },
      {
        name: words.cover,
        rule: words.stepCoverRule,
        value: words.stepCoverValue({
          spending: rupeesInFull(support),
          once: formatRupees(once),
          there: formatRupees(there),
          need: rupeesAtLeastNil(support + once - there),
          isRounded: Math.round(need) !== upToLakh(need),
          rounded: formatRupees(upToLakh(need)),
        }),
      },
    ],
  }),
);
