import { hraExemption, hraLimits, type HraLimits } from '../../lib/finance/hra';
import { percentInFull, rupeesAtLeastNil } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { hraInBothRegimes, oldSlabRates, taxRuleFigures } from '../../content/law/hraInBothRegimes';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { withOwn } from '../withOwn';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { optional, orderedChoice, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import * as words from './messages.en';

/** A slab that nobody was asked for */
const UNKNOWN = 'unknown';

/** Rupees a month */
const allowance = { basic: 50_000, hra: 25_000, rent: 20_000 };
const defaults: Tenant = { ...allowance, salary: null, city: 'other', slab: UNKNOWN };

type Tenant = {
  readonly basic: number;
  readonly hra: number;
  readonly rent: number;
  /** Rupees a year; null where it is not known, and the slab then says what the exemption saves */
  readonly salary: number | null;
  readonly city: string;
  readonly slab: string;
};

/** The figure with the city's share of the salary: all named cities have the larger one. */
const shareFigure = (city: string): string => (city === 'other' ? 'hra-other-share' : 'hra-metro-share');

function answerFor({ basic, hra, rent, city }: Tenant, ownPercent: number, figures: FigureValues) {
  const cityPercent = valueOf(figures, shareFigure(city));
  const limitsAt = (monthlyRent: number): HraLimits =>
    hraLimits(
      { basic: basic * MONTHS_IN_YEAR, hra: hra * MONTHS_IN_YEAR, rent: monthlyRent * MONTHS_IN_YEAR },
      cityPercent,
      ownPercent,
    );
  const limits = limitsAt(rent);
  return {
    limits,
    received: hra * MONTHS_IN_YEAR,
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
    isMetro: city !== 'other',
  });

const brief = ({ basic, hra, rent }: Tenant): string =>
  words.brief({ basic: formatRupees(basic), hra: formatRupees(hra), rent: formatRupees(rent) });

/** What the exemption saves: on a salary with no other deductions by both regimes, or else at a slab of the old one. */
function savingSentence({ exempt }: Answer, { salary, slab }: Tenant, figures: FigureValues): string {
  if (salary === null) {
    const at = (percent: string): { readonly saved: string; readonly slab: string } => ({
      saved: formatRupees(exempt * (1 - leftAfterTax(percent, figures))),
      slab: formatPercent(Number(percent)),
    });
    if (slab === UNKNOWN) {
      const [highest = 0, ...others] = oldSlabRates(figures);
      return words.sentenceIf({
        ...at(String(highest)),
        others: others.map((percent) => words.savedAt(at(String(percent)))),
      });
    }
    return slab === 'none' ? words.sentenceNoTax : words.sentenceSaved(at(slab));
  }
  const { tax, without } = hraInBothRegimes(salary, exempt, figures);
  const saved = Math.min(tax.new, without) - Math.min(tax.new, tax.old);
  return words.sentenceSalary({
    pays: saved > 0,
    salary: formatRupees(salary),
    saved: formatRupees(saved),
    oldTax: formatRupees(tax.old),
    newTax: formatRupees(tax.new),
  });
}

/** What the exemption would be in the cities with the larger share, where the smaller one holds it down. */
function citySentence(
  { exempt }: Answer,
  values: Tenant,
  ownPercent: number,
  figures: FigureValues,
): readonly string[] {
  const { exempt: inCity } = answerFor({ ...values, city: 'metro' }, ownPercent, figures);
  return inCity > exempt ? [words.sentenceCity({ exempt: formatRupees(inCity) })] : [];
}

/** What holds the exemption down. */
function leastOf({ limits, exempt }: Answer): 'nothing' | 'received' | 'rent' | 'city' {
  // A basic salary and HRA are never 0, so it is the rent.
  if (exempt === 0) return 'nothing';
  if (exempt === limits.received) return 'received';
  return exempt === limits.rentAboveShare ? 'rent' : 'city';
}

export default calculator<Tenant, Answer>(
  {
    id: 'hra',
    name: words.name,
    shortName: words.shortName,
    figures: ['hra-metro-share', 'hra-other-share', 'hra-own-share', CESS, ...taxRuleFigures],
  },
  (figures) => {
    const own = valueOf(figures, 'hra-own-share');
    return {
      defaults,
      inputs: {
        basic: rupees(words.labelBasic, [5_000, 2_000_000, 500, 200_000], [30_000, 50_000, 100_000]),
        hra: rupees(words.labelHra, [500, 1_000_000, 500, 100_000]),
        rent: rupees(words.rentAMonth, [0, 1_000_000, 500, 100_000], [10_000, 20_000, 40_000]),
        city: orderedChoice(words.labelCity, [
          ['other', words.cityOther],
          ['metro', words.cityMetro],
          ['chennai', words.cityChennai],
          ['pune', words.cityPune],
          ['hyderabad', words.cityHyderabad],
        ]),
        salary: optional(rupees(words.labelSalary, [100_000, 60_000_000, 25_000])),
        slab: orderedChoice(taxSlab.label, [
          [UNKNOWN, words.slabUnknown],
          ...taxSlab.options.map(({ value, text }) => [value, text] as const),
        ]),
      },
      mainFields: ['basic', 'hra', 'rent', 'city', 'salary'],
      more: { title: words.moreFields, names: ['slab'] },
      compute: (values) => answerFor(values, own, figures),
      conflicts: ({ basic, hra, salary }) =>
        salary !== null && (basic + hra) * MONTHS_IN_YEAR > salary
          ? { salary: words.conflictSalary({ least: formatRupees((basic + hra) * MONTHS_IN_YEAR) }) }
          : {},
      say,
      brief,
      headline: ({ exempt }) => inRupees(words.exemptAYear, exempt),
      parts: ({ exempt, received }) => [
        [words.partExempt, exempt],
        [words.partTaxed, received - exempt],
      ],
      facts: ({ exempt, received }) => [
        [words.exemptAMonth, formatRupees(exempt / MONTHS_IN_YEAR)],
        [words.taxedAYear, formatRupees(received - exempt)],
      ],
      sentence: (answer, values) =>
        [
          words.sentenceWhy({ least: leastOf(answer), own: formatPercent(own) }),
          ...citySentence(answer, values, own, figures),
          ...(answer.exempt > 0 ? [savingSentence(answer, values, figures)] : []),
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
              [words.hraReceived, received / MONTHS_IN_YEAR, received],
              [words.rowRent({ own: formatPercent(own) }), rentAboveShare / MONTHS_IN_YEAR, rentAboveShare],
              [words.rowShare, shareOfBasic / MONTHS_IN_YEAR, shareOfBasic],
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
          value: `(${formatRupees(rent)} − ${formatRupees(basic)} × ${percentInFull(own)}) × 12 = ${rupeesAtLeastNil((rent - (basic * own) / 100) * MONTHS_IN_YEAR)}`,
          source: { text: words.sourceOwnShare, address: '/figures#hra-own-share' },
        },
        {
          name: words.stepShare,
          rule: words.stepShareRule,
          value: `${formatRupees(basic)} × ${percentInFull(cityPercent)} × 12 = ${formatRupees(limits.shareOfBasic)}`,
          source: { text: words.sourceShare, address: `/figures#${shareFigure(city)}` },
        },
        {
          name: words.exempt,
          rule: words.stepExemptRule,
          value: formatRupees(exempt),
        },
      ],
    };
  },
);
