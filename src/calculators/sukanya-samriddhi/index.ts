import type { PpfDeposit } from '../../lib/finance/ppf';
import { sukanyaByYear } from '../../lib/finance/smallSavings';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator, type Outcome } from '../../machines/calculator/definition';
import { accountShown, lowestBalanceSteps, paidIn, whenPaidIn, type Account } from '../smallSavings';
import { percent, rupees, years } from '../../machines/fields/inputs/fields';

type Deposits = {
  readonly yearly: number;
  readonly age: number;
  readonly when: PpfDeposit;
  readonly rate: number;
};

interface Answer extends Account {
  /** Her age when the account ends. */
  readonly ageThen: number;
}

export default calculator<Deposits, Answer>(
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
    const compute = ({ yearly, age, when, rate: annualRatePercent }: Deposits): Answer => {
      const ends = sukanyaByYear({ yearly, annualRatePercent, deposit: when, depositYears, term });
      const { invested = 0, value = 0 } = ends.at(-1) ?? {};
      return { years: ends, invested, value, ageThen: age + term };
    };
    const insteadOfMarch =
      (when: PpfDeposit) =>
      (values: Deposits): Outcome<Answer> => ({
        outcome: compute({ ...values, when }),
        insteadOf: compute({ ...values, when: 'march' }),
      });
    const say = ({ yearly, when, rate: used }: Deposits): string =>
      `${formatRupees(yearly)} a year, paid ${paidIn[when]}, for ${depositYears} years at ${percentInFull(used)} a year`;
    return {
      defaults: { yearly: limit, age: 3, when: 'april', rate },
      inputs: {
        yearly: rupees('Deposit a year', [least, limit, 50], [12_000, 60_000, limit]),
        age: years('Her age when you open it', [0, tooOld - 1, 1]),
        when: whenPaidIn,
        rate: percent('Interest rate', [4, 12, 0.1]),
      },
      mainFields: ['yearly', 'age'],
      more: { title: 'Month of the deposit, rate', names: ['when', 'rate'] },
      compute,
      say,
      headline: ({ value }) => ({ label: 'What she gets, free of tax', figure: formatRupees(value) }),
      ...accountShown,
      sentence: ({ ageThen }) =>
        `The account ends when she is **${numberInFull(ageThen)}**: you pay in for ${depositYears} years, and for the last ${term - depositYears} it grows without you. The government sets the rate each quarter, so it is assumed to stay.`,
      effects: {
        title: 'What adds most',
        gain: (now, then) => then.value - now.value,
        changes: [
          ['Pay by 5 April, not in late March', insteadOfMarch('april')],
          ['Pay each month by the 5th, not in late March', insteadOfMarch('monthly')],
        ],
      },
      steps: ({ value, years: ends }, { yearly, rate: used, when }) => [
        ...lowestBalanceSteps(used, when, 'once a year', {
          text: 'interest rate of Sukanya Samriddhi',
          address: '/figures#ssy-rate',
        }),
        {
          name: `After ${depositYears} years with deposits`,
          rule: 'balance + deposit + interest, year by year',
          value: `${formatRupees(yearly)} a year, ${depositYears} times: ${formatRupees(ends[depositYears - 1]?.value ?? 0)}`,
          source: { text: 'years with deposits', address: '/figures#ssy-deposit-years' },
        },
        {
          name: `After ${term} years`,
          rule: `that balance × (1 + rate) ^ ${term - depositYears}`,
          value: `${rupeesInFull(ends[depositYears - 1]?.value ?? 0)} × ${numberInFull(1 + used / 100)}^${term - depositYears} = ${formatRupees(value)}`,
          source: { text: 'term of the account', address: '/figures#ssy-term' },
        },
      ],
    };
  },
);
