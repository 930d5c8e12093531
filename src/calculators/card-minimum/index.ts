import { isRepaid, payFixed } from '../../lib/finance/cardDebt';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { choice, percent, rupees, share } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf } from '../timeOf';
import { answerFor, defaults, endlessSentence, sum, ways, YEARS_OF_ENDLESS, type Answer, type Owed } from './answer';

/** The rule of the minimum in words: "the higher of 5% of what is owed, and interest, GST and 1% of the rest". */
function ruleOf({ minimumPercent, restPercent }: Answer['debt']): string {
  const ofBill = `${percentInFull(minimumPercent)} of what is owed`;
  if (restPercent === undefined) return ofBill;
  const ofRest = `interest, GST and ${percentInFull(restPercent)} of the rest`;
  return minimumPercent === 0 ? ofRest : `the higher of ${ofBill}, and ${ofRest}`;
}

const say = (values: Owed): string =>
  `${formatRupees(values.balance)} at ${percentInFull(values.rate)} a year, paying ${ruleOf(answerFor(values, 0).debt)} each month${values.least > 0 ? `, at least ${formatRupees(values.least)}` : ''}`;

/** Minimum due of the first bill with its EMIs and fees; nothing if it has none. */
const withCharges = ({ charges, months: [first] }: Answer): readonly (readonly [string, string])[] =>
  charges > 0
    ? [['Minimum due on the first bill, with its EMIs and fees', formatRupees((first?.paid ?? 0) + charges)]]
    : [];

export default calculator<Owed, Answer>(
  { id: 'card-minimum', name: 'Card minimum due calculator', figures: ['card-gst'] },
  ({ 'card-gst': gst = 0 }) => ({
    defaults,
    inputs: {
      balance: rupees('Balance owed', [5_000, 5_000_000, 1_000, 500_000], [25_000, 50_000, 100_000]),
      rate: percent('Interest rate', [12, 54, 0.5]),
      minimum: share('Minimum due', [5, 25, 0.5]),
      way: choice('How your card counts it', ways),
      rest: share('Share of the rest', [0.5, 10, 0.5]),
      least: rupees('But at least', [0, 2_000, 50]),
      charges: rupees('EMIs and fees on the bill', [0, 500_000, 100, 50_000]),
    },
    mainFields: ['balance', 'rate', 'minimum'],
    more: { title: 'The terms of your card', names: ['way', 'rest', 'least', 'charges'] },
    compute: (values) => answerFor(values, gst),
    say,
    headline: ({ months, paid }) =>
      paid === undefined
        ? { label: 'Paying the minimum, this debt has', figure: 'no end' }
        : { label: 'Until nothing is owed', figure: timeOf(months.length) },
    // Payments until the cap of a hundred years are no total.
    reports: ({ debt, charges, months, paid, years }) =>
      paid === undefined
        ? [
            { rupees: (months[0]?.paid ?? 0) + charges, what: 'to pay in the first month' },
            { rupees: years.at(-1)?.balance ?? 0, what: `owed after ${YEARS_OF_ENDLESS} years` },
          ]
        : [
            { rupees: paid - debt.balance, what: 'interest and GST', isCost: true },
            { rupees: paid, what: 'to pay' },
            { rupees: (months[0]?.paid ?? 0) + charges, what: 'to pay in the first month' },
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
    facts: (answer) => {
      const { debt, months, paid, years } = answer;
      if (paid === undefined) {
        return [
          ['Minimum due of the first month', formatRupees(months[0]?.paid ?? 0)],
          [`Still owed after ${YEARS_OF_ENDLESS} years`, formatRupees(years.at(-1)?.balance ?? 0)],
          ...withCharges(answer),
        ];
      }
      return [
        ['Paid in all', formatRupees(paid)],
        ['Interest and GST', formatRupees(paid - debt.balance)],
        ...withCharges(answer),
      ];
    },
    sentence: (answer) => {
      const { debt, months, paid } = answer;
      if (paid === undefined) return endlessSentence(answer);
      const first = Math.ceil(months[0]?.paid ?? 0);
      // The first minimum is more than the first interest, or the debt would have no end.
      const fixed = payFixed(debt, first);
      if (!isRepaid(fixed)) return 'Nothing new is bought with the card meanwhile.';
      return `Paying ${formatRupees(first)} every month, as in the first, would end it in **${timeOf(fixed.length)}** and save ${rupeesInShort(paid - sum(fixed, 'paid'))}. Nothing new is bought with the card meanwhile.`;
    },
    chart: ({ years }) => ({
      title: 'What you pay in each year: off the debt below, interest and GST above',
      lower: 'Off the debt',
      upper: 'Interest and GST',
      bars: years.map(({ year, paid, interest }) => [`Year ${year}`, paid - interest, interest]),
    }),
    effects: {
      title: 'What saves most',
      // A debt that never ends has no total, so no saving either.
      gain: ({ paid: now }, { paid: then }) => (now === undefined || then === undefined ? undefined : now - then),
      changes: [
        ['Pay twice the minimum', (values) => ({ outcome: answerFor(values, gst, 2) })],
        // Interest on a loan bears no GST.
        ['Move it to a loan at 15% a year', (values) => ({ outcome: answerFor({ ...values, rate: 15 }, 0) })],
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
    steps: ({ debt, months, paid }, { rate }) => [
      {
        name: 'Interest of a month',
        rule: 'balance × yearly rate ÷ 12, and GST on it',
        value: `${formatRupees(debt.balance)} × ${percentInFull(rate)} ÷ 12 × ${numberInFull(1 + gst / 100)} = ${formatRupees(months[0]?.interest ?? 0)}`,
        source: { text: 'GST on the interest of a card', address: '/figures#card-gst' },
      },
      {
        name: 'Minimum due',
        rule: `by the terms of the card, at least ${formatRupees(debt.minimumRupees)}`,
        value: `${ruleOf(debt)}: ${formatRupees(months[0]?.paid ?? 0)} in the first month`,
      },
      {
        name: 'Until nothing is owed',
        rule: 'month by month',
        value: paid === undefined ? 'no end within 100 years' : monthsText(months.length),
      },
    ],
  }),
);
