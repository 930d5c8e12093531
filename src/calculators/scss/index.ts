import { quarterlyPayout } from '../../lib/finance/deposits';
import { percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { afterTaxStep } from '../afterTax';
import { growthChart, type GrowthYear } from '../growth';
import { yearsText } from '../../lib/format/timeOf';
import { percent, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

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
    name: words.name,
    shortName: words.shortName,
    figures: ['scss-rate', 'scss-limit', 'scss-term', 'section-80ttb-limit', CESS],
  },
  (figures) => {
    const rate = valueOf(figures, 'scss-rate');
    const limit = valueOf(figures, 'scss-limit');
    const term = valueOf(figures, 'scss-term');
    const free = valueOf(figures, 'section-80ttb-limit');
    const say = ({ amount, rate: used }: Deposit): string =>
      words.inputs({ amount: formatRupees(amount), years: yearsText(term), rate: percentInFull(used) });
    const brief = ({ amount, rate: used }: Deposit): string =>
      inBrief(rupeesInShortOrFull(amount), yearsText(term), percentInFull(used));
    return {
      defaults: { amount: 1_500_000, rate, slab: 'none' },
      inputs: {
        amount: rupees(words.deposit, [1_000, limit, 1_000], [500_000, 1_500_000, limit]),
        rate: percent(shared.interestRate, [4, 12, 0.1]),
        slab: taxSlab,
      },
      mainFields: ['amount'],
      more: { title: words.moreFields, names: ['slab', 'rate'] },
      compute: (values) => answerFor(values, term, figures),
      say,
      brief,
      headline: ({ payout, amount }) => inRupees(words.value, payout, amount),
      parts: ({ amount, interest }) => [
        [words.partDeposit, amount],
        [words.partInterest, interest, 'gain'],
      ],
      facts: ({ payout, kept, interest }) => [
        ...(kept < payout ? [[words.factAfterTax, formatRupees(kept)] as const] : []),
        [words.factInterest({ years: yearsText(term) }), formatRupees(interest)],
      ],
      sentence: ({ payout, amount }) =>
        [
          words.sentenceMonth({
            monthly: formatRupees(payout / 3),
            years: yearsText(term),
            amount: formatRupees(amount),
          }),
          payout * 4 > free
            ? words.sentenceTaxed({ interest: formatRupees(payout * 4), free: formatRupees(free) })
            : words.sentenceFree({ interest: formatRupees(payout * 4) }),
        ].join(' '),
      chart: ({ years }) => growthChart(years, { put: words.deposit, growth: words.chartInterest, title: words.chart }),
      tablesTitle: words.tables,
      tables: [
        {
          name: shared.tableByYear,
          of: ({ payout, years }) => ({
            columns: [shared.columnYear, words.columnQuarter, words.columnInYear, words.columnSoFar],
            rows: years.map(({ year, invested, value }) => [year, payout, payout * 4, value - invested]),
          }),
        },
      ],
      steps: ({ payout, interest }, { amount, rate: used, slab }) => [
        {
          name: words.stepQuarter,
          rule: words.stepQuarterRule,
          value: `${formatRupees(amount)} × ${percentInFull(used)} ÷ 4 = ${formatRupees(payout, 2)}`,
          source: { text: words.sourceRate, address: '/figures#scss-rate' },
        },
        afterTaxStep(payout, slab, figures, 'deduction'),
        {
          name: words.stepTerm({ years: yearsText(term) }),
          rule: words.stepTermRule,
          value: `${formatRupees(amount)} × ${percentInFull(used)} ÷ 4 × ${term * 4} = ${formatRupees(interest)}`,
          source: { text: words.sourceTerm, address: '/figures#scss-term' },
        },
      ],
    };
  },
);
