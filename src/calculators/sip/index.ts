import { returnAtLessCost, sipByYear, type SipYear } from '../../lib/finance/sip';
import { presentValue } from '../../lib/finance/timeValue';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { percent, rupees } from '../../machines/fields/inputs/fields';
import { monthsText, yearsText } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { monthlyGrowth } from '../../lib/finance/monthlyGrowth';
import { growthChart, growthInputs, growthTable, monthlySides, otherConvention, returnStep } from '../growth';
import { aMonth, assumed, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type SipValues = {
  readonly monthly: number;
  readonly expected: number;
  readonly years: number;
  readonly stepUp: number;
  readonly inflation: number;
};

interface SipAnswer {
  readonly years: readonly SipYear[];
  readonly invested: number;
  readonly value: number;
}

function compute({ monthly, expected, years: time, stepUp }: SipValues): SipAnswer {
  const months = monthsOfYears(time);
  const years = sipByYear({ monthly, annualReturnPercent: expected, months, stepUpPercent: stepUp });
  const { invested = 0, value = 0 } = years.at(-1) ?? {};
  return { years, invested, value };
}

const say = ({ monthly, expected, years, stepUp }: SipValues): string =>
  words.inputs({
    monthly: formatRupees(monthly),
    years: yearsText(years),
    expected: percentInFull(expected),
    rises: stepUp > 0,
    stepUp: percentInFull(stepUp),
  });

const brief = ({ monthly, expected, years }: SipValues): string =>
  inBrief(aMonth(monthly), yearsText(years), assumed(expected));

/** How far below the assumed return the second result is, in percentage points. */
const POINTS_LESS = 4;

function opening({ value, invested }: SipAnswer, values: SipValues): string {
  const shown = { value: rupeesInShort(value), invested: rupeesInShort(invested) };
  const said = words.opening({
    ...shown,
    inputs: say(values),
    rises: values.stepUp > 0,
    grows: shown.value !== shown.invested,
  });
  const low = values.expected - POINTS_LESS;
  if (low < 0) return said;
  const lower = rupeesInShort(compute({ ...values, expected: low }).value);
  // Over a year or so, both may be the same to the rounding.
  return lower === shown.value ? said : words.openingWithLess({ opening: said, low: percentInFull(low), lower });
}

export default calculator<SipValues, SipAnswer>({ id: 'sip', name: words.name, shortName: words.shortName }, () => ({
  defaults: { monthly: 10_000, expected: 12, years: 20, stepUp: 0, inflation: 5 },
  inputs: {
    monthly: rupees(words.labelMonthly, [500, 1_000_000, 500, 100_000], [2_000, 5_000, 10_000, 25_000]),
    ...growthInputs,
    inflation: percent(words.labelInflation, [0, 15, 0.5]),
  },
  sides: monthlySides,
  mainFields: ['monthly', 'expected', 'years'],
  more: { title: words.moreFields, names: ['stepUp', 'inflation'] },
  compute,
  say,
  brief,
  opening,
  headline: ({ value, invested }) => inShort(words.value, value, invested),
  parts: ({ invested, value }) => [
    [words.partPutIn, invested],
    [words.partGrowth, value - invested, 'gain'],
  ],
  facts: ({ invested, value }) => [
    [words.putIn, rupeesInShort(invested)],
    [shared.growth, rupeesInShort(value - invested)],
  ],
  sentence: ({ value }, { inflation, years }) =>
    words.sentence({
      inflation: percentInFull(inflation),
      worth: rupeesInShort(presentValue(value, inflation, years)),
    }),
  chart: ({ years }) => growthChart(years),
  effects: {
    title: words.effects,
    counts: 'more',
    gain: (now, then) => then.value - now.value,
    changes: [
      [words.effectLonger, { years: { by: 5 } }],
      [words.effectRise, { stepUp: { upTo: 10 } }],
      [
        words.effectCost,
        (values) => ({ outcome: compute({ ...values, expected: returnAtLessCost(values.expected, 1, 12) }) }),
      ],
    ],
  },
  tablesTitle: words.tables,
  tables: [{ name: shared.tableByYear, of: ({ years }) => growthTable(years) }],
  steps: ({ invested, value }, values) => {
    const { monthly, expected, years, stepUp } = values;
    return [
      returnStep(expected),
      {
        name: words.stepMonth,
        rule: words.stepMonthRule,
        value: words.stepMonthValue({ monthly: formatRupees(monthly), factor: numberInFull(monthlyGrowth(expected)) }),
      },
      ...(stepUp > 0
        ? [{ name: words.stepRise, rule: words.stepRiseRule, value: `× ${numberInFull(1 + stepUp / 100)}` }]
        : []),
      { name: words.putIn, rule: words.stepPutInRule, value: formatRupees(invested) },
      {
        name: words.value,
        rule: words.stepValueRule({ months: monthsText(monthsOfYears(years)) }),
        value: formatRupees(value),
      },
      otherConvention(expected, (percent) => compute({ ...values, expected: percent }).value),
    ];
  },
}));
