import { emergencyFund, monthsToFill } from '../../lib/finance/emergencyFund';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInFull } from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { months, percent, rupees } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf } from '../timeOf';
import { withOwn } from '../withOwn';

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
  `${formatRupees(expenses)} of expenses and ${formatRupees(emis)} of EMIs a month, for ${monthsText(time)}`;

const inMonths = (count: number): string => {
  const text = formatNumber(count, 1);
  return `${text} ${text === '1' ? 'month' : 'months'}`;
};

/** When the fund is full, in words. */
const filled = (toFill: number): string => (toFill === 0 ? 'full already' : timeOf(toFill));

/** Sizes that the table compares, in months of expenses. */
const SIZES = [3, 6, 9, 12];

export default calculator<Household, Answer>(
  { id: 'emergency-fund', name: 'Emergency fund calculator', figures: ['emergency-fund#1', 'emergency-fund#2'] },
  ({ 'emergency-fund#1': least = 0, 'emergency-fund#2': most = 0 }) => ({
    defaults: { ...usual, months: most },
    inputs: {
      expenses: rupees('Essential expenses a month', [5_000, 2_000_000, 1_000, 200_000], [25_000, 40_000, 75_000]),
      emis: rupees('EMIs a month', [0, 2_000_000, 1_000, 200_000]),
      months: months('Months to cover', [1, 24, 1], [least, most, most * 2]),
      saved: rupees('Set aside already', [0, 50_000_000, 10_000, 2_000_000]),
      saving: rupees('You can save a month', [1_000, 2_000_000, 1_000]),
      rate: percent('Interest on it', [0, 10, 0.25]),
    },
    mainFields: ['expenses', 'emis', 'months', 'saved'],
    more: { title: 'Monthly saving, interest', names: ['saving', 'rate'] },
    compute,
    say,
    headline: ({ fund }) => ({ label: 'Your emergency fund', figure: formatRupees(fund) }),
    reports: ({ fund, missing }) => [{ rupees: fund }, { rupees: missing, what: 'still missing' }],
    parts: ({ fund, missing }) => [
      ['you have', fund - missing],
      ['still missing', missing],
    ],
    facts: ({ covered, missing, toFill }) => [
      ['Covered now', inMonths(covered)],
      ['Still missing', formatRupees(missing)],
      ['Full after', filled(toFill)],
    ],
    sentence: ({ covered, missing, toFill }, { saving }) =>
      `If your income stopped today, what you have set aside would last **${inMonths(covered)}**${
        missing > 0
          ? `. With ${formatRupees(saving)} a month the fund is full after ${timeOf(toFill)}.`
          : ', so the fund is full. What is beyond it can be invested.'
      }`,
    chart: ({ need, months: time, fund, missing }) => ({
      title: 'The months to cover: what you have set aside for each, and what is missing above it',
      lower: 'Set aside',
      upper: 'Missing',
      bars: Array.from({ length: Math.ceil(time) }, (_month, index) => {
        const month = Math.min(index + 1, time);
        const needed = need * (month - index);
        const covered = Math.min(Math.max(fund - missing - need * index, 0), needed);
        return [`Month ${numberInFull(month)}`, covered, needed - covered] as const;
      }),
    }),
    effects: {
      title: 'What lowers the missing sum most',
      gain: (now, then) => now.missing - then.missing,
      changes: [
        ['Repay the loans', { emis: { downTo: 0 } }],
        ['Spend a tenth less', { expenses: { times: 0.9 } }],
        ['Save for a year', { saved: { by: ({ saving }) => saving * 12 } }],
      ],
    },
    tablesTitle: 'Funds of 3 to 12 months',
    tables: [
      {
        name: 'By size',
        of: (_answer, household) => ({
          caption: `${formatRupees(household.expenses + household.emis)} a month, with ${formatRupees(household.saving)} saved a month`,
          columns: ['Months to cover', 'Fund', 'Still missing', 'Full after'],
          rows: withOwn(SIZES, household.months).map((size) => {
            const { fund, missing, toFill } = compute({ ...household, months: size });
            return [numberInFull(size), fund, missing, filled(toFill)];
          }),
        }),
      },
    ],
    steps: ({ need, fund, toFill }, { expenses, emis, months: time, saved, saving, rate }) => [
      {
        name: 'Needed a month',
        rule: 'essential expenses + EMIs',
        value: `${formatRupees(expenses)} + ${formatRupees(emis)} = ${formatRupees(need)}`,
      },
      {
        name: 'Emergency fund',
        rule: 'needed a month × months to cover',
        value: `${formatRupees(need)} × ${numberInFull(time)} = ${formatRupees(fund)}`,
        source: { text: 'usual size', address: '/figures#emergency-fund' },
      },
      {
        name: 'Still missing',
        rule: 'fund − what is set aside, at least 0',
        value: `${rupeesInFull(fund)} − ${formatRupees(saved)} = ${rupeesAtLeastNil(fund - saved)}`,
      },
      {
        name: 'Full after',
        rule: 'each month (balance + saving) × (1 + interest ÷ 12), until the fund is reached',
        value: `${formatRupees(saving)} a month at ${percentInFull(rate)}: ${filled(toFill)}`,
      },
    ],
  }),
);
