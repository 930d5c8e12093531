import { hraExemption, hraLimits, type HraLimits } from '../../lib/finance/hra';
import { percentInFull, rupeesAtLeastNil } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { withOwn } from '../withOwn';
import { calculator } from '../../machines/calculator/definition';
import { CESS, choice, leftAfterTax, rupees, taxSlab } from '../../machines/fields/inputs/fields';

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
  `a basic salary of ${formatRupees(basic)}, HRA of ${formatRupees(hra)} and a rent of ${formatRupees(rent)} a month ${city === 'metro' ? 'in a metro city' : 'outside the metro cities'}`;

/** What holds the exemption down, in words. */
function reasonFor({ limits, exempt }: Answer, ownPercent: number): string {
  if (exempt === limits.received) return 'all of the allowance is exempt';
  const least = exempt === limits.rentAboveShare ? `rent above ${formatPercent(ownPercent)}` : 'city’s share';
  return `the ${least} of the basic salary is the least of the three sums`;
}

export default calculator<Tenant, Answer>(
  {
    id: 'hra',
    name: 'HRA exemption calculator',
    figures: ['hra-metro-share', 'hra-other-share', 'hra-own-share', CESS],
  },
  ({ 'hra-own-share': own = 0, ...figures }) => ({
    defaults,
    inputs: {
      basic: rupees('Basic salary and DA a month', [5_000, 2_000_000, 500, 200_000], [30_000, 50_000, 100_000]),
      hra: rupees('HRA received a month', [500, 1_000_000, 500, 100_000]),
      rent: rupees('Rent a month', [0, 1_000_000, 500, 100_000], [10_000, 20_000, 40_000]),
      city: choice('Your home is in', {
        metro: 'Mumbai, Delhi, Kolkata, Chennai, Hyderabad, Pune, Ahmedabad, Bengaluru',
        other: 'Any other place',
      }),
      slab: taxSlab,
    },
    mainFields: ['basic', 'hra', 'rent', 'city'],
    more: { title: 'Tax slab', names: ['slab'] },
    compute: (values) => answerFor(values, own, figures),
    say,
    headline: ({ exempt }) => ({ label: 'HRA exempt from tax a year', figure: formatRupees(exempt) }),
    reports: ({ exempt, received }) => [{ rupees: exempt }, { rupees: received - exempt, what: 'taxed' }],
    parts: ({ exempt, received }) => [
      ['exempt', exempt],
      ['taxed', received - exempt],
    ],
    facts: ({ exempt, received }) => [
      ['Exempt a month', formatRupees(exempt / MONTHS)],
      ['Taxed a year', formatRupees(received - exempt)],
    ],
    sentence: (answer, { slab }) =>
      `It is this much because ${reasonFor(answer, own)}. In the old regime it saves you **${formatRupees(answer.exempt * (1 - leftAfterTax(slab, figures)))}** of tax a year; in the new regime HRA is taxed in full.`,
    chart: ({ byRent, received }) => ({
      title: 'The allowance of a year by the rent of a month: exempt below, taxed above',
      lower: 'Exempt',
      upper: 'Taxed',
      bars: byRent.map(({ rent, exempt }) => [formatRupees(rent), exempt, received - exempt]),
    }),
    tablesTitle: 'The three sums, and the exemption by rent',
    tables: [
      {
        name: 'Three sums',
        of: ({ limits: { received, rentAboveShare, shareOfBasic } }) => ({
          columns: ['Sum', 'A month', 'A year'],
          rows: [
            ['HRA received', received / MONTHS, received],
            [`Rent less ${formatPercent(own)} of basic`, rentAboveShare / MONTHS, rentAboveShare],
            ['Share of basic for the city', shareOfBasic / MONTHS, shareOfBasic],
          ],
        }),
      },
      {
        name: 'By rent',
        of: ({ byRent, received }) => ({
          columns: ['Rent a month', 'Exempt', 'Taxed'],
          rows: byRent.map(({ rent, exempt }) => [rent, exempt, received - exempt]),
        }),
      },
    ],
    steps: ({ limits, exempt, cityPercent }, { basic, hra, rent, city }) => [
      {
        name: 'HRA received',
        rule: 'a month × 12',
        value: `${formatRupees(hra)} × 12 = ${formatRupees(limits.received)}`,
      },
      {
        name: 'Rent above a share of the salary',
        rule: `(rent − ${formatPercent(own)} of basic salary) × 12, at least 0`,
        value: `(${formatRupees(rent)} − ${formatRupees(basic)} × ${percentInFull(own)}) × 12 = ${rupeesAtLeastNil((rent - (basic * own) / 100) * MONTHS)}`,
        source: { text: 'share that does not count', address: '/figures#hra-own-share' },
      },
      {
        name: 'Share of the salary',
        rule: 'basic salary × share for the city × 12',
        value: `${formatRupees(basic)} × ${percentInFull(cityPercent)} × 12 = ${formatRupees(limits.shareOfBasic)}`,
        source: { text: 'share by place', address: `/figures#hra-${city}-share` },
      },
      {
        name: 'Exempt',
        rule: 'the least of the three; rule 279 of 2026, formerly section 10(13A) and rule 2A',
        value: formatRupees(exempt),
      },
    ],
  }),
);
