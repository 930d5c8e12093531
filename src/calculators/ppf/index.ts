import { ppfByYear, type PpfDeposit } from '../../lib/finance/ppf';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { calculator } from '../../machines/calculator/definition';
import { accountShown, lowestBalanceSteps, paidIn, whenPaidIn, type Account } from '../smallSavings';
import { yearsText } from '../timeOf';
import { percent, rupees, wholeYears } from '../../machines/fields/inputs/fields';

type Ppf = { readonly yearly: number; readonly years: number; readonly when: PpfDeposit; readonly rate: number };

/** Its years are financial years from the one of the opening on. */
interface Answer extends Account {
  /** The balance a year earlier, which most calculators call the maturity; the account is not closed then */
  readonly before: number;
}

/** An account closes so many years after the end of the financial year of its opening (PPF Scheme, 2019, paragraph 11), so it takes a deposit more. */
const depositsIn = (time: number): number => time + 1;

function compute({ yearly, years: time, when, rate }: Ppf): Answer {
  const ends = ppfByYear(yearly, rate, depositsIn(time), when);
  const { invested = 0, value = 0 } = ends.at(-1) ?? {};
  return { years: ends, before: ends.at(-2)?.value ?? 0, invested, value };
}

const say = ({ yearly, years: time, when, rate }: Ppf): string =>
  `${formatRupees(yearly)} a year, paid ${paidIn[when]}, in each of ${depositsIn(time)} financial years at ${percentInFull(rate)} a year`;

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
      years: wholeYears('Years after the one of the opening', [term, 50, 5]),
      when: whenPaidIn,
      rate: percent('Interest rate', [4, 12, 0.1]),
    },
    mainFields: ['yearly', 'years'],
    more: { title: 'Month of the deposit, rate', names: ['when', 'rate'] },
    compute,
    say,
    headline: ({ value }) => ({ label: 'What you get when it closes, free of tax', figure: formatRupees(value) }),
    ...accountShown,
    sentence: ({ value, before }, values) => {
      const { years: time } = values;
      const late = compute({ ...values, when: 'march' }).value;
      const early = compute({ ...values, when: 'april' }).value;
      return `The account closes ${yearsText(time)} after the end of the financial year in which you opened it, so it takes ${depositsIn(time)} deposits. Most calculators stop after ${time}, at ${formatRupees(before)}, a year before you get it. Paying in by 5 April instead of late March adds **${formatRupees(early - late)}**${
        value === early
          ? ', which this answer counts. The government sets the rate each quarter, so it is assumed to stay.'
          : '. The government sets the rate each quarter, so it is assumed to stay.'
      }`;
    },
    steps: ({ value }, { yearly, rate: used, when, years: time }) => [
      ...lowestBalanceSteps(used, when, 'in March', { text: 'PPF interest rate', address: '/figures#ppf-rate' }),
      {
        name: 'After all years',
        rule: 'balance + deposit + interest, year by year',
        value: `${formatRupees(yearly)} a year, ${depositsIn(time)} times: ${formatRupees(value)}`,
        source: { text: 'limit of a year', address: '/figures#ppf-yearly-limit' },
      },
    ],
  }),
);
