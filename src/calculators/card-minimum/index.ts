import { isRepaid, payFixed } from '../../lib/finance/cardDebt';
import { formatNumber, formatPercent, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../islands/Calculator/definition';
import { percent, rupees, share } from '../../islands/parts/inputs/fields';
import { monthsText, timeOf } from '../timeOf';
import { answerFor, defaults, endlessSentence, sum, YEARS_OF_ENDLESS, type Answer, type Owed } from './answer';

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
    headline: ({ months, paid }) =>
      paid === undefined
        ? { label: 'Paying the minimum, this debt has', figure: 'no end' }
        : { label: 'Until nothing is owed', figure: timeOf(months.length) },
    // What was paid within a hundred years is no total.
    reports: ({ debt, months, paid, years }) =>
      paid === undefined
        ? [
            { rupees: months[0]?.paid ?? 0, what: 'to pay in the first month' },
            { rupees: years.at(-1)?.balance ?? 0, what: `owed after ${YEARS_OF_ENDLESS} years` },
          ]
        : [
            { rupees: paid - debt.balance, what: 'interest and GST', isCost: true },
            { rupees: paid, what: 'to pay' },
          ],
    parts: ({ debt, months: [first], paid }) =>
      paid === undefined
        ? [
            ['off the debt in the first month', (first?.paid ?? 0) - (first?.interest ?? 0)],
            ['interest and GST of that month', first?.interest ?? 0],
          ]
        : [
            ['what you owed', debt.balance],
            ['interest and GST', paid - debt.balance],
          ],
    facts: ({ debt, months, paid, years }) =>
      paid === undefined
        ? [
            ['Minimum due of the first month', formatRupees(months[0]?.paid ?? 0)],
            [`Still owed after ${YEARS_OF_ENDLESS} years`, formatRupees(years.at(-1)?.balance ?? 0)],
          ]
        : [
            ['Paid in all', formatRupees(paid)],
            ['Interest and GST', formatRupees(paid - debt.balance)],
          ],
    sentence: (answer) => {
      const { debt, months, paid } = answer;
      if (paid === undefined) return endlessSentence(answer);
      const first = Math.ceil(months[0]?.paid ?? 0);
      // The first minimum is more than the first interest, or the debt would have no end.
      const fixed = payFixed(debt, first);
      if (!isRepaid(fixed)) return [{ text: 'Nothing new is bought with the card meanwhile.' }];
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
      // A debt without an end has no total, and so nothing can be said to be saved of it.
      gain: ({ paid: now }, { paid: then }) => (now === undefined || then === undefined ? undefined : now - then),
      changes: (values) => [
        ['Pay twice the minimum', { minimum: values.minimum * 2 }],
        // Interest on a loan bears no GST.
        ['Move it to a loan at 15% a year', { outcome: answerFor({ ...values, rate: 15 }, 0) }],
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
    steps: ({ debt, months, paid }) => [
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
      {
        name: 'Until nothing is owed',
        rule: 'month by month',
        value: paid === undefined ? 'no end within 100 years' : monthsText(months.length),
      },
    ],
  }),
);
