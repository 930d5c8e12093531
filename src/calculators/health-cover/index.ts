import { billsAfter, healthCover, SHARE_OF_INCOME_PERCENT, type HealthNeed } from '../../lib/finance/healthCover';
import { upToLakh } from '../../lib/finance/rounding';
import { numberInFull, percentInFull, rupeesAtLeastNil, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { calculator } from '../../machines/calculator/definition';
import { yearsText } from '../timeOf';
import { choice, percent, rupees, years } from '../../machines/fields/inputs/fields';

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
  `${bills === '1' ? 'one treatment' : `${bills} treatments`} of ${formatRupees(bill)} in a year, ${yearsText(time)} from now, at an assumed medical inflation of ${percentInFull(inflation)}, with an income of ${rupeesInShortOrFull(income)} a year${own > 0 ? ` and ${rupeesInShortOrFull(own)} of cover` : ''}`;

export default calculator<Family, Answer>(
  { id: 'health-cover', name: 'Health cover calculator', figures: ['medical-inflation'] },
  ({ 'medical-inflation': projected = 0 }) => ({
    defaults: { ...usual, inflation: projected },
    inputs: {
      bill: rupees(
        'Cost of a serious treatment today',
        [100_000, 10_000_000, 50_000, 3_000_000],
        [300_000, 600_000, 1_000_000],
      ),
      income: rupees('Income of the family in a year', [0, 100_000_000, 100_000, 10_000_000]),
      years: years('Time until your next review', [0, 30, 1]),
      bills: choice('Serious treatments in one year', {
        '1': 'One',
        '2': 'Two, for a family of four or more',
        '3': 'Three',
      }),
      inflation: percent('Assumed medical inflation', [0, 25, 0.5]),
      own: rupees('Health cover that you have yourselves', [0, 100_000_000, 100_000]),
    },
    mainFields: ['bill', 'income', 'years'],
    more: { title: 'More treatments, inflation, cover that you have', names: ['bills', 'inflation', 'own'] },
    compute,
    say,
    headline: ({ missing, need }) => ({
      label: missing > 0 && missing < upToLakh(healthCover(need)) ? 'Health cover to add' : 'Health cover to look for',
      figure: formatRupees(missing),
    }),
    reports: ({ missing, later, need }) => [
      { rupees: missing },
      { rupees: later, what: 'in bills' },
      { rupees: need.income, what: 'income' },
    ],
    parts: ({ today, cover }) => [
      ['at prices of today', Math.min(today, cover)],
      ['on top of that', cover - today],
    ],
    facts: ({ later, need }) => [
      ['What the bills come to', formatRupees(later)],
      ['Half a year of income', formatRupees((need.income * SHARE_OF_INCOME_PERCENT) / 100)],
    ],
    sentence: ({ later, cover, today, need }) =>
      `What costs ${rupeesInShortOrFull(today)} today costs **${rupeesInShort(later)}** in ${yearsText(need.years)}, if medical costs rise as assumed. ${
        later < cover
          ? 'Half a year of income is more, so the rule of thumb decides.'
          : 'That is at least half a year of income, the usual rule of thumb.'
      } Nobody can know your bill: this is a rule of thumb, not a forecast.`,
    chart: ({ need }) => ({
      title: 'What the bills come to, year by year: prices of today, and the assumed rise above',
      lower: 'Prices of today',
      upper: 'Assumed rise',
      bars: yearsUpTo(need.years).map((year) => [
        year === 0 ? 'Today' : `Year ${numberInFull(year)}`,
        billsAfter(need, 0),
        billsAfter(need, year) - billsAfter(need, 0),
      ]),
    }),
    tablesTitle: 'Year by year: what the bills come to',
    tables: [
      {
        name: 'By year',
        of: ({ need }, values) => ({
          columns: ['Year', 'The bills', 'Cover that you have', 'Missing'],
          rows: yearsUpTo(need.years).map((year) => [
            year === 0 ? 'Today' : numberInFull(year),
            billsAfter(need, year),
            values.own,
            Math.max(billsAfter(need, year) - values.own, 0),
          ]),
        }),
      },
    ],
    steps: ({ later, cover, need }, { bill, bills, inflation, income, own }) => [
      {
        name: 'What the bills come to',
        rule: 'cost today × treatments × (1 + assumed medical inflation) ^ years',
        value: `${formatRupees(bill)} × ${bills} × ${numberInFull(1 + inflation / 100)}^${numberInFull(need.years)} = ${formatRupees(later)}`,
        source: { text: 'projection of medical inflation', address: '/figures#medical-inflation' },
      },
      {
        name: 'Half a year of income',
        rule: 'a rule of thumb of insurers and newspapers, not of the law',
        value: `${formatRupees(income)} × ${SHARE_OF_INCOME_PERCENT}% = ${formatRupees((income * SHARE_OF_INCOME_PERCENT) / 100)}`,
      },
      {
        name: 'Cover to look for',
        rule: 'the larger of the two, rounded up to a lakh, less the cover that you have',
        value: `${formatRupees(upToLakh(cover))} − ${formatRupees(own)} = ${rupeesAtLeastNil(upToLakh(cover) - own)}`,
      },
    ],
  }),
);
