import { valueOf } from '../../content/valueOf';
import { emergencyFund, monthsToFill } from '../../lib/finance/emergencyFund';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { months, percent, rupees } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { withOwn } from '../withOwn';
import { inBrief } from '../inBrief';
import * as words from './messages.en';

const usual = { expenses: 40_000, emis: 10_000, saved: 50_000, saving: 10_000, rate: 3 };

type Household = Readonly<typeof usual> & { readonly months: number };

type Answer = ReturnType<typeof compute>;

function compute({ expenses, emis, months: time, saved, saving, rate }: Household) {
  // Rupees a month that have to go on without income
  const need = expenses + emis;
  const fund = emergencyFund(need, time);
  return {
    need,
    months: time,
    fund,
    missing: Math.max(fund - saved, 0),
    toFill: monthsToFill(fund, { saved, monthlySaving: saving, annualRatePercent: rate }),
    /** Months that today's savings cover */
    covered: saved / need,
  };
}

const say = ({ expenses, emis, months: time }: Household): string =>
  words.inputs({ expenses: formatRupees(expenses), emis: formatRupees(emis), months: monthsText(time) });

const brief = ({ expenses, emis, months: time }: Household): string =>
  inBrief(words.briefSpent({ rupees: formatRupees(expenses + emis) }), monthsText(time));

/** A number of months, with one decimal at most. What rounds to none of them is less than one. */
function inMonths(count: number): string {
  const tenths = Math.round(count * 10);
  return count > 0 && tenths === 0 ? words.lessThanMonth : monthsText(tenths / 10);
}

/** When the fund is full, in words. */
const filled = (toFill: number): string => (toFill === 0 ? words.fullAlready : timeOf(toFill));

/** Sizes that the table compares, in months of expenses. */
const SIZES = [3, 6, 9, 12];

export default calculator<Household, Answer>(
  {
    id: 'emergency-fund',
    name: words.name,
    shortName: words.shortName,
    figures: ['emergency-fund#1', 'emergency-fund#2'],
  },
  (figures) => {
    const least = valueOf(figures, 'emergency-fund#1');
    const most = valueOf(figures, 'emergency-fund#2');
    return {
      defaults: { ...usual, months: most },
      inputs: {
        expenses: rupees(words.labelExpenses, [5_000, 2_000_000, 1_000, 200_000], [25_000, 40_000, 75_000]),
        emis: rupees(words.labelEmis, [0, 2_000_000, 1_000, 200_000]),
        months: months(words.labelMonths, [1, 24, 1], [least, most, most * 2]),
        saved: rupees(words.labelSaved, [0, 50_000_000, 10_000, 2_000_000]),
        saving: rupees(words.labelSaving, [1_000, 2_000_000, 1_000]),
        rate: percent(words.labelRate, [0, 10, 0.25]),
      },
      mainFields: ['expenses', 'emis', 'months', 'saved'],
      more: { title: words.moreFields, names: ['saving', 'rate'] },
      compute,
      say,
      brief,
      headline: ({ fund }) => inRupees(words.fund, fund),
      parts: ({ fund, missing }) => [
        [words.partSaved, fund - missing],
        [words.partMissing, missing],
      ],
      facts: ({ covered, missing, toFill }) => [
        [words.coveredNow, inMonths(covered)],
        [words.stillMissing, formatRupees(missing)],
        [words.fullAfter, filled(toFill)],
      ],
      sentence: ({ covered, missing, toFill }, { saved, saving }) =>
        words.sentence({
          isMissing: missing > 0,
          hasSaved: saved > 0,
          covered: inMonths(covered),
          saving: formatRupees(saving),
          time: timeOf(toFill),
        }),
      chart: ({ need, months: time, fund, missing }) => ({
        title: words.chart,
        lower: words.chartSaved,
        upper: words.chartMissing,
        bars: Array.from({ length: Math.ceil(time) }, (_month, index) => {
          const month = Math.min(index + 1, time);
          const needed = need * (month - index);
          const covered = Math.min(Math.max(fund - missing - need * index, 0), needed);
          return [words.chartMonth({ month: numberInFull(month) }), covered, needed - covered] as const;
        }),
      }),
      effects: {
        title: words.effects,
        counts: 'less',
        gain: (now, then) => now.missing - then.missing,
        changes: [
          [words.effectRepay, { emis: { downTo: 0 } }],
          [words.effectSpend, { expenses: { times: 0.9 } }],
          [words.effectSave, { saved: { by: ({ saving }) => saving * MONTHS_IN_YEAR } }],
        ],
      },
      tablesTitle: words.tables,
      tables: [
        {
          name: words.tableBySize,
          of: (_answer, household) => ({
            caption: words.caption({
              need: formatRupees(household.expenses + household.emis),
              saving: formatRupees(household.saving),
            }),
            columns: [words.labelMonths, words.columnFund, words.stillMissing, words.fullAfter],
            rows: withOwn(SIZES, household.months).map((size) => {
              const { fund, missing, toFill } = compute({ ...household, months: size });
              return [numberInFull(size), fund, missing, filled(toFill)];
            }),
          }),
        },
      ],
      steps: ({ need, fund, toFill }, { expenses, emis, months: time, saved, saving, rate }) => [
        {
          name: words.stepNeed,
          rule: words.stepNeedRule,
          value: `${formatRupees(expenses)} + ${formatRupees(emis)} = ${formatRupees(need)}`,
        },
        {
          name: words.stepFund,
          rule: words.stepFundRule,
          value: `${formatRupees(need)} × ${numberInFull(time)} = ${formatRupees(fund)}`,
          source: { text: words.sourceSize, address: '/figures#emergency-fund' },
        },
        {
          name: words.stillMissing,
          rule: words.stepMissingRule,
          value: `${rupeesInFull(fund)} − ${formatRupees(saved)} = ${rupeesAtLeastNil(fund - saved)}`,
        },
        {
          name: words.fullAfter,
          rule: words.stepFullRule,
          value: words.stepFullValue({ saving: formatRupees(saving), rate: percentInFull(rate), time: filled(toFill) }),
        },
      ],
    };
  },
);
