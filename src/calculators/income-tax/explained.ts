/** Tables, sentences and steps of the comparison of both regimes. */
import { taxYearFrom } from '../../content/taxYear';
import { taxBySlab } from '../../lib/finance/incomeTax';
import {
  claimedFrom,
  deductionsFrom,
  EMPLOYER_FUNDS,
  limitOf,
  rulesFor,
  slabFigure,
  type Regime,
  type RegimeComparison,
  type Salary,
} from '../../content/law/taxRegimes';
import { percentInFull, rupeesInFull } from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import type { FigureValues } from '../../content/figureValues';
import type { Conflicts } from '../../machines/fields/inputs/types';
import type { Step, Table, TableData } from '../../machines/calculator/definition';

const regimes: readonly Regime[] = ['old', 'new'];

const TAXED_FUNDS = "Employer's payments into funds above the limit";

const salaryOf = ({ salary, year }: Salary): string =>
  `a salary of ${formatRupees(salary)} in ${taxYearFrom(Number(year))}`;

/** The salary and its deductions within the limits. */
export const say = (values: Salary, figures: FigureValues): string => {
  const old = claimedFrom(deductionsFrom(figures, values));
  const named = [
    ...(old > 0 ? [`${formatRupees(old)} of deductions in the old regime`] : []),
    ...(values.employerNps > 0 ? [`${formatRupees(values.employerNps)} of NPS from the employer`] : []),
    ...(values.employerPf > 0 ? [`${formatRupees(values.employerPf)} of PF from the employer`] : []),
  ];
  return `${salaryOf(values)}${named.length > 0 ? ` with ${named.join(' and ')}` : ''}`;
};

/** A sentence for each payment above its limit, which the total does not show. */
export const aboveLimits = ({ deductions }: RegimeComparison): string =>
  deductions
    .map(({ name, paid, ...off }) => ({ name, paid, counts: Math.max(off.old, off.new) }))
    .filter(({ paid, counts }) => paid > counts)
    .map(
      ({ name, paid, counts }) =>
        ` ${name}: only ${formatRupees(counts)} of ${formatRupees(paid)} counts, because the law sets a limit.`,
    )
    .join('');

/** A sentence on the employer's payments above the yearly limit. */
export const taxedFunds = ({ perquisite }: RegimeComparison, limit: number): string =>
  perquisite > 0
    ? ` Your employer pays ${formatRupees(perquisite)} more than ${formatRupees(limit)} a year into NPS, PF and superannuation; that part is taxed as salary in both regimes.`
    : '';

/** HRA, basic salary and the employer's NPS payment are parts of one salary. The basic salary counts for that payment only. */
export function conflicts({ hra, salary, basic, employerNps }: Salary): Conflicts<Salary> {
  if (hra >= salary) {
    return { hra: `The HRA exemption is a part of your salary. Enter less than ${formatRupees(salary)}.` };
  }
  if (employerNps === 0 || basic + hra + employerNps <= salary) return {};
  return {
    employerNps: `Basic salary, HRA and this payment are parts of your salary, and come to more than ${formatRupees(salary)}. Check all of them.`,
  };
}

/** Both regimes side by side, from the salary to the tax. */
export const lineByLine = ({ salary, perquisite, deductions, tax }: RegimeComparison): TableData => ({
  columns: ['Line', 'Old regime', 'New regime'],
  rows: [
    ['Salary', formatNumber(salary), formatNumber(salary)],
    ...(perquisite > 0 ? [[TAXED_FUNDS, formatNumber(perquisite), formatNumber(perquisite)]] : []),
    ...deductions.map(({ name, ...off }) => [name, ...regimes.map((regime) => formatNumber(-off[regime]))]),
    ...(
      [
        ['Taxable income', 'taxable'],
        ['Tax by slab', 'slabTax'],
        ['Rebate or marginal relief', 'rebate'],
        ['Surcharge', 'surcharge'],
        ['Cess', 'cess'],
        ['Tax', 'payable'],
      ] as const
    ).map(([name, part]) => [
      name,
      ...regimes.map((regime) => formatNumber((part === 'rebate' ? -1 : 1) * tax[regime][part])),
    ]),
  ],
});

/** Tax of both regimes by deductions of the old one. */
export const byDeductions = ({ levels, tax }: RegimeComparison, values: Salary): Table => ({
  caption: `${salaryOf(values)}: tax by what is deducted in the old regime only, in rupees`,
  columns: ['Deductions', 'Old regime', 'New regime'],
  rows: levels.map(({ off, old }) => [formatNumber(off), formatNumber(old), formatNumber(tax.new.payable)]),
});

function taxSteps({ tax, cheaper }: RegimeComparison, values: Salary, figures: FigureValues): readonly Step[] {
  const { taxable, rebate, surcharge, cess, slabTax, payable } = tax[cheaper];
  const slabs = taxBySlab(taxable, rulesFor(figures, cheaper, values).slabs).filter(({ percent }) => percent > 0);
  const source = { text: `slabs of the ${cheaper} regime`, address: `/figures#${slabFigure(cheaper, values.age)}` };
  return [
    {
      name: `Tax by slab, ${cheaper} regime`,
      rule: 'each part of the income at the percentage of its slab; section 202 or the Finance Act',
      value: `${slabs.map(({ percent, tax: part }) => `${rupeesInFull((part * 100) / percent)} × ${percentInFull(percent)}`).join(' + ') || formatRupees(0)} = ${formatRupees(slabTax)}`,
      source,
    },
    {
      name: 'Rebate or marginal relief',
      rule: 'section 156, formerly 87A',
      value: `${rupeesInFull(slabTax)} − ${rupeesInFull(rebate)} = ${formatRupees(slabTax - rebate)}`,
      source: { text: 'income without tax', address: `/figures#${cheaper}-regime-nil-tax-income` },
    },
    {
      name: 'Surcharge and cess',
      rule: 'surcharge after marginal relief, then cess on both, to the nearest ₹10',
      value: `${rupeesInFull(slabTax - rebate)} + ${rupeesInFull(surcharge)} + ${rupeesInFull(cess)} = ${rupeesInFull(slabTax - rebate + surcharge + cess)}, so ${formatRupees(payable)}`,
      source: { text: 'surcharge', address: `/figures#${cheaper}-regime-surcharge` },
    },
  ];
}

/** The tax of the cheaper regime, step by step. */
export const stepsOf = (answer: RegimeComparison, values: Salary, figures: FigureValues): readonly Step[] => [
  ...(answer.perquisite > 0
    ? [
        {
          name: TAXED_FUNDS,
          rule: 'NPS + PF and superannuation − limit of the year, taxed as salary; section 17(1)(h), formerly 17(2)(vii)',
          value: `${formatRupees(values.employerNps)} + ${formatRupees(values.employerPf)} − ${formatRupees(limitOf(figures, EMPLOYER_FUNDS, values.year))} = ${formatRupees(answer.perquisite)}`,
          source: { text: 'its limit', address: `/figures#${EMPLOYER_FUNDS}` },
        },
      ]
    : []),
  ...answer.deductions
    .filter((deduction) => deduction[answer.cheaper] > 0)
    .map(({ name, section, figure, ...off }) => ({
      name,
      rule: section,
      value: `− ${formatRupees(off[answer.cheaper])}`,
      ...(figure && { source: { text: 'its limit', address: `/figures#${figure}` } }),
    })),
  {
    name: 'Taxable income',
    rule: `salary${answer.perquisite > 0 ? ' + what is taxed beside it' : ''} − deductions, to the nearest ₹10; section 516, formerly 288A`,
    value: formatRupees(answer.tax[answer.cheaper].taxable),
  },
  ...taxSteps(answer, values, figures),
];
