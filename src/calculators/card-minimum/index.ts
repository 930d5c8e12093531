import { CARD_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { isRepaid, payFixed } from '../../lib/finance/cardDebt';
import { numberInFull, percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { choice, percent, rupees, share } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf, yearsText } from '../../lib/format/timeOf';
import { answerFor, defaults, endlessSentence, sum, ways, YEARS_OF_ENDLESS, type Answer, type Owed } from './answer';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

const say = ({ balance, rate, way, minimum, rest, least }: Owed): string =>
  words.inputs({
    balance: formatRupees(balance),
    rate: percentInFull(rate),
    way,
    minimum: percentInFull(minimum),
    rest: percentInFull(rest),
    hasLeast: least > 0,
    least: formatRupees(least),
  });

const brief = ({ balance, rate }: Owed): string =>
  inBrief(rupeesInShortOrFull(balance), words.briefRate({ rate: percentInFull(rate) }), words.briefWay);

/** Minimum due of the first bill with its EMIs and fees; nothing if it has none. */
const withCharges = ({ charges, months: [first] }: Answer): readonly (readonly [string, string])[] =>
  charges > 0 ? [[words.firstWithCharges, formatRupees((first?.paid ?? 0) + charges)]] : [];

export default calculator<Owed, Answer>(
  { id: 'card-minimum', name: words.name, shortName: words.shortName, figures: [CARD_GST] },
  (figures) => {
    const gst = valueOf(figures, CARD_GST);
    return {
      defaults,
      inputs: {
        balance: rupees(words.labelBalance, [5_000, 5_000_000, 1_000, 500_000], [25_000, 50_000, 100_000]),
        rate: percent(shared.interestRate, [12, 54, 0.5]),
        minimum: share(words.labelMinimum, [5, 25, 0.5]),
        way: choice(words.labelWay, ways),
        rest: share(words.labelRest, [0.5, 10, 0.5]),
        least: rupees(words.labelLeast, [0, 2_000, 50]),
        charges: rupees(words.labelCharges, [0, 500_000, 100, 50_000]),
      },
      mainFields: ['balance', 'rate', 'minimum'],
      more: { title: words.moreFields, names: ['way', 'rest', 'least', 'charges'] },
      compute: (values) => answerFor(values, gst),
      say,
      brief,
      headline: ({ months, paid }) =>
        paid === undefined
          ? { label: words.endlessLabel, figure: words.endlessFigure }
          : { label: words.untilEnd, figure: timeOf(months.length) },
      parts: ({ debt, months: [first], paid }) =>
        paid === undefined
          ? [
              [words.partOffFirst, (first?.paid ?? 0) - (first?.interest ?? 0)],
              [words.partInterestFirst, first?.interest ?? 0],
            ]
          : [
              [words.partOwed, debt.balance],
              [words.partInterest, paid - debt.balance],
            ],
      facts: (answer) => {
        const { debt, months, paid, years } = answer;
        if (paid === undefined) {
          return [
            [words.endlessFirst, formatRupees(months[0]?.paid ?? 0)],
            [words.stillOwedAfter({ years: yearsText(YEARS_OF_ENDLESS) }), formatRupees(years.at(-1)?.balance ?? 0)],
            ...withCharges(answer),
          ];
        }
        return [
          [words.paidInAll, formatRupees(paid)],
          [words.interestAndGst, formatRupees(paid - debt.balance)],
          ...withCharges(answer),
        ];
      },
      sentence: (answer) => {
        const { debt, months, paid } = answer;
        if (paid === undefined) return endlessSentence(answer);
        const first = Math.ceil(months[0]?.paid ?? 0);
        // The first minimum is more than the first interest, or the debt would have no end.
        const fixed = payFixed(debt, first);
        if (!isRepaid(fixed)) return words.nothingNew;
        const saved = rupeesInShort(paid - sum(fixed, 'paid'));
        return `${words.fixed({ first: formatRupees(first), time: timeOf(fixed.length), saved })} ${words.nothingNew}`;
      },
      chart: ({ years }) => ({
        title: words.chart,
        lower: words.chartOff,
        upper: words.interestAndGst,
        bars: years.map(({ year, paid, interest }) => [
          shared.chartYear({ year: String(year) }),
          paid - interest,
          interest,
        ]),
      }),
      effects: {
        title: words.effects,
        counts: 'saved',
        // A debt that never ends has no total, so no saving either.
        gain: ({ paid: now }, { paid: then }) => (now === undefined || then === undefined ? undefined : now - then),
        changes: [
          [words.effectTwice, (values) => ({ outcome: answerFor(values, gst, 2) })],
          // Interest on a loan bears no GST.
          [words.effectLoan, (values) => ({ outcome: answerFor({ ...values, rate: 15 }, 0) })],
        ],
      },
      tablesTitle: words.tables,
      tables: [
        {
          name: shared.tableByYear,
          of: ({ years }) => ({
            columns: [shared.columnYear, words.columnPaid, words.interestAndGst, words.columnOwed],
            rows: years.map(({ year, paid, interest, balance }) => [year, paid, interest, balance]),
          }),
        },
      ],
      steps: ({ debt, months, paid }, { rate, way, minimum, rest }) => [
        {
          name: words.stepInterest,
          rule: words.stepInterestRule,
          value: `${formatRupees(debt.balance)} × ${percentInFull(rate)} ÷ 12 × ${numberInFull(1 + gst / 100)} = ${formatRupees(months[0]?.interest ?? 0)}`,
          source: { text: words.sourceGst, address: '/figures#card-gst' },
        },
        {
          name: words.labelMinimum,
          rule: words.stepMinimumRule({ least: formatRupees(debt.minimumRupees) }),
          value: words.stepMinimumValue({
            way,
            minimum: percentInFull(minimum),
            rest: percentInFull(rest),
            paid: formatRupees(months[0]?.paid ?? 0),
          }),
        },
        {
          name: words.untilEnd,
          rule: words.stepEndRule,
          value: paid === undefined ? words.stepEndNever : monthsText(months.length),
        },
      ],
    };
  },
);
