import { hraExemption, hraLimits, type HraLimits } from '../../lib/finance/hra';
import { percentInFull, rupeesAtLeastNil } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { withOwn } from '../withOwn';
import { calculator } from '../../machines/calculator/definition';
import { CESS, choice, leftAfterTax, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import * as words from './messages.en';

/** Rupees a month */
const salary = { basic: 50_000, hra: 25_000, rent: 20_000 };
const defaults = { ...salary, city: 'metro', slab: '30' };

type Tenant = Readonly<typeof defaults>;

const MONTHS = 12;

function answerFor({ basic, hra, rent, city }: Tenant, ownPercent: number, figures: FigureValues) {
  const cityPercent = figures[`hra-${city}-share`] ?? 0;
  const limitsAt = (monthlyRent: number): HraLimits =>
    hraLimits({ basic: basic * MONTHS, hra: hra * MONTHS, rent: monthlyRent * MONTHS }, cityPercent, ownPercent);
  const limits = limitsAt(rent);
  return {
    limits,
    received: hra * MONTHS,
    exempt: hraExemption(limits),
    cityPercent,
    /** The exempt sum of a year by the rent a month, from none to the basic salary, and by the visitor's own */
    byRent: withOwn(
      Array.from({ length: 11 }, (_tenth, tenths) => (basic * tenths) / 10),
      rent,
    ).map((monthly) => ({ rent: monthly, exempt: hraExemption(limitsAt(monthly)) })),
  };
}

type Answer = ReturnType<typeof answerFor>;

const say = ({ basic, hra, rent, city }: Tenant): string =>
  words.inputs({
    basic: formatRupees(basic),
    hra: formatRupees(hra),
    rent: formatRupees(rent),
    isMetro: city === 'metro',
  });

/** What holds the exemption down. */
function leastOf({ limits, exempt }: Answer): 'received' | 'rent' | 'city' {
  if (exempt === limits.received) return 'received';
  return exempt === limits.rentAboveShare ? 'rent' : 'city';
}

export default calculator<Tenant, Answer>(
  {
    id: 'hra',
    name: words.name,
    shortName: words.shortName,
    figures: ['hra-metro-share', 'hra-other-share', 'hra-own-share', CESS],
  },
  ({ 'hra-own-share': own = 0, ...figures }) => ({
    defaults,
    inputs: {
      basic: rupees(words.labelBasic, [5_000, 2_000_000, 500, 200_000], [30_000, 50_000, 100_000]),
      hra: rupees(words.labelHra, [500, 1_000_000, 500, 100_000]),
      rent: rupees(words.rentAMonth, [0, 1_000_000, 500, 100_000], [10_000, 20_000, 40_000]),
      city: choice(words.labelCity, {
        metro: words.cityMetro,
        other: words.cityOther,
      }),
      slab: taxSlab,
    },
    mainFields: ['basic', 'hra', 'rent', 'city'],
    more: { title: words.moreFields, names: ['slab'] },
    compute: (values) => answerFor(values, own, figures),
    say,
    headline: ({ exempt }) => ({ label: words.exemptAYear, figure: formatRupees(exempt) }),
    reports: ({ exempt, received }) => [{ rupees: exempt }, { rupees: received - exempt, what: words.partTaxed }],
    parts: ({ exempt, received }) => [
      [words.partExempt, exempt],
      [words.partTaxed, received - exempt],
    ],
    facts: ({ exempt, received }) => [
      [words.exemptAMonth, formatRupees(exempt / MONTHS)],
      [words.taxedAYear, formatRupees(received - exempt)],
    ],
    sentence: (answer, { slab }) =>
      [
        words.sentenceWhy({ least: leastOf(answer), own: formatPercent(own) }),
        words.sentenceSaved({ saved: formatRupees(answer.exempt * (1 - leftAfterTax(slab, figures))) }),
      ].join(' '),
    chart: ({ byRent, received }) => ({
      title: words.chart,
      lower: words.exempt,
      upper: words.taxed,
      bars: byRent.map(({ rent, exempt }) => [formatRupees(rent), exempt, received - exempt]),
    }),
    tablesTitle: words.tables,
    tables: [
      {
        name: words.tableSums,
        of: ({ limits: { received, rentAboveShare, shareOfBasic } }) => ({
          columns: [words.columnSum, words.columnMonth, words.columnYear],
          rows: [
            [words.hraReceived, received / MONTHS, received],
            [words.rowRent({ own: formatPercent(own) }), rentAboveShare / MONTHS, rentAboveShare],
            [words.rowShare, shareOfBasic / MONTHS, shareOfBasic],
          ],
        }),
      },
      {
        name: words.tableByRent,
        of: ({ byRent, received }) => ({
          columns: [words.rentAMonth, words.exempt, words.taxed],
          rows: byRent.map(({ rent, exempt }) => [rent, exempt, received - exempt]),
        }),
      },
    ],
    steps: ({ limits, exempt, cityPercent }, { basic, hra, rent, city }) => [
      {
        name: words.hraReceived,
        rule: words.stepReceivedRule,
        value: `${formatRupees(hra)} × 12 = ${formatRupees(limits.received)}`,
      },
      {
        name: words.stepRent,
        rule: words.stepRentRule({ own: formatPercent(own) }),
        value: `(${formatRupees(rent)} − ${formatRupees(basic)} × ${percentInFull(own)}) × 12 = ${rupeesAtLeastNil((rent - (basic * own) / 100) * MONTHS)}`,
        source: { text: words.sourceOwnShare, address: '/figures#hra-own-share' },
      },
      {
        name: words.stepShare,
        rule: words.stepShareRule,
        value: `${formatRupees(basic)} × ${percentInFull(cityPercent)} × 12 = ${formatRupees(limits.shareOfBasic)}`,
        source: { text: words.sourceShare, address: `/figures#hra-${city}-share` },
      },
      {
        name: words.exempt,
        rule: words.stepExemptRule,
        value: formatRupees(exempt),
      },
    ],
  }),
);
