import type { PpfYear } from '../../lib/finance/ppf';
import { compoundedByYear } from '../../lib/finance/smallSavings';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { calculator } from '../../machines/calculator/definition';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart } from '../growth';
import { CESS, leftAfterTax, percent, rupees, taxSlab } from '../../machines/fields/inputs/fields';

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
  { id: 'nsc', name: 'NSC calculator', figures: ['nsc-rate', 'nsc-term', 'section-80c-limit', CESS] },
  ({ 'nsc-rate': rate = 0, 'nsc-term': term = 0, 'section-80c-limit': limit = 0, ...figures }) => {
    const say = ({ amount, rate: used }: Certificate): string =>
      `${formatRupees(amount)} for ${term} years at ${percentInFull(used)} a year`;
    return {
      defaults: { amount: 100_000, rate, slab: 'none' },
      inputs: {
        amount: rupees('Amount invested', [1_000, 10_000_000, 1_000], [50_000, 100_000, limit]),
        rate: percent('Interest rate', [4, 12, 0.1]),
        slab: taxSlab,
      },
      mainFields: ['amount'],
      more: { title: 'Tax, rate', names: ['slab', 'rate'] },
      compute: (values) => answerFor(values, term, figures),
      say,
      headline: ({ value }) => ({ label: `What you get after ${term} years`, figure: formatRupees(value) }),
      ...interestShown,
      parts: ({ value, interest }) => [
        ['you put in', value - interest],
        ['interest', interest],
      ],
      sentence: (answer) =>
        `Nothing is paid out before the end, yet tax is due on the interest of each year, **${formatRupees(interestOf(answer, 1))}** in the first. In the old tax regime that interest counts as a new deposit under Section 80C, except in the last year.`,
      chart: ({ years }) => growthChart(years, { put: 'Put in', growth: 'Interest' }),
      tablesTitle: 'Year by year: the interest to declare',
      tables: [
        {
          name: 'By year',
          of: (answer) => ({
            columns: ['Year', 'Interest of the year', 'Interest so far', 'Value'],
            rows: answer.years.map(({ year, invested, value }) => [
              year,
              interestOf(answer, year),
              value - invested,
              value,
            ]),
            note: `The interest of years 1 to ${term - 1} is put in again, so it may be deducted in the old regime, within the ${formatRupees(limit)} of Section 80C.`,
          }),
        },
      ],
      steps: ({ value, interest }, { amount, rate: used, slab }) => [
        {
          name: `Value after ${term} years`,
          rule: `amount × (1 + rate) ^ ${term}, compounded once a year`,
          value: `${formatRupees(amount)} × ${numberInFull(1 + used / 100)}^${term} = ${formatRupees(value)}`,
          source: { text: 'NSC interest rate', address: '/figures#nsc-rate' },
        },
        { name: 'Interest', rule: 'value − amount', value: formatRupees(interest) },
        afterTaxStep(interest, slab, figures, ' and without the deduction for interest put in again'),
      ],
    };
  },
);
