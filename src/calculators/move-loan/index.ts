import { withGst } from '../../lib/finance/apr';
import { refinanceKeepingEmi, waysOn, type RunningLoan, type WayOn } from '../../lib/finance/refinance';
import { numberInFull, percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { percent, rupees, share, years } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf, yearsText } from '../timeOf';

const defaults = {
  owed: 4_000_000,
  rateNow: 9,
  years: 15,
  ownRate: 8.5,
  otherRate: 8.2,
  ownFee: 5_000,
  otherFee: 0.5,
  otherCosts: 15_000,
};

type Running = Readonly<typeof defaults>;

type Answer = ReturnType<typeof answerFor>;

function answerFor(values: Running, gstPercent: number) {
  const { owed, rateNow, ownRate, otherRate, ownFee, otherFee, otherCosts } = values;
  const loan: RunningLoan = { balance: owed, annualRatePercent: rateNow, monthsLeft: Math.round(values.years * 12) };
  const ways = waysOn(loan, {
    reprice: { rate: ownRate, charge: withGst(ownFee, gstPercent) },
    move: { rate: otherRate, charge: withGst((owed * otherFee) / 100, gstPercent) + otherCosts },
  });
  return { loan, ...ways };
}

const namedWays = ({ stay, reprice, move }: Answer): readonly (readonly [name: string, way: WayOn])[] => [
  ['As now', stay],
  ['Reprice', reprice],
  ['Move', move],
];

/** "Repricing saves ₹3.2 lakh", "Moving costs ₹9,000 more than it saves" */
const verdict = (name: string, { saving }: WayOn): string =>
  saving < 0 ? `${name} costs ${rupeesInShort(-saving)} more than it saves` : `${name} saves ${rupeesInShort(saving)}`;

const paidBack = ({ paysBackInMonths: months }: WayOn): string =>
  months ? `, and the lower EMI has paid for the charges after ${timeOf(months)}` : '';

const say = ({ owed, rateNow, years: left, ...offers }: Running): string =>
  `${formatRupees(owed)} at ${percentInFull(rateNow)} a year, ${yearsText(left)} left: ${percentInFull(offers.ownRate)} at your lender for ${formatRupees(offers.ownFee)}, or ${percentInFull(offers.otherRate)} at another for ${percentInFull(offers.otherFee)} and ${formatRupees(offers.otherCosts)}`;

export default calculator<Running, Answer>(
  { id: 'move-loan', name: 'Reprice or move a loan calculator', figures: ['loan-fee-gst'] },
  ({ 'loan-fee-gst': gst = 0 }) => ({
    defaults,
    inputs: {
      owed: rupees('You still owe', [100_000, 100_000_000, 100_000, 20_000_000], [2_500_000, 4_000_000, 7_500_000]),
      rateNow: percent('Your rate', [5, 20, 0.05]),
      years: years('Time left', [1, 30, 0.5]),
      ownRate: percent('Rate that your lender offers', [5, 20, 0.05]),
      otherRate: percent('Rate of another lender', [5, 20, 0.05]),
      ownFee: rupees('Repricing fee of your lender', [0, 1_000_000, 500]),
      otherFee: share('Processing fee of the other lender', [0, 3, 0.05]),
      otherCosts: rupees('Legal charges and stamp duty of a move', [0, 1_000_000, 1_000]),
    },
    mainFields: ['owed', 'rateNow', 'years', 'ownRate', 'otherRate'],
    more: { title: 'Fees and charges', names: ['ownFee', 'otherFee', 'otherCosts'] },
    compute: (values) => answerFor(values, gst),
    say,
    headline: ({ best, stay, reprice }) =>
      best === stay
        ? { label: 'Nothing to save: stay as you are', figure: formatRupees(0) }
        : {
            label: best === reprice ? 'Saved by repricing at your lender' : 'Saved by moving to the other lender',
            figure: formatRupees(best.saving),
          },
    reports: ({ best, stay }) => [
      { rupees: best === stay ? 0 : best.saving },
      { rupees: best.emiAfter, what: 'EMI' },
      { rupees: stay.emiAfter, what: 'EMI now' },
      { rupees: best.charge, what: 'charges', isCost: true },
    ],
    parts: ({ best, stay }) => [
      ['still to pay', best.toPay],
      ['saved', stay.toPay - best.toPay],
    ],
    facts: ({ best, stay }) => [
      ['EMI', `${formatRupees(best.emiAfter)} instead of ${formatRupees(stay.emiAfter)}`],
      ['Charges with GST', formatRupees(best.charge)],
    ],
    sentence: ({ reprice, move }) =>
      `${verdict('Repricing', reprice)}${paidBack(reprice)}. **${verdict('Moving', move)}**${paidBack(move)}. Ask your own lender first: it takes one letter, and a move needs new documents.`,
    chart: (answer) => ({
      title: 'What is still to be paid: what you owe, and interest and charges above it',
      lower: 'What you owe',
      upper: 'Interest and charges',
      bars: namedWays(answer).map(([name, { toPay }]) => [name, answer.loan.balance, toPay - answer.loan.balance]),
    }),
    effects: {
      title: 'What adds to the saving',
      gain: (now, then) => then.best.saving - now.best.saving,
      changes: [
        [
          "Keep today's EMI and end earlier",
          (values) => {
            const answer = answerFor(values, gst);
            const { loan, best } = answer;
            const { saving } = refinanceKeepingEmi(loan, best.rate, best.charge);
            return { outcome: { ...answer, best: { ...best, saving } } };
          },
        ],
        ['Find a lender 0.25 points lower', { otherRate: { by: -0.25 } }],
      ],
    },
    tablesTitle: 'The three ways, side by side',
    tables: [
      {
        name: 'By way',
        of: (answer) => ({
          columns: ['Way', 'Rate in %', 'EMI', 'Charges', 'Still to pay', 'Saved'],
          rows: namedWays(answer).map(([name, { rate, ...sums }]) => [
            ...[name, numberInFull(rate)],
            ...[sums.emiAfter, sums.charge, sums.toPay, sums.saving],
          ]),
        }),
      },
    ],
    steps: ({ loan, stay, reprice, move }, values) => [
      {
        name: 'EMI now',
        rule: 'P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), to the rupee',
        value: `${formatRupees(values.owed)} at ${percentInFull(values.rateNow)} over ${monthsText(loan.monthsLeft)}: ${formatRupees(stay.emiAfter)}`,
      },
      {
        name: 'Charges of repricing',
        rule: 'fee × (1 + GST)',
        value: `${formatRupees(values.ownFee)} × ${numberInFull(1 + gst / 100)} = ${formatRupees(reprice.charge)}`,
        source: { text: 'GST on the fees of lenders', address: '/figures#loan-fee-gst' },
      },
      {
        name: 'Charges of moving',
        rule: 'what you owe × processing fee × (1 + GST) + legal charges and stamp duty',
        value: `${formatRupees(values.owed)} × ${percentInFull(values.otherFee)} × ${numberInFull(1 + gst / 100)} + ${formatRupees(values.otherCosts)} = ${formatRupees(move.charge)}`,
      },
      ...Object.entries({ repricing: reprice, moving: move }).map(([name, { emiAfter, charge, saving }]) => ({
        name: `Saved by ${name}`,
        rule: '(EMI now − new EMI) × months left − charges',
        value: `(${formatRupees(stay.emiAfter)} − ${formatRupees(emiAfter)}) × ${numberInFull(loan.monthsLeft)} − ${rupeesInFull(charge)} = ${formatRupees(saving)}`,
      })),
    ],
  }),
);
