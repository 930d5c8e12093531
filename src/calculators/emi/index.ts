import { percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { calculator, type Effects, type TableData } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import Kept from '../../machines/kept/Kept';
import { choice, orderedChoice, percent, rupees, wholeMonths } from '../../machines/fields/inputs/fields';
import * as shared from '../messages.en';
import { byYear, monthTable, yearTable } from '../repaymentTables';
import { monthsText, timeOf } from '../../lib/format/timeOf';
import { answerFor, conflicts, isFlat, type EmiAnswer, type EmiValues } from './loan';
import { inBrief } from '../inBrief';
import * as words from './messages.en';
import { steps } from './steps';

/** Up to so many months the chart has a bar for each; years would be too few. */
const MOST_MONTH_BARS = 24;

/** A time in months, from a year on in years as well: "36 months (3 years)". */
const tenureText = (months: number): string =>
  months < 12 ? monthsText(months) : words.tenureInYears({ months: monthsText(months), years: timeOf(months) });

function say({ amount, kind, rate, months, fee, wait, parts }: EmiValues): string {
  const loan = words.inputs({
    amount: formatRupees(amount),
    tenure: tenureText(months),
    isFlat: isFlat({ kind }),
    rate: percentInFull(rate),
  });
  const repaid = wait > 0 ? words.inputsWait({ inputs: loan, parts: Number(parts), wait: tenureText(wait) }) : loan;
  return fee > 0 ? words.inputsFee({ inputs: repaid, fee: formatRupees(fee) }) : repaid;
}

const brief = ({ amount, months, rate }: EmiValues): string =>
  inBrief(rupeesInShortOrFull(amount), monthsText(months), percentInFull(rate));

function sentenceOfRate({ loan, flatRate }: EmiAnswer, values: EmiValues): string {
  if (values.rate === 0) return words.sentenceFree;
  if (flatRate === undefined) {
    const { waitInterest, emi } = answerFor(values, true);
    return words.sentenceWait({ interest: formatRupees(waitInterest), emi: formatRupees(emi) });
  }
  return isFlat(values)
    ? words.sentenceFlat({ flat: percentInFull(values.rate), reducing: formatPercent(loan.annualRatePercent) })
    : words.sentenceReducing({ flat: formatPercent(flatRate) });
}

function sentence(answer: EmiAnswer, values: EmiValues): string {
  const { apr } = answer;
  const ofRate = sentenceOfRate(answer, values);
  return apr === undefined ? ofRate : [ofRate, words.sentenceFee({ apr: formatPercent(apr) })].join(' ');
}

/** The rate as others would quote it, and with the fee. */
function rateFacts({ loan, quotedFlat, flatRate, apr }: EmiAnswer): readonly (readonly [string, string])[] {
  return [
    ...(quotedFlat ? [[words.asReducing, formatPercent(loan.annualRatePercent)] as const] : []),
    ...(!quotedFlat && flatRate !== undefined ? [[words.asFlat, formatPercent(flatRate)] as const] : []),
    ...(apr === undefined ? [] : [[words.apr, formatPercent(apr)] as const]),
  ];
}

/** A table of the EMIs, with what its loan holds besides the sum that was borrowed. */
const withWait = (table: TableData, { waitInterest }: EmiAnswer): TableData =>
  waitInterest > 0
    ? { ...table, note: [table.note, words.noteWait({ interest: formatRupees(waitInterest) })].join(' ') }
    : table;

const effects: Effects<EmiValues, EmiAnswer> = {
  title: words.effects,
  counts: 'saved',
  gain: (now, then) => now.totalInterest + now.fee - then.totalInterest - then.fee,
  changes: [
    [words.effectShorter, { months: { by: -12 } }],
    [words.effectRate, { rate: { by: -1 } }],
    [words.effectPayInterest, (values) => (values.wait > 0 ? { outcome: answerFor(values, true) } : undefined)],
    [words.effectNoFee, { fee: { downTo: 0 } }],
  ],
};

/** Any loan in EMIs; the calculator on home loans has limits of its own, and prepayments. */
export default calculator<EmiValues, EmiAnswer>({ id: 'emi', name: words.name, shortName: words.shortName }, () => ({
  defaults: { amount: 300_000, kind: 'reducing', rate: 14, months: 36, fee: 0, wait: 0, parts: '1' },
  inputs: {
    amount: rupees(shared.loanAmount, [10_000, 50_000_000, 10_000, 5_000_000], [100_000, 300_000, 500_000, 1_000_000]),
    kind: choice(words.labelKind, { reducing: words.kindReducing, flat: words.kindFlat }),
    rate: percent(shared.interestRate, [0, 60, 0.05]),
    months: wholeMonths(words.labelMonths, [1, 360, 1, 120], [12, 24, 36, 60]),
    fee: rupees(words.labelFee, [0, 2_500_000, 500]),
    wait: wholeMonths(words.labelWait, [0, 96, 1], [12, 36, 60]),
    parts: orderedChoice(
      words.labelParts,
      [1, 2, 3, 4, 5, 6].map((count) => [String(count), words.parts({ count })]),
    ),
  },
  mainFields: ['amount', 'rate', 'kind', 'months'],
  more: { title: words.moreFields, names: ['fee', 'wait', 'parts'] },
  kept: Kept,
  conflicts,
  compute: (values) => answerFor(values),
  say,
  brief,
  headline: ({ emi }) => inRupees(shared.emi, emi),
  parts: ({ amount, totalInterest }) => [
    [shared.partLoan, amount],
    [shared.partLoanInterest, totalInterest],
  ],
  facts: (answer) => [
    [shared.totalPayable, formatRupees(answer.totalPayable)],
    [shared.totalInterest, formatRupees(answer.totalInterest)],
    ...rateFacts(answer),
  ],
  sentence,
  chart: ({ schedule }) => ({
    lower: shared.principal,
    upper: shared.interest,
    ...(schedule.length > MOST_MONTH_BARS
      ? {
          title: shared.chartRepaidByYear,
          bars: byYear(schedule).map(({ year, principal, interest }) => [
            shared.chartYear({ year: String(year) }),
            principal,
            interest,
          ]),
        }
      : {
          title: words.chartRepaidByMonth,
          bars: schedule.map(({ month, principal, interest }) => [
            words.chartMonth({ month: String(month) }),
            principal,
            interest,
          ]),
        }),
  }),
  effects,
  tablesTitle: words.tables,
  tables: [
    { name: shared.tableByYear, of: (answer, values) => withWait(yearTable(answer.schedule, say(values)), answer) },
    { name: shared.tableByMonth, of: (answer, values) => withWait(monthTable(answer.schedule, say(values)), answer) },
  ],
  steps,
}));
