import { LOAN_FEE_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { withGst } from '../../lib/finance/apr';
import { refinanceKeepingEmi, waysOn, type RunningLoan, type WayOn } from '../../lib/finance/refinance';
import { numberInFull, percentInFull, rupeesInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { percent, rupees, share, years } from '../../machines/fields/inputs/fields';
import { monthsText, timeOf, yearsText } from '../../lib/format/timeOf';
import { monthsOfYears } from '../../lib/unitSizes';
import { inBrief } from '../inBrief';
import * as words from './messages.en';

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
  const loan: RunningLoan = { balance: owed, annualRatePercent: rateNow, monthsLeft: monthsOfYears(values.years) };
  const ways = waysOn(loan, {
    reprice: { annualRatePercent: ownRate, charge: withGst(ownFee, gstPercent) },
    move: { annualRatePercent: otherRate, charge: withGst((owed * otherFee) / 100, gstPercent) + otherCosts },
  });
  return { loan, ...ways };
}

const namedWays = ({ stay, reprice, move }: Answer): readonly (readonly [name: string, way: WayOn])[] => [
  [words.wayStay, stay],
  [words.wayReprice, reprice],
  [words.wayMove, move],
];

/** What a way saves or costs; a way without charges has nothing to pay back. */
function verdict({ saving, paysBackInMonths: months = 0 }: WayOn) {
  const gain = months > 0 ? 'pays-back' : 'saves';
  return {
    outcome: saving < 0 ? 'costs' : gain,
    amount: rupeesInShort(Math.abs(saving)),
    time: timeOf(months),
  } as const;
}

const say = ({ owed, rateNow, years: left, ...offers }: Running): string =>
  words.inputs({
    owed: formatRupees(owed),
    rateNow: percentInFull(rateNow),
    years: yearsText(left),
    ownRate: percentInFull(offers.ownRate),
    ownFee: formatRupees(offers.ownFee),
    otherRate: percentInFull(offers.otherRate),
    otherFee: percentInFull(offers.otherFee),
    otherCosts: formatRupees(offers.otherCosts),
  });

const brief = ({ owed, rateNow, years: left, otherRate }: Running): string =>
  inBrief(
    words.briefLeft({ owed: rupeesInShortOrFull(owed), years: yearsText(left) }),
    words.briefRates({ now: percentInFull(rateNow), other: percentInFull(otherRate) }),
  );

export default calculator<Running, Answer>(
  { id: 'move-loan', name: words.name, shortName: words.shortName, figures: [LOAN_FEE_GST] },
  (figures) => {
    const gst = valueOf(figures, LOAN_FEE_GST);
    return {
      defaults,
      inputs: {
        owed: rupees(words.labelOwed, [100_000, 100_000_000, 100_000, 20_000_000], [2_500_000, 4_000_000, 7_500_000]),
        rateNow: percent(words.labelRateNow, [5, 20, 0.05]),
        years: years(words.labelYears, [1, 30, 0.5]),
        ownRate: percent(words.labelOwnRate, [5, 20, 0.05]),
        otherRate: percent(words.labelOtherRate, [5, 20, 0.05]),
        ownFee: rupees(words.labelOwnFee, [0, 1_000_000, 500]),
        otherFee: share(words.labelOtherFee, [0, 3, 0.05]),
        otherCosts: rupees(words.labelOtherCosts, [0, 1_000_000, 1_000]),
      },
      mainFields: ['owed', 'rateNow', 'years', 'ownRate', 'otherRate'],
      more: { title: words.moreFields, names: ['ownFee', 'otherFee', 'otherCosts'] },
      compute: (values) => answerFor(values, gst),
      say,
      brief,
      headline: ({ best, stay, reprice }) =>
        best === stay
          ? inRupees(words.nothingSaved, 0)
          : inRupees(best === reprice ? words.savedByRepricing : words.savedByMoving, best.saving),
      parts: ({ best, stay }) => [
        [words.partToPay, best.toPay],
        [words.partSaved, stay.toPay - best.toPay, 'gain'],
      ],
      facts: ({ best, stay }) => [
        [words.emi, words.emiInstead({ now: formatRupees(best.emiAfter), before: formatRupees(stay.emiAfter) })],
        [words.chargesWithGst, formatRupees(best.charge)],
      ],
      sentence: ({ reprice, move }) =>
        [words.sentenceReprice(verdict(reprice)), words.sentenceMove(verdict(move)), words.sentenceAsk].join(' '),
      chart: (answer) => ({
        title: words.chart,
        lower: words.chartOwed,
        upper: words.chartInterest,
        bars: namedWays(answer).map(([name, { toPay }]) => [name, answer.loan.balance, toPay - answer.loan.balance]),
      }),
      effects: {
        title: words.effects,
        counts: 'more',
        gain: (now, then) => then.best.saving - now.best.saving,
        changes: [
          [
            words.effectKeepEmi,
            (values) => {
              const answer = answerFor(values, gst);
              const { loan, best, stay } = answer;
              // Whoever stays keeps today's EMI anyway.
              if (best === stay) return undefined;
              const { saving } = refinanceKeepingEmi(loan, best.annualRatePercent, best.charge);
              return { outcome: { ...answer, best: { ...best, saving } } };
            },
          ],
          [words.effectLowerRate, { otherRate: { by: -0.25 } }],
        ],
      },
      tablesTitle: words.tables,
      tables: [
        {
          name: words.tableByWay,
          of: (answer) => ({
            columns: [
              words.columnWay,
              words.columnRate,
              words.emi,
              words.columnCharges,
              words.columnToPay,
              words.columnSaved,
            ],
            rows: namedWays(answer).map(([name, { annualRatePercent, ...sums }]) => [
              ...[name, numberInFull(annualRatePercent)],
              ...[sums.emiAfter, sums.charge, sums.toPay, sums.saving],
            ]),
          }),
        },
      ],
      steps: ({ loan, stay, reprice, move }, values) => [
        {
          name: words.emiNow,
          rule: words.stepEmiRule,
          value: words.stepEmiValue({
            owed: formatRupees(values.owed),
            rate: percentInFull(values.rateNow),
            months: monthsText(loan.monthsLeft),
            emi: formatRupees(stay.emiAfter),
          }),
        },
        {
          name: words.stepReprice,
          rule: words.stepRepriceRule,
          value: `${formatRupees(values.ownFee)} × ${numberInFull(1 + gst / 100)} = ${formatRupees(reprice.charge)}`,
          source: { text: words.sourceGst, address: '/figures#loan-fee-gst' },
        },
        {
          name: words.stepMove,
          rule: words.stepMoveRule,
          value: `${formatRupees(values.owed)} × ${percentInFull(values.otherFee)} × ${numberInFull(1 + gst / 100)} + ${formatRupees(values.otherCosts)} = ${formatRupees(move.charge)}`,
        },
        ...(
          [
            [words.stepSavedReprice, reprice],
            [words.stepSavedMove, move],
          ] as const
        ).map(([name, { emiAfter, charge, saving }]) => ({
          name,
          rule: words.stepSavedRule,
          value: `(${formatRupees(stay.emiAfter)} − ${formatRupees(emiAfter)}) × ${numberInFull(loan.monthsLeft)} − ${rupeesInFull(charge)} = ${formatRupees(saving)}`,
        })),
      ],
    };
  },
);
