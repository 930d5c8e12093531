import { emergencyFund, monthsToFill } from '../../lib/finance/emergencyFund';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../islands/Calculator/definition';
import { months, percent, rupees } from '../../islands/parts/inputs/fields';
import { timeOf } from '../timeOf';

type Household = {
  readonly expenses: number;
  readonly emis: number;
  readonly months: number;
  readonly saved: number;
  readonly saving: number;
  readonly rate: number;
};

interface Answer {
  /** Rupees a month that have to go on without income */
  readonly need: number;
  readonly months: number;
  readonly fund: number;
  readonly missing: number;
  readonly toFill: number;
  /** Months that today's savings cover */
  readonly covered: number;
}

function compute({ expenses, emis, months: time, saved, saving, rate }: Household): Answer {
  const need = expenses + emis;
  const fund = emergencyFund(need, time);
  return {
    need,
    months: time,
    fund,
    missing: Math.max(fund - saved, 0),
    toFill: monthsToFill(fund, { saved, monthlySaving: saving, annualRatePercent: rate }),
    covered: saved / need,
  };
}

const say = ({ expenses, emis, months: time }: Household): string =>
  `${formatRupees(expenses)} of expenses and ${formatRupees(emis)} of EMIs a month, for ${inMonths(time)}`;

const inMonths = (count: number): string => {
  const text = formatNumber(count, 1);
  return `${text} ${text === '1' ? 'month' : 'months'}`;
};

/** When the fund is full, in words. */
const filled = (toFill: number): string => (toFill === 0 ? 'full already' : timeOf(toFill));

/** Sizes that the table compares, in months of expenses. */
const SIZES = [3, 6, 9, 12];

export default calculator<Household, Answer>({ id: 'emergency-fund', name: 'Emergency fund calculator' }, () => ({
  defaults: { expenses: 40_000, emis: 10_000, months: 6, saved: 50_000, saving: 10_000, rate: 3 },
  inputs: {
    expenses: rupees('Essential expenses a month', [5_000, 2_000_000, 5_000], [25_000, 40_000, 75_000]),
    emis: rupees('EMIs a month', [0, 2_000_000, 1_000]),
    months: months('Months to cover', [1, 24, 1], [3, 6, 12]),
    saved: rupees('Set aside already', [0, 50_000_000, 10_000]),
    saving: rupees('You can save a month', [1_000, 2_000_000, 1_000]),
    rate: percent('Interest on it', [0, 10, 0.25]),
  },
  inSight: ['expenses', 'emis', 'months', 'saved'],
  more: { title: 'Monthly saving, interest', names: ['saving', 'rate'] },
  compute,
  say,
  headline: ({ fund }) => ({ label: 'Your emergency fund', figure: formatRupees(fund) }),
  parts: ({ fund, missing }) => [
    { name: 'you have', rupees: fund - missing },
    { name: 'still missing', rupees: missing },
  ],
  facts: ({ covered, missing, toFill }) => [
    ['Covered now', inMonths(covered)],
    ['Still missing', formatRupees(missing)],
    ['Full after', filled(toFill)],
  ],
  sentence: ({ covered, missing, toFill }, { saving }) => [
    { text: 'If your income stopped today, what you have set aside would last ' },
    { text: inMonths(covered), strong: true },
    {
      text:
        missing > 0
          ? `. With ${formatRupees(saving)} a month the fund is full after ${timeOf(toFill)}.`
          : ', so the fund is full. What is beyond it can be invested.',
    },
  ],
  announcement: ({ fund, missing }) => `${formatRupees(fund)}, of which ${formatRupees(missing)} is missing.`,
  chart: ({ need, months: time, fund, missing }) => ({
    title: 'The months to cover: what you have set aside for each, and what is missing above it',
    lower: 'Set aside',
    upper: 'Missing',
    bars: Array.from({ length: Math.round(time) }, (_month, index) => {
      const covered = Math.min(Math.max(fund - missing - need * index, 0), need);
      return { name: `Month ${index + 1}`, lower: covered, upper: need - covered };
    }),
  }),
  effects: (household) => {
    const now = compute(household).missing;
    const less = (change: Partial<Household>): number => now - compute({ ...household, ...change }).missing;
    return {
      title: 'What lowers the missing sum most',
      effects: [
        { text: 'Repay the loans', rupees: less({ emis: 0 }) },
        { text: 'Spend a tenth less', rupees: less({ expenses: household.expenses * 0.9 }) },
        { text: 'Save for a year', rupees: less({ saved: household.saved + household.saving * 12 }) },
      ].sort((a, b) => b.rupees - a.rupees),
    };
  },
  tablesTitle: 'Funds of 3 to 12 months',
  tables: [
    {
      name: 'By size',
      of: (_answer, household) => ({
        caption: `${formatRupees(household.expenses + household.emis)} a month, with ${formatRupees(household.saving)} saved a month`,
        columns: ['Months to cover', 'Fund', 'Still missing', 'Full after'],
        rows: SIZES.map((size) => {
          const { fund, missing, toFill } = compute({ ...household, months: size });
          return [String(size), formatNumber(fund), formatNumber(missing), filled(toFill)];
        }),
      }),
    },
  ],
  steps: ({ need, fund, missing, toFill }, { expenses, emis, months: time, saved, saving, rate }) => [
    {
      name: 'Needed a month',
      rule: 'essential expenses + EMIs',
      value: `${formatRupees(expenses)} + ${formatRupees(emis)} = ${formatRupees(need)}`,
    },
    {
      name: 'Emergency fund',
      rule: 'needed a month × months to cover',
      value: `${formatRupees(need)} × ${formatNumber(time)} = ${formatRupees(fund)}`,
      source: { text: 'usual size', address: '/figures#emergency-fund' },
    },
    {
      name: 'Still missing',
      rule: 'fund − what is set aside, at least 0',
      value: `${formatRupees(fund)} − ${formatRupees(saved)} = ${formatRupees(missing)}`,
    },
    {
      name: 'Full after',
      rule: 'each month (balance + saving) × (1 + interest ÷ 12), until the fund is reached',
      value: `${formatRupees(saving)} a month at ${formatPercent(rate, 2)}: ${filled(toFill)}`,
    },
  ],
}));
