import { ppfByYear, type PpfDeposit, type PpfYear } from '../../lib/finance/ppf';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { paidIn } from '../paidIn';
import { growthChart, growthTable } from '../growth';
import { yearsText } from '../timeOf';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';

type Ppf = { readonly yearly: number; readonly years: number; readonly when: PpfDeposit; readonly rate: number };

interface Answer {
  /** Financial years from the one of the opening on */
  readonly years: readonly PpfYear[];
  /** The balance a year earlier, which most calculators call the maturity; the account is not closed then */
  readonly before: number;
  readonly invested: number;
  readonly value: number;
}

/** An account closes so many years after the end of the financial year of its opening (PPF Scheme, 2019, paragraph 11), so it takes a deposit more. */
const depositsIn = (time: number): number => Math.round(time) + 1;

function compute({ yearly, years: time, when, rate }: Ppf): Answer {
  const ends = ppfByYear(yearly, rate, depositsIn(time), when);
  const { invested = 0, value = 0 } = ends.at(-1) ?? {};
  return { years: ends, before: ends.at(-2)?.value ?? 0, invested, value };
}

const say = ({ yearly, years: time, when, rate }: Ppf): string =>
  `${formatRupees(yearly)} a year, paid ${paidIn[when]}, in each of ${formatNumber(depositsIn(time))} financial years at ${formatPercent(rate, 2)} a year`;

export default calculator<Ppf, Answer>(
  { id: 'ppf', name: 'PPF calculator', figures: ['ppf-rate', 'ppf-yearly-limit', 'ppf-yearly-least', 'ppf-lock-in'] },
  ({
    'ppf-rate': rate = 0,
    'ppf-yearly-limit': limit = 0,
    'ppf-yearly-least': least = 0,
    'ppf-lock-in': term = 0,
  }) => ({
    defaults: { yearly: limit, years: term, when: 'april', rate },
    inputs: {
      yearly: rupees('Deposit a year', [least, limit, 500], [50_000, 100_000, limit]),
      years: years('Years after the one of the opening', [term, 50, 5]),
      when: choice('When you pay it in', {
        april: 'Once, by 5 April',
        monthly: 'Each month, by the 5th',
        march: 'Once, in late March',
      }),
      rate: percent('Interest rate', [4, 12, 0.1]),
    },
    inSight: ['yearly', 'years'],
    more: { title: 'Month of the deposit, rate', names: ['when', 'rate'] },
    compute,
    say,
    headline: ({ value }) => ({ label: 'What you get when it closes, free of tax', figure: formatRupees(value) }),
    reports: ({ value, invested }) => [{ rupees: value }, { rupees: invested, what: 'paid in' }],
    parts: ({ invested, value }) => [
      ['you pay in', invested],
      ['interest', value - invested],
    ],
    facts: ({ invested, value }) => [
      ['You pay in', formatRupees(invested)],
      ['Interest', formatRupees(value - invested)],
    ],
    sentence: ({ value, before }, values) => {
      const late = compute({ ...values, when: 'march' }).value;
      const early = compute({ ...values, when: 'april' }).value;
      const time = Math.round(values.years);
      return [
        {
          text: `The account closes ${yearsText(time)} after the end of the financial year in which you opened it, so it takes ${depositsIn(time)} deposits. Most calculators stop after ${time}, at ${formatRupees(before)}, a year before you get it. `,
        },
        { text: 'Paying in by 5 April instead of late March adds ' },
        { text: formatRupees(early - late), strong: true },
        {
          text:
            value === early
              ? ', which this answer counts. The government sets the rate each quarter, so it is assumed to stay.'
              : '. The government sets the rate each quarter, so it is assumed to stay.',
        },
      ];
    },
    chart: ({ years: ends }) => growthChart(ends, { put: 'Paid in', growth: 'Interest' }),
    tablesTitle: 'Year by year: what you pay in and the balance',
    tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
    steps: ({ value }, { yearly, rate: used, when, years: time }) => [
      {
        name: 'Interest of a month',
        rule: 'lowest balance between the 5th and the end of the month × rate ÷ 12, credited in March',
        value: `balance × ${formatPercent(used, 2)} ÷ 12`,
        source: { text: 'PPF interest rate', address: '/figures#ppf-rate' },
      },
      {
        name: 'Months for which a deposit counts in its own year',
        rule: 'from the month in which it is there by the 5th',
        value: { april: '12 of 12', monthly: '6.5 of 12 on average', march: '0 of 12' }[when],
      },
      {
        name: 'After all years',
        rule: 'balance + deposit + interest, year by year',
        value: `${formatRupees(yearly)} a year, ${formatNumber(depositsIn(time))} times: ${formatRupees(value)}`,
        source: { text: 'limit of a year', address: '/figures#ppf-yearly-limit' },
      },
    ],
  }),
);
