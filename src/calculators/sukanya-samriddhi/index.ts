import type { PpfDeposit, PpfYear } from '../../lib/finance/ppf';
import { sukanyaByYear } from '../../lib/finance/smallSavings';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { paidIn } from '../paidIn';
import { growthChart, growthTable } from '../growth';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';

type Account = {
  readonly yearly: number;
  readonly age: number;
  readonly when: PpfDeposit;
  readonly rate: number;
};

interface Answer {
  readonly years: readonly PpfYear[];
  readonly invested: number;
  readonly value: number;
  /** Her age when the account ends. */
  readonly ageThen: number;
}

export default calculator<Account, Answer>(
  {
    id: 'sukanya-samriddhi',
    name: 'Sukanya Samriddhi calculator',
    figures: ['ssy-rate', 'ssy-yearly-limit', 'ssy-yearly-least', 'ssy-opening-age', 'ssy-deposit-years', 'ssy-term'],
  },
  ({
    'ssy-rate': rate = 0,
    'ssy-yearly-limit': limit = 0,
    'ssy-yearly-least': least = 0,
    'ssy-opening-age': tooOld = 0,
    'ssy-deposit-years': depositYears = 0,
    'ssy-term': term = 0,
  }) => {
    const compute = ({ yearly, age, when, rate: annualRatePercent }: Account): Answer => {
      const ends = sukanyaByYear({ yearly, annualRatePercent, deposit: when, depositYears, term });
      const { invested = 0, value = 0 } = ends.at(-1) ?? {};
      return { years: ends, invested, value, ageThen: age + term };
    };
    const say = ({ yearly, when, rate: used }: Account): string =>
      `${formatRupees(yearly)} a year, paid ${paidIn[when]}, for ${depositYears} years at ${formatPercent(used, 2)} a year`;
    return {
      defaults: { yearly: limit, age: 3, when: 'april', rate },
      inputs: {
        yearly: rupees('Deposit a year', [least, limit, 50], [12_000, 60_000, limit]),
        age: years('Her age when you open it', [0, tooOld - 1, 1]),
        when: choice('When you pay it in', {
          april: 'Once, by 5 April',
          monthly: 'Each month, by the 5th',
          march: 'Once, in late March',
        }),
        rate: percent('Interest rate', [4, 12, 0.1]),
      },
      inSight: ['yearly', 'age'],
      more: { title: 'Month of the deposit, rate', names: ['when', 'rate'] },
      compute,
      say,
      headline: ({ value }) => ({ label: 'What she gets, free of tax', figure: formatRupees(value) }),
      reports: ({ value, invested }) => [{ rupees: value }, { rupees: invested, what: 'paid in' }],
      parts: ({ invested, value }) => [
        ['you pay in', invested],
        ['interest', value - invested],
      ],
      facts: ({ invested, value }) => [
        ['You pay in', formatRupees(invested)],
        ['Interest', formatRupees(value - invested)],
      ],
      sentence: ({ ageThen }) => [
        { text: 'The account ends when she is ' },
        { text: formatNumber(ageThen, 1), strong: true },
        {
          text: `: you pay in for ${depositYears} years, and for the last ${term - depositYears} it grows without you. The government sets the rate each quarter, so it is assumed to stay.`,
        },
      ],
      chart: ({ years: ends }) => growthChart(ends, { put: 'Paid in', growth: 'Interest' }),
      effects: {
        title: 'What adds most',
        gain: (now, then) => then.value - now.value,
        changes: (values) => {
          const late = compute({ ...values, when: 'march' });
          return [
            ['Pay by 5 April, not in late March', { outcome: compute({ ...values, when: 'april' }), insteadOf: late }],
            [
              'Pay each month by the 5th, not in late March',
              { outcome: compute({ ...values, when: 'monthly' }), insteadOf: late },
            ],
          ];
        },
      },
      tablesTitle: 'Year by year: what you pay in and the balance',
      tables: [{ name: 'By year', of: ({ years: ends }) => growthTable(ends) }],
      steps: ({ value, years: ends }, { yearly, rate: used, when }) => [
        {
          name: 'Interest of a month',
          rule: 'lowest balance between the 5th and the end of the month × rate ÷ 12, credited once a year',
          value: `balance × ${formatPercent(used, 2)} ÷ 12`,
          source: { text: 'interest rate of Sukanya Samriddhi', address: '/figures#ssy-rate' },
        },
        {
          name: 'Months for which a deposit counts in its own year',
          rule: 'from the month in which it is there by the 5th',
          value: { april: '12 of 12', monthly: '6.5 of 12 on average', march: '0 of 12' }[when],
        },
        {
          name: `After ${depositYears} years with deposits`,
          rule: 'balance + deposit + interest, year by year',
          value: `${formatRupees(yearly)} a year, ${depositYears} times: ${formatRupees(ends[depositYears - 1]?.value ?? 0)}`,
          source: { text: 'years with deposits', address: '/figures#ssy-deposit-years' },
        },
        {
          name: `After ${term} years`,
          rule: `that balance × (1 + rate) ^ ${term - depositYears}`,
          value: `× ${formatNumber(1 + used / 100, 4)}^${term - depositYears} = ${formatRupees(value)}`,
          source: { text: 'term of the account', address: '/figures#ssy-term' },
        },
      ],
    };
  },
);
