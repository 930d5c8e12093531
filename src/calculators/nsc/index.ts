import type { PpfYear } from '../../lib/finance/ppf';
import { compoundedByYear } from '../../lib/finance/smallSavings';
import { numberInFull, percentInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart } from '../growth';
import { yearsText } from '../../lib/format/timeOf';
import { percent, rupees, taxSlab } from '../../machines/fields/inputs/fields';
import { inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Certificate = { readonly amount: number; readonly rate: number; readonly slab: string };

interface Answer extends TaxedInterest {
  readonly years: readonly PpfYear[];
}

function answerFor({ amount, rate, slab }: Certificate, term: number, figures: FigureValues): Answer {
  const years = compoundedByYear(amount, rate, term);
  const value = years.at(-1)?.value ?? amount;
  const interest = value - amount;
  return { years, value, interest, kept: interest * leftAfterTax(slab, figures) };
}

/** The interest of one year of the certificate, counted from 1. */
const interestOf = ({ years }: Answer, year: number): number => {
  const { value = 0, invested = 0 } = years[year - 1] ?? {};
  return value - (years[year - 2]?.value ?? invested);
};

export default calculator<Certificate, Answer>(
  {
    id: 'nsc',
    name: words.name,
    shortName: words.shortName,
    figures: ['nsc-rate', 'nsc-term', 'section-80c-limit', CESS],
  },
  (figures) => {
    const rate = valueOf(figures, 'nsc-rate');
    const term = valueOf(figures, 'nsc-term');
    const limit = valueOf(figures, 'section-80c-limit');
    const say = ({ amount, rate: used }: Certificate): string =>
      words.inputs({ amount: formatRupees(amount), years: yearsText(term), rate: percentInFull(used) });
    const brief = ({ amount, rate: used }: Certificate): string =>
      inBrief(rupeesInShortOrFull(amount), percentInFull(used));
    return {
      defaults: { amount: 100_000, rate, slab: 'none' },
      inputs: {
        amount: rupees(words.labelAmount, [1_000, 10_000_000, 1_000], [50_000, 100_000, limit]),
        rate: percent(shared.interestRate, [4, 12, 0.1]),
        slab: taxSlab,
      },
      mainFields: ['amount'],
      more: { title: words.moreFields, names: ['slab', 'rate'] },
      compute: (values) => answerFor(values, term, figures),
      say,
      brief,
      headline: ({ value, interest }) => inRupees(words.value({ years: yearsText(term) }), value, value - interest),
      ...interestShown,
      parts: ({ value, interest }) => [
        [words.partPutIn, value - interest],
        [words.partInterest, interest, 'gain'],
      ],
      sentence: (answer) =>
        [words.sentenceTax({ first: formatRupees(interestOf(answer, 1)) }), words.sentenceDeduction].join(' '),
      chart: ({ years }) => growthChart(years, { put: words.chartPutIn, growth: words.interest, title: words.chart }),
      tablesTitle: words.tables,
      tables: [
        {
          name: shared.tableByYear,
          of: (answer) => ({
            columns: [shared.columnYear, words.columnInterest, words.columnInterestSoFar, words.columnValue],
            rows: answer.years.map(({ year, invested, value }) => [
              year,
              interestOf(answer, year),
              value - invested,
              value,
            ]),
            note: words.noteDeduction({ last: String(term - 1), limit: formatRupees(limit) }),
          }),
        },
      ],
      steps: ({ value, interest }, { amount, rate: used, slab }) => [
        {
          name: words.stepValue({ years: yearsText(term) }),
          rule: words.stepValueRule({ term: String(term) }),
          value: `${formatRupees(amount)} × ${numberInFull(1 + used / 100)}^${term} = ${formatRupees(value)}`,
          source: { text: words.sourceRate, address: '/figures#nsc-rate' },
        },
        { name: words.interest, rule: words.stepInterestRule, value: formatRupees(interest) },
        afterTaxStep(interest, slab, figures, 'deduction-of-interest'),
      ],
    };
  },
);
