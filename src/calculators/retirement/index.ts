import { futureCost, retirementByYear, retirementCorpus } from '../../lib/finance/retirement';
import { monthlyForTarget, presentPurchasingPower, twelfthsFor } from '../../lib/finance/sip';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import type { Conflicts } from '../../machines/fields/inputs/types';
import { inYears, monthsText, yearsText } from '../timeOf';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';

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
  const fromSavings = saved * (1 + percent / 1200) ** months;
  return monthlyForTarget(Math.max(corpus - fromSavings, 0), { annualReturnPercent: percent, months });
}

function compute(plan: Plan) {
  const months = Math.round((plan.retireAt - plan.age) * 12);
  const wait = months / 12;
  const retirement = {
    firstYear: futureCost(plan.monthly * 12, plan.inflation, wait),
    // Ages have decimals that binary numbers do not hold exactly.
    years: Math.round((plan.until - plan.retireAt) * 1e6) / 1e6,
    inflationPercent: plan.inflation,
    returnPercent: plan.returnAfter,
  };
  const corpus = retirementCorpus(retirement);
  const fromSavings = futureCost(plan.saved, plan.returnBefore, wait);
  return {
    months,
    retireAt: plan.retireAt,
    retirement,
    corpus,
    years: retirementByYear(corpus, retirement),
    today: presentPurchasingPower(corpus, plan.inflation, wait),
    fromSavings,
    /** Rupees a month that close the gap */
    toInvest: monthlyBeside(corpus, plan.saved, twelfthsFor(plan.returnBefore), months),
    /** The same with a twelfth of the return each month, as calculators of SIPs count */
    inTwelfths: monthlyBeside(corpus, plan.saved, plan.returnBefore, months),
  };
}

/** Retirement begins a year from now at the earliest, and lasts a year at least. */
const conflicts = ({ age, retireAt, until }: Plan): Conflicts<Plan> => ({
  ...(retireAt < age + 1 && {
    retireAt: `The age at retirement must be above your age now. Enter ${numberInFull(age + 1)} or more.`,
  }),
  ...(until < retireAt + 1 && {
    until: `The plan must go on after you retire. Enter ${numberInFull(retireAt + 1)} or more.`,
  }),
});

const say = ({ monthly, age, retireAt, until, inflation, returnAfter }: Plan): string =>
  `${formatRupees(monthly)} a month of today’s money from ${numberInFull(retireAt)} to ${numberInFull(until)} for a person aged ${numberInFull(age)}, at an assumed inflation of ${percentInFull(inflation)} and an assumed return of ${percentInFull(returnAfter)} in retirement`;

export default calculator<Plan, Answer>({ id: 'retirement', name: 'Retirement corpus calculator' }, () => ({
  defaults,
  inputs: {
    monthly: rupees('Monthly expenses today', [5_000, 5_000_000, 1_000, 300_000], [25_000, 40_000, 75_000]),
    age: years('Your age', [18, 79, 1]),
    retireAt: years('Age at retirement', [30, 80, 1]),
    until: years('Plan until age', [60, 110, 1]),
    inflation: percent('Inflation', [0, 15, 0.5]),
    returnAfter: percent('Return in retirement', [0, 15, 0.5]),
    returnBefore: percent('Return until then', [0, 20, 0.5]),
    saved: rupees('Saved for it already', [0, 500_000_000, 50_000]),
  },
  mainFields: ['monthly', 'age', 'retireAt', 'inflation'],
  more: { title: 'Returns, savings, plan until', names: ['returnAfter', 'returnBefore', 'saved', 'until'] },
  conflicts,
  compute,
  say,
  headline: ({ corpus, retireAt }) => ({
    label: `Money you need at ${numberInFull(retireAt)}`,
    figure: formatRupees(corpus),
  }),
  reports: ({ corpus, toInvest, retirement }) => [
    { rupees: corpus },
    { rupees: toInvest, what: 'to invest a month' },
    { rupees: retirement.firstYear / 12, what: 'expenses then' },
  ],
  parts: ({ corpus, today }) => [
    ['in today’s money', today],
    ['that inflation adds', corpus - today],
  ],
  facts: ({ toInvest, retirement }) => [
    ['To invest each month', formatRupees(toInvest)],
    ['Expenses a month then', formatRupees(retirement.firstYear / 12)],
  ],
  sentence: ({ corpus, retirement, toInvest }, { monthly, returnBefore, retireAt }) =>
    [
      `What costs ${formatRupees(monthly)} today will cost ${rupeesInShort(retirement.firstYear / 12)} at ${numberInFull(retireAt)}.`,
      `You need ${formatNumber(corpus / retirement.firstYear, 1)} times the expenses of the first year.`,
      toInvest > 0
        ? `**${formatRupees(toInvest)}** a month from now on is enough at an assumed return of ${percentInFull(returnBefore)} a year.`
        : 'What you have saved is enough at the return that you assume.',
    ].join(' '),
  chart: ({ years: ends }) => ({
    title: 'Your money at the start of each year of retirement: what the year takes, and what is left after it',
    lower: 'Left after the year',
    upper: 'Expenses of the year',
    bars: ends.map(({ year, expenses, left }) => [`Year ${numberInFull(year)}`, left, expenses]),
  }),
  effects: {
    title: 'What lowers the monthly sum most',
    gain: (now, then) => now.toInvest - then.toInvest,
    changes: [
      ['Retire 3 years later', { retireAt: { by: 3 } }],
      ['Spend a tenth less', { monthly: { times: 0.9 } }],
      ['Pay 1 point less in costs a year', { returnBefore: { by: 1 } }],
    ],
  },
  tablesTitle: 'Year by year: expenses and what is left',
  tables: [
    {
      name: 'By year',
      of: ({ years: ends }) => ({
        columns: ['Year of retirement', 'Expenses', 'Left at the end'],
        rows: ends.map(({ year, expenses, left }) => [numberInFull(year), expenses, Math.max(left, 0)]),
      }),
    },
  ],
  steps: ({ months, retirement, corpus, fromSavings, toInvest, inTwelfths }, plan) => [
    {
      name: 'Expenses of the first year',
      rule: 'expenses of today × 12 × (1 + inflation) ^ years',
      value: `${formatRupees(plan.monthly)} × 12 × (1 + ${percentInFull(plan.inflation)})^${inYears(months)} = ${formatRupees(retirement.firstYear)}`,
    },
    {
      name: 'Money you need',
      rule: 'A × (1 + q + q² + … ), a term a year, for a part of a year its part, with q = (1 + inflation) ÷ (1 + return in retirement)',
      value: `q: (1 + ${percentInFull(plan.inflation)}) ÷ (1 + ${percentInFull(plan.returnAfter)}) = ${formatNumber((1 + plan.inflation / 100) / (1 + plan.returnAfter / 100), 5)}; over ${yearsText(retirement.years)} ${formatRupees(corpus)}`,
      source: { text: 'growing annuity, paid at the start of each year' },
    },
    {
      name: 'What your savings become',
      rule: 'savings × (1 + return until then) ^ years',
      value: `${formatRupees(plan.saved)} × (1 + ${percentInFull(plan.returnBefore)})^${inYears(months)} = ${formatRupees(fromSavings)}`,
    },
    {
      name: 'To invest each month',
      rule: 'what is missing ÷ what ₹1 at the start of each month becomes, growing by (1 + return) ^ (1 ÷ 12) a month',
      value: `${formatRupees(Math.max(corpus - fromSavings, 0))} over ${monthsText(months)}: ${formatRupees(toInvest)}`,
    },
    {
      name: 'As calculators of SIPs count',
      rule: 'savings and instalments earn return ÷ 12 each month, which comes to more in a year',
      value: `× ${numberInFull(1 + plan.returnBefore / 1200)} a month: ${formatRupees(inTwelfths)} to invest each month`,
    },
  ],
}));
