import { retirementByYear, retirementCorpus } from '../../lib/finance/retirement';
import { monthlyForTarget, returnAtLessCost, twelfthsFor } from '../../lib/finance/sip';
import { futureValue, presentValue } from '../../lib/finance/timeValue';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { inYears, monthsText, yearsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import { monthlyGrowth } from '../../lib/finance/monthlyGrowth';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

const ages = { age: 30, retireAt: 60, until: 85 };
const defaults = { ...ages, monthly: 40_000, inflation: 6, returnAfter: 7, returnBefore: 10, saved: 0 };

type Plan = Readonly<typeof defaults>;

type Answer = ReturnType<typeof compute>;

/**
 * Rupees a month for the gap between savings and corpus. Savings and instalments earn the same return; with a twelfth a month for one of them
 * only, one field would have two meanings.
 *
 * @param percent a rate whose twelfth each month earns
 */
function monthlyBeside(corpus: number, saved: number, percent: number, months: number): number {
  const fromSavings = saved * monthlyGrowth(percent) ** months;
  return monthlyForTarget(Math.max(corpus - fromSavings, 0), { annualReturnPercent: percent, months });
}

function compute(plan: Plan) {
  const months = monthsOfYears(plan.retireAt - plan.age);
  const wait = months / MONTHS_IN_YEAR;
  const retirement = {
    firstYear: futureValue(plan.monthly * MONTHS_IN_YEAR, plan.inflation, wait),
    // Ages have decimals that binary numbers do not hold exactly.
    years: Math.round((plan.until - plan.retireAt) * 1e6) / 1e6,
    inflationPercent: plan.inflation,
    returnPercent: plan.returnAfter,
  };
  const corpus = retirementCorpus(retirement);
  const fromSavings = futureValue(plan.saved, plan.returnBefore, wait);
  return {
    months,
    retireAt: plan.retireAt,
    retirement,
    corpus,
    years: retirementByYear(corpus, retirement),
    today: presentValue(corpus, plan.inflation, wait),
    fromSavings,
    /** Rupees a month that close the gap */
    toInvest: monthlyBeside(corpus, plan.saved, twelfthsFor(plan.returnBefore), months),
    /** The same with a twelfth of the return each month, as calculators of SIPs count */
    inTwelfths: monthlyBeside(corpus, plan.saved, plan.returnBefore, months),
  };
}

/** Retirement begins a year from now at the earliest, and lasts a year at least. */
const conflicts = ({ age, retireAt, until }: Plan): Conflicts<Plan> => ({
  ...(retireAt < age + 1 && { retireAt: words.conflictRetireAt({ least: numberInFull(age + 1) }) }),
  ...(until < retireAt + 1 && { until: words.conflictUntil({ least: numberInFull(retireAt + 1) }) }),
});

const say = ({ monthly, age, retireAt, until, inflation, returnAfter }: Plan): string =>
  words.inputs({
    monthly: formatRupees(monthly),
    from: numberInFull(retireAt),
    until: numberInFull(until),
    age: numberInFull(age),
    inflation: percentInFull(inflation),
    returnAfter: percentInFull(returnAfter),
  });

const brief = ({ monthly, age, until, inflation }: Plan): string =>
  inBrief(
    words.briefNow({ age: numberInFull(age) }),
    words.briefSpent({ monthly: formatRupees(monthly), until: numberInFull(until) }),
    words.briefInflation({ inflation: percentInFull(inflation) }),
  );

const timesSentence = (times: string): string => words.sentenceTimes({ isOnce: times === formatNumber(1, 0), times });

export default calculator<Plan, Answer>({ id: 'retirement', name: words.name, shortName: words.shortName }, () => ({
  defaults,
  inputs: {
    monthly: rupees(words.labelMonthly, [5_000, 5_000_000, 1_000, 300_000], [25_000, 40_000, 75_000]),
    age: years(words.labelAge, [18, 79, 1]),
    retireAt: years(words.labelRetireAt, [30, 80, 1]),
    until: years(words.labelUntil, [60, 110, 1]),
    inflation: percent(words.labelInflation, [0, 15, 0.5]),
    returnAfter: percent(words.labelReturnAfter, [0, 15, 0.5]),
    returnBefore: percent(words.labelReturnBefore, [0, 20, 0.5]),
    saved: rupees(words.labelSaved, [0, 500_000_000, 50_000]),
  },
  mainFields: ['monthly', 'age', 'retireAt', 'inflation'],
  more: { title: words.moreFields, names: ['returnAfter', 'returnBefore', 'saved', 'until'] },
  conflicts,
  compute,
  say,
  brief,
  headline: ({ corpus, retireAt }) => inShort(words.moneyAt({ age: numberInFull(retireAt) }), corpus),
  parts: ({ corpus, today }) => [
    [words.partToday, today],
    [words.partInflation, corpus - today],
  ],
  facts: ({ toInvest, retirement }) => [
    [words.toInvest, rupeesInShort(toInvest)],
    [words.factExpenses, rupeesInShort(retirement.firstYear / MONTHS_IN_YEAR)],
  ],
  sentence: ({ corpus, retirement, toInvest }, { monthly, returnBefore, retireAt }) =>
    [
      words.sentenceExpenses({
        today: formatRupees(monthly),
        then: rupeesInShort(retirement.firstYear / MONTHS_IN_YEAR),
        age: numberInFull(retireAt),
      }),
      timesSentence(formatNumber(corpus / retirement.firstYear, 1)),
      toInvest > 0
        ? words.sentenceToInvest({ toInvest: rupeesInShort(toInvest), returnBefore: percentInFull(returnBefore) })
        : words.sentenceEnough,
    ].join(' '),
  chart: ({ years: ends, retireAt }) => ({
    title: words.chart,
    lower: words.chartLeft,
    upper: words.chartExpenses,
    bars: ends.map(({ expenses, left }, index) => [
      words.chartAge({ age: numberInFull(retireAt + index) }),
      left,
      expenses,
    ]),
  }),
  effects: {
    title: words.effects,
    counts: 'less',
    gain: (now, then) => now.toInvest - then.toInvest,
    changes: [
      [words.effectLater, { retireAt: { by: 3 } }],
      [words.effectSpendLess, { monthly: { times: 0.9 } }],
      [
        words.effectCost,
        (plan) => ({ outcome: compute({ ...plan, returnBefore: returnAtLessCost(plan.returnBefore, 1, 1) }) }),
      ],
    ],
  },
  tablesTitle: words.tables,
  tables: [
    {
      name: shared.tableByYear,
      of: ({ years: ends }) => ({
        columns: [words.columnYear, words.columnExpenses, words.columnLeft],
        rows: ends.map(({ year, expenses, left }) => [numberInFull(year), expenses, Math.max(left, 0)]),
      }),
    },
  ],
  steps: ({ months, retirement, corpus, fromSavings, toInvest, inTwelfths }, plan) => [
    {
      name: words.stepExpenses,
      rule: words.stepExpensesRule,
      value: `${formatRupees(plan.monthly)} × 12 × (1 + ${percentInFull(plan.inflation)})^${inYears(months)} = ${formatRupees(retirement.firstYear)}`,
    },
    {
      name: words.stepMoney,
      rule: words.stepMoneyRule,
      value: words.stepMoneyValue({
        inflation: percentInFull(plan.inflation),
        returnAfter: percentInFull(plan.returnAfter),
        q: formatNumber((1 + plan.inflation / 100) / (1 + plan.returnAfter / 100), 5),
        years: yearsText(retirement.years),
        money: formatRupees(corpus),
      }),
      source: { text: words.sourceAnnuity },
    },
    {
      name: words.stepSavings,
      rule: words.stepSavingsRule,
      value: `${formatRupees(plan.saved)} × (1 + ${percentInFull(plan.returnBefore)})^${inYears(months)} = ${formatRupees(fromSavings)}`,
    },
    {
      name: words.toInvest,
      rule: words.stepToInvestRule,
      value: words.stepToInvestValue({
        missing: formatRupees(Math.max(corpus - fromSavings, 0)),
        months: monthsText(months),
        toInvest: formatRupees(toInvest),
      }),
    },
    {
      name: words.stepTwelfths,
      rule: words.stepTwelfthsRule,
      value: words.stepTwelfthsValue({
        factor: numberInFull(monthlyGrowth(plan.returnBefore)),
        toInvest: formatRupees(inTwelfths),
      }),
    },
  ],
}));
