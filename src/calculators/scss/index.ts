import { quarterlyPayout } from '../../lib/finance/deposits';
import { percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { calculator } from '../../machines/calculator/definition';
import { afterTaxStep } from '../afterTax';
import { growthChart, type GrowthYear } from '../growth';
import { CESS, leftAfterTax, percent, rupees, taxSlab } from '../../machines/fields/inputs/fields';

type Deposit = { readonly amount: number; readonly rate: number; readonly slab: string };

interface Answer {
  /** Rupees that a quarter pays */
  readonly payout: number;
  /** Rupees a quarter after tax */
  readonly kept: number;
  readonly amount: number;
  /** Rupees paid out over the whole term */
  readonly interest: number;
  readonly years: readonly GrowthYear[];
}

function answerFor({ amount, rate, slab }: Deposit, term: number, figures: FigureValues): Answer {
  const payout = quarterlyPayout(amount, rate);
  const years = Array.from({ length: term }, (_year, index) => ({
    year: index + 1,
    invested: amount,
    value: amount + payout * 4 * (index + 1),
  }));
  return { payout, kept: payout * leftAfterTax(slab, figures), amount, interest: payout * 4 * term, years };
}

export default calculator<Deposit, Answer>(
  {
    id: 'scss',
    name: 'SCSS calculator',
    figures: ['scss-rate', 'scss-limit', 'scss-term', 'section-80ttb-limit', CESS],
  },
  ({
    'scss-rate': rate = 0,
    'scss-limit': limit = 0,
    'scss-term': term = 0,
    'section-80ttb-limit': free = 0,
    ...figures
  }) => {
    const say = ({ amount, rate: used }: Deposit): string =>
      `${formatRupees(amount)} for ${term} years at ${percentInFull(used)} a year`;
    return {
      defaults: { amount: 1_500_000, rate, slab: 'none' },
      inputs: {
        amount: rupees('Deposit', [1_000, limit, 1_000], [500_000, 1_500_000, limit]),
        rate: percent('Interest rate', [4, 12, 0.1]),
        slab: taxSlab,
      },
      mainFields: ['amount'],
      more: { title: 'Tax, rate', names: ['slab', 'rate'] },
      compute: (values) => answerFor(values, term, figures),
      say,
      headline: ({ payout }) => ({ label: 'Paid to you every quarter', figure: formatRupees(payout) }),
      reports: ({ payout, kept, interest }) => [
        { rupees: payout },
        { rupees: kept, what: 'after tax' },
        { rupees: interest, what: 'interest' },
      ],
      parts: ({ amount, interest }) => [
        ['your deposit, back at the end', amount],
        ['interest paid out', interest],
      ],
      facts: ({ payout, kept, interest }) => [
        ...(kept < payout ? [['Each quarter after tax', formatRupees(kept)] as const] : []),
        [`Interest in ${term} years`, formatRupees(interest)],
      ],
      sentence: ({ payout, amount }) =>
        `It comes to **${formatRupees(payout / 3)} a month**, and after ${term} years you get your ${formatRupees(amount)} back. ${
          payout * 4 > free
            ? `The interest of a year, ${formatRupees(payout * 4)}, is taxed; in the old regime ${formatRupees(free)} of it may be deducted.`
            : `In the old regime the whole interest of a year, ${formatRupees(payout * 4)}, may be deducted.`
        }`,
      chart: ({ years }) => growthChart(years, { put: 'Deposit', growth: 'Interest paid out' }),
      tablesTitle: 'Year by year: what has been paid out',
      tables: [
        {
          name: 'By year',
          of: ({ payout, years }) => ({
            columns: ['Year', 'Each quarter', 'In the year', 'Paid out so far'],
            rows: years.map(({ year, invested, value }) => [year, payout, payout * 4, value - invested]),
          }),
        },
      ],
      steps: ({ payout, interest }, { amount, rate: used, slab }) => [
        {
          name: 'Interest of a quarter',
          rule: 'deposit × yearly rate ÷ 4, paid out and not compounded',
          value: `${formatRupees(amount)} × ${percentInFull(used)} ÷ 4 = ${formatRupees(payout, 2)}`,
          source: { text: 'SCSS interest rate', address: '/figures#scss-rate' },
        },
        afterTaxStep(payout, slab, figures, ' and without deduction'),
        {
          name: `In ${term} years`,
          rule: 'interest of a quarter × quarters',
          value: `${formatRupees(amount)} × ${percentInFull(used)} ÷ 4 × ${term * 4} = ${formatRupees(interest)}`,
          source: { text: 'term of the scheme', address: '/figures#scss-term' },
        },
      ],
    };
  },
);
