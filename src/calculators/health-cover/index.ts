import { valueOf } from '../../content/valueOf';
import { billsAfter, healthCover, SHARE_OF_INCOME_PERCENT, type HealthNeed } from '../../lib/finance/healthCover';
import { upToLakh } from '../../lib/finance/rounding';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { inShort } from '../../machines/calculator/headline';
import { yearsText } from '../../lib/format/timeOf';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

const usual = { bill: 600_000, income: 1_200_000, years: 5, bills: '1', own: 0 };

type Family = Readonly<typeof usual> & { readonly inflation: number };

interface Answer {
  readonly need: HealthNeed;
  /** Rupees of cover in all, and the part still to buy */
  readonly cover: number;
  readonly missing: number;
  /** The bills at today's prices, and at those of the next review */
  readonly today: number;
  readonly later: number;
}

function compute({ bill, income, years: time, bills, inflation, own }: Family): Answer {
  const need = { bill, bills: Number(bills), medicalInflationPercent: inflation, years: time, income };
  const cover = healthCover(need);
  const missing = Math.max(upToLakh(cover) - own, 0);
  return { need, cover, missing, today: billsAfter(need, 0), later: billsAfter(need, time) };
}

/** Today, each whole year, and the end. */
const yearsUpTo = (end: number): readonly number[] =>
  Array.from({ length: Math.ceil(end) + 1 }, (_year, index) => Math.min(index, end));

const say = ({ bill, bills, years: time, inflation, income, own }: Family): string =>
  words.inputs({
    bills: Number(bills),
    bill: formatRupees(bill),
    isToday: time === 0,
    years: yearsText(time),
    inflation: percentInFull(inflation),
    income: rupeesInShortOrFull(income),
    hasOwn: own > 0,
    own: rupeesInShortOrFull(own),
  });

const brief = ({ bill, years: time, inflation }: Family): string =>
  inBrief(
    words.briefBill({ bill: rupeesInShortOrFull(bill), isToday: time === 0, years: yearsText(time) }),
    words.briefInflation({ inflation: percentInFull(inflation) }),
  );

export default calculator<Family, Answer>(
  { id: 'health-cover', name: words.name, shortName: words.shortName, figures: ['medical-inflation'] },
  (figures) => {
    const projected = valueOf(figures, 'medical-inflation');
    return {
      defaults: { ...usual, inflation: projected },
      inputs: {
        bill: rupees(words.labelBill, [100_000, 10_000_000, 50_000, 3_000_000], [300_000, 600_000, 1_000_000]),
        income: rupees(words.labelIncome, [0, 100_000_000, 100_000, 10_000_000]),
        years: years(words.labelYears, [0, 30, 1]),
        bills: choice(words.labelBills, {
          '1': words.bills1,
          '2': words.bills2,
          '3': words.bills3,
        }),
        inflation: percent(words.labelInflation, [0, 25, 0.5]),
        own: rupees(words.labelOwn, [0, 100_000_000, 100_000]),
      },
      mainFields: ['bill', 'income', 'years'],
      more: { title: words.moreFields, names: ['bills', 'inflation', 'own'] },
      compute,
      say,
      brief,
      headline: ({ missing, need }) =>
        inShort(missing > 0 && missing < upToLakh(healthCover(need)) ? words.coverToAdd : words.cover, missing),
      parts: ({ today, cover }) => [
        [words.partToday, Math.min(today, cover)],
        [words.partRise, cover - today],
      ],
      facts: ({ later }) => [[words.billsComeTo, rupeesInShort(later)]],
      sentence: ({ later, cover, today, need }) =>
        words.sentence({
          today: rupeesInShortOrFull(today),
          later: rupeesInShort(later),
          years: yearsText(need.years),
          isToday: need.years === 0,
          incomeDecides: later < cover,
        }),
      chart: ({ need }) => ({
        title: words.chart,
        lower: words.chartToday,
        upper: words.chartRise,
        bars: yearsUpTo(need.years).map((year) => [
          year === 0 ? words.today : shared.chartYear({ year: numberInFull(year) }),
          billsAfter(need, 0),
          billsAfter(need, year) - billsAfter(need, 0),
        ]),
      }),
      tablesTitle: words.tables,
      tables: [
        {
          name: shared.tableByYear,
          of: ({ need }, values) => ({
            columns: [shared.columnYear, words.columnBills, words.columnOwn, words.columnMissing],
            rows: yearsUpTo(need.years).map((year) => [
              year === 0 ? words.today : numberInFull(year),
              billsAfter(need, year),
              values.own,
              Math.max(billsAfter(need, year) - values.own, 0),
            ]),
          }),
        },
      ],
      steps: ({ later, cover, need }, { bill, bills, inflation, income, own }) => [
        {
          name: words.billsComeTo,
          rule: words.stepBillsRule,
          value: `${formatRupees(bill)} × ${bills} × ${numberInFull(1 + inflation / 100)}^${numberInFull(need.years)} = ${formatRupees(later)}`,
          source: { text: words.sourceInflation, address: '/figures#medical-inflation' },
        },
        {
          name: words.halfYear,
          rule: words.stepHalfYearRule,
          value: `${formatRupees(income)} × ${SHARE_OF_INCOME_PERCENT}% = ${formatRupees((income * SHARE_OF_INCOME_PERCENT) / 100)}`,
        },
        {
          name: words.stepCover,
          rule: words.stepCoverRule,
          value: `${formatRupees(upToLakh(cover))} − ${formatRupees(own)} = ${rupeesAtLeastNil(upToLakh(cover) - own)}`,
        },
      ],
    };
  },
);
