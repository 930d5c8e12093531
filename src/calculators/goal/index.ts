import { monthlyForTarget, returnAtLessCost, sipByYear, type SipYear } from '../../lib/finance/sip';
import { numberInFull, percentInFull, rupeesInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { rupees } from '../../machines/fields/inputs/fields';
import { monthsText, yearsText } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { growthChart, growthInputs, growthTable, monthlySides, otherConvention, returnStep } from '../growth';
import { assumed, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type GoalValues = {
  readonly target: number;
  readonly expected: number;
  readonly years: number;
  readonly stepUp: number;
};

interface GoalAnswer {
  readonly monthly: number;
  readonly years: readonly SipYear[];
  readonly invested: number;
  readonly target: number;
}

function compute({ target, expected, years: time, stepUp }: GoalValues): GoalAnswer {
  const plan = { annualReturnPercent: expected, months: monthsOfYears(time), stepUpPercent: stepUp };
  const monthly = monthlyForTarget(target, plan);
  const years = sipByYear({ ...plan, monthly });
  return { monthly, years, invested: years.at(-1)?.invested ?? 0, target };
}

const say = ({ target, expected, years, stepUp }: GoalValues): string =>
  words.inputs({
    target: rupeesInShortOrFull(target),
    years: yearsText(years),
    expected: percentInFull(expected),
    rises: stepUp > 0,
    stepUp: percentInFull(stepUp),
  });

const brief = ({ target, expected, years }: GoalValues): string =>
  inBrief(words.briefTarget({ target: rupeesInShortOrFull(target), years: yearsText(years) }), assumed(expected));

export default calculator<GoalValues, GoalAnswer>({ id: 'goal', name: words.name, shortName: words.shortName }, () => ({
  defaults: { target: 10_000_000, expected: 12, years: 20, stepUp: 0 },
  inputs: {
    target: rupees(
      words.labelTarget,
      [100_000, 500_000_000, 100_000, 50_000_000],
      [1_000_000, 5_000_000, 10_000_000, 50_000_000],
    ),
    ...growthInputs,
  },
  sides: monthlySides,
  mainFields: ['target', 'expected', 'years'],
  more: { title: words.moreFields, names: ['stepUp'] },
  compute,
  say,
  brief,
  headline: ({ monthly }) => inShort(words.toInvest, Math.ceil(monthly)),
  parts: ({ invested, target }) => [
    [words.partPutIn, invested],
    [words.partGrowth, target - invested, 'gain'],
  ],
  facts: ({ invested, target }) => [
    [words.putIn, rupeesInShort(invested)],
    [shared.growth, rupeesInShort(target - invested)],
  ],
  sentence: (_result, _values, after) => {
    const later = after({ years: { by: -5 } });
    if (!later) return words.assumed;
    const wait = words.wait({
      later: rupeesInShort(Math.ceil(later.monthly)),
    });
    return `${wait} ${words.assumed}`;
  },
  chart: ({ years }) => growthChart(years),
  effects: {
    title: words.effects,
    counts: 'less',
    gain: (now, then) => now.monthly - then.monthly,
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
  steps: ({ monthly, target }, values) => {
    const { expected, years, stepUp } = values;
    const ofOneRupee = target / monthly;
    return [
      returnStep(expected),
      {
        name: words.stepOneRupee,
        rule: words.stepOneRupeeRule({ rises: stepUp > 0 }),
        value: words.stepOneRupeeValue({
          value: formatRupees(ofOneRupee, 2),
          months: monthsText(monthsOfYears(years)),
        }),
      },
      {
        name: words.toInvest,
        rule: words.stepInvestRule,
        value: words.stepInvestValue({
          formula: `${formatRupees(target)} ÷ ${numberInFull(ofOneRupee)} = ${rupeesInFull(monthly)}`,
          monthly: formatRupees(Math.ceil(monthly)),
        }),
      },
      otherConvention(expected, (percent) => Math.ceil(compute({ ...values, expected: percent }).monthly)),
    ];
  },
}));
