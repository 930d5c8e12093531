import { recurringDepositValue } from '../../lib/finance/deposits';
import { numberInFull, percentInFull } from '../../lib/format/inFull';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { calculator } from '../../machines/calculator/definition';
import { inRupees } from '../../machines/calculator/headline';
import { afterTaxStep } from '../afterTax';
import { interestShown, type TaxedInterest } from '../smallSavings';
import { growthChart, growthTable, type GrowthYear } from '../growth';
import { yearsText } from '../../lib/format/timeOf';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import { percent, rupees, taxSlab, years } from '../../machines/fields/inputs/fields';
import { aMonth, inBrief } from '../inBrief';
import * as shared from '../messages.en';
import * as words from './messages.en';

type Deposit = { readonly monthly: number; readonly rate: number; readonly years: number; readonly slab: string };

interface Answer extends TaxedInterest {
  readonly invested: number;
  readonly years: readonly GrowthYear[];
}

function answerFor({ monthly, rate, years: time, slab }: Deposit, figures: FigureValues): Answer {
  const months = monthsOfYears(time);
  const ends = Array.from({ length: Math.ceil(months / MONTHS_IN_YEAR) }, (_year, index) =>
    Math.min((index + 1) * MONTHS_IN_YEAR, months),
  );
  const value = recurringDepositValue(monthly, rate, months);
  const interest = value - monthly * months;
  return {
    value,
    invested: monthly * months,
    interest,
    kept: interest * leftAfterTax(slab, figures),
    years: ends.map((end) => ({
      year: end / MONTHS_IN_YEAR,
      invested: monthly * end,
      value: recurringDepositValue(monthly, rate, end),
    })),
  };
}

const say = ({ monthly, rate, years: time }: Deposit): string =>
  words.inputs({ monthly: formatRupees(monthly), years: yearsText(time), rate: percentInFull(rate) });

const brief = ({ monthly, rate, years: time }: Deposit): string =>
  inBrief(aMonth(monthly), yearsText(time), percentInFull(rate));

export default calculator<Deposit, Answer>(
  { id: 'recurring-deposit', name: words.name, shortName: words.shortName, figures: [CESS] },
  (figures) => ({
    defaults: { monthly: 5_000, rate: 6.5, years: 3, slab: 'none' },
    inputs: {
      monthly: rupees(words.labelMonthly, [500, 1_000_000, 500, 50_000], [2_000, 5_000, 10_000]),
      rate: percent(shared.interestRate, [1, 12, 0.05]),
      years: years(words.labelYears, [0.5, 10, 0.5]),
      slab: taxSlab,
    },
    mainFields: ['monthly', 'rate', 'years'],
    more: { title: words.moreFields, names: ['slab'] },
    compute: (deposit) => answerFor(deposit, figures),
    say,
    brief,
    headline: ({ value, invested }) => inRupees(words.value, value, invested),
    ...interestShown,
    parts: ({ invested, interest }) => [
      [words.partPaidIn, invested],
      [words.partInterest, interest, 'gain'],
    ],
    sentence: ({ interest, invested }) => words.sentence({ share: formatPercent((interest / invested) * 100, 1) }),
    chart: ({ years: ends }) =>
      growthChart(ends, { put: words.chartPaidIn, growth: words.interest, title: words.chart }),
    tablesTitle: words.tables,
    tables: [{ name: shared.tableByYear, of: ({ years: ends }) => growthTable(ends) }],
    steps: ({ value, invested, interest }, { monthly, rate, years: time, slab }) => [
      {
        name: words.stepInstalment,
        rule: words.stepInstalmentRule,
        value: words.stepInstalmentValue({
          monthly: formatRupees(monthly),
          rate: percentInFull(rate),
          months: numberInFull(monthsOfYears(time)),
        }),
        source: { text: words.sourceQuarters },
      },
      {
        name: words.value,
        rule: words.stepValueRule({ months: numberInFull(monthsOfYears(time)) }),
        value: formatRupees(value),
      },
      {
        name: words.interest,
        rule: words.stepInterestRule,
        value: `${formatRupees(value)} − ${formatRupees(invested)} = ${formatRupees(interest)}`,
      },
      afterTaxStep(interest, slab, figures),
    ],
  }),
);
