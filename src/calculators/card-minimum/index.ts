import { payFixed, payMinimum, type CardDebt, type CardMonth } from '../../lib/finance/cardDebt';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../islands/Calculator/definition';
import { percent, rupees, share } from '../../islands/parts/inputs/fields';
import { monthsText, timeOf } from '../timeOf';

/** However little is owed, an issuer asks for a least sum, which its terms name. ₹200 is only a beginning: no rule sets it. */
const defaults = { balance: 100_000, rate: 42, minimum: 5, least: 200 };

type Owed = Readonly<typeof defaults>;

interface Answer {
  readonly debt: CardDebt;
  readonly months: readonly CardMonth[];
  readonly paid: number;
  readonly years: readonly {
    readonly year: number;
    readonly paid: number;
    readonly interest: number;
    readonly balance: number;
  }[];
}

const sum = (months: readonly CardMonth[], of: 'paid' | 'interest'): number =>
  months.reduce((total, month) => total + month[of], 0);

function answerFor({ balance, rate, minimum, least }: Owed, gstPercent: number): Answer {
  const debt = {
    balance,
    monthlyRatePercent: rate / 12,
    gstPercent,
    minimumPercent: minimum,
    minimumRupees: least,
  };
  const months = payMinimum(debt);
  const years = Array.from({ length: Math.ceil(months.length / 12) }, (_year, index) => {
    const own = months.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      paid: sum(own, 'paid'),
      interest: sum(own, 'interest'),
      balance: own.at(-1)?.balance ?? 0,
    };
  });
  return { debt, months, paid: sum(months, 'paid'), years };
}

const say = ({ balance, rate, minimum, least }: Owed): string =>
  `${formatRupees(balance)} at ${formatPercent(rate, 2)} a year, paying ${formatPercent(minimum, 1)} of what is owed each month${least > 0 ? `, at least ${formatRupees(least)}` : ''}`;

export default calculator<Owed, Answer>(
  { id: 'card-minimum', name: 'Card minimum due calculator', figures: ['card-gst'] },
  ({ 'card-gst': gst = 0 }) => ({
    defaults,
    inputs: {
      balance: rupees('Balance owed', [5_000, 5_000_000, 1_000, 500_000], [25_000, 50_000, 100_000]),
      rate: percent('Interest rate', [12, 54, 0.5]),
      minimum: share('Minimum due', [5, 25, 0.5]),
      least: rupees('But at least', [0, 2_000, 50]),
    },
    inSight: ['balance', 'rate', 'minimum'],
    more: { title: 'Minimum payment in rupees', names: ['least'] },
    compute: (values) => answerFor(values, gst),
    say,
    headline: ({ months }) => ({ label: 'Until nothing is owed', figure: timeOf(months.length) }),
    reports: ({ debt, paid }) => [
      { rupees: paid - debt.balance, what: 'interest and GST', isCost: true },
      { rupees: paid, what: 'to pay' },
    ],
    parts: ({ debt, paid }) => [
      ['what you owed', debt.balance],
      ['interest and GST', paid - debt.balance],
    ],
    facts: ({ debt, paid }) => [
      ['Paid in all', formatRupees(paid)],
      ['Interest and GST', formatRupees(paid - debt.balance)],
    ],
    sentence: ({ debt, months, paid }) => {
      const first = Math.ceil(months[0]?.paid ?? 0);
      const fixed = payFixed(debt, first);
      return [
        { text: `Paying ${formatRupees(first)} every month, as in the first, would end it in ` },
        { text: timeOf(fixed.length), strong: true },
        {
          text: ` and save ${rupeesInShort(paid - sum(fixed, 'paid'))}. Nothing new is bought with the card meanwhile.`,
        },
      ];
    },
    chart: ({ years }) => ({
      title: 'What you pay in each year: off the debt below, interest and GST above',
      lower: 'Off the debt',
      upper: 'Interest and GST',
      bars: years.map(({ year, paid, interest }) => [`Year ${year}`, paid - interest, interest]),
    }),
    effects: {
      title: 'What saves most',
      gain: (now, then) => now.paid - then.paid,
      changes: (values) => [
        ['Pay twice the minimum', { minimum: values.minimum * 2 }],
        // Interest on a loan bears no GST.
        ['Move it to a loan at 15% a year', answerFor(values, gst).paid - answerFor({ ...values, rate: 15 }, 0).paid],
      ],
    },
    tablesTitle: 'Year by year: what you pay and what is still owed',
    tables: [
      {
        name: 'By year',
        of: ({ years }) => ({
          columns: ['Year', 'Paid', 'Interest and GST', 'Still owed'],
          rows: years.map(({ year, paid, interest, balance }) => [year, paid, interest, balance]),
        }),
      },
    ],
    steps: ({ debt, months }) => [
      {
        name: 'Interest of a month',
        rule: 'balance × yearly rate ÷ 12, and GST on it',
        value: `${formatRupees(debt.balance)} × ${formatPercent(debt.monthlyRatePercent, 3)} × ${formatNumber(1 + gst / 100, 2)} = ${formatRupees(months[0]?.interest ?? 0)}`,
        source: { text: 'GST on the interest of a card', address: '/figures#card-gst' },
      },
      {
        name: 'Minimum due',
        rule: `a share of what is owed then, at least ${formatRupees(debt.minimumRupees)}`,
        value: `${formatPercent(debt.minimumPercent, 1)} = ${formatRupees(months[0]?.paid ?? 0)} in the first month`,
      },
      { name: 'Until nothing is owed', rule: 'month by month', value: monthsText(months.length) },
    ],
  }),
);
