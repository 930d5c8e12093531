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
import { hasRent, hraLimitsOf } from '../../content/law/rentedHome';
import { percentInFull, rupeesInFull, rupeesInShortOrFull } from '../../lib/format/inFull';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { FigureValues } from '../../content/figureValues';
import { valueOf } from '../../content/valueOf';
import type { Conflicts } from '../../machines/fields/inputs/types';
import type { Step, TableData } from '../../machines/calculator/definition';
import type { Table } from '../../machines/calculator/section';
import type { ComparedWay } from '../../ui/WayBars';
import * as words from './messages.en';
import { monthOf } from './month';

/** The new one first: it applies unless one chooses, and a phone shows the first column whole. */
const regimes: readonly Regime[] = ['new', 'old'];

const salaryOf = ({ salary, year }: Salary): { readonly salary: string; readonly year: string } => ({
  salary: formatRupees(salary),
  year: taxYearFrom(Number(year)),
});

/** Both regimes as bars, each with its tax. */
export const waysOf = ({ tax, cheaper }: RegimeComparison): readonly ComparedWay[] => {
  const isSame = tax.old.payable === tax.new.payable;
  return regimes.map((regime): ComparedWay => {
    const { payable: rupees } = tax[regime];
    const way = { name: regime === 'old' ? words.oldRegime : words.newRegime, rupees };
    const amount = formatRupees(rupees);
    return isSame || regime !== cheaper
      ? { ...way, amount }
      : { ...way, amount: words.wayCheaper({ amount }), isBest: true };
  });
};

/** The salary and its deductions within the limits. */
export const say = (values: Salary, figures: FigureValues): string => {
  const old = claimedFrom(deductionsFrom(figures, values));
  const named = [
    ...(old > 0 ? [words.inputDeductions({ amount: formatRupees(old) })] : []),
    ...(values.employerNps > 0 ? [words.inputNps({ amount: formatRupees(values.employerNps) })] : []),
    ...(values.other > 0 ? [words.inputOther({ amount: formatRupees(values.other) })] : []),
    ...(values.employerPf > 0 ? [words.inputPf({ amount: formatRupees(values.employerPf) })] : []),
  ];
  if (named.length === 0) return words.inputs(salaryOf(values));
  return words.inputsWith({ ...salaryOf(values), more: named });
};

export const brief = ({ salary, year }: EnteredSalary): string =>
  words.brief({ salary: rupeesInShortOrFull(salary), year: taxYearFrom(Number(year)) });

/** A salary as it is entered; a basic salary that nobody entered is null. */
export type EnteredSalary = Omit<Salary, 'basic'> & { readonly basic: number | null };

/** The basic salary, rupees a year: half of the salary, as is usual, until a visitor enters their own. */
export const basicOf = ({ basic, salary }: Pick<EnteredSalary, 'basic' | 'salary'>): number => basic ?? salary / 2;

/** With the basic salary that counts. */
export const whole = (values: EnteredSalary): Salary => ({ ...values, basic: basicOf(values) });

/** HRA, basic salary and the employer's NPS payment are parts of one salary. The basic salary counts for that payment and a rent only. */
export function conflicts(values: Salary): Conflicts<Salary> {
  const { hra, salary, basic, employerNps, employerPf, hraReceived, ownPf } = values;
  const all = { salary: formatRupees(salary) };
  if (ownPf > 0 && ownPf * MONTHS_IN_YEAR + employerNps > salary / 2) return { ownPf: words.conflictOwnPf };
  if (employerPf > salary / 2) return { employerPf: words.conflictEmployerPf };
  if (hra >= salary) return { hra: words.conflictHra(all) };
  if (hasRent(values) && hra > 0) return { hra: words.conflictHraTwice };
  const allowance = hasRent(values) ? hraReceived * MONTHS_IN_YEAR : hra;
  if (basic + allowance + employerNps <= salary) return {};
  if (employerNps > 0) return { employerNps: words.conflictEmployerNps(all) };
  return hasRent(values) ? { hraReceived: words.conflictHraReceived(all) } : {};
}

type Line = readonly [name: string, ...amounts: string[]];

const lineOf = (name: string, amountIn: (regime: Regime) => number): Line => [
  name,
  ...regimes.map((regime) => formatNumber(amountIn(regime))),
];

const NOT_DEDUCTED = '—';

/** A deduction, or nothing where it is 0 in both regimes. */
const deductionLine = (name: string, off: Readonly<Record<Regime, number>>): readonly Line[] =>
  regimes.some((regime) => off[regime] !== 0)
    ? [[name, ...regimes.map((regime) => (off[regime] === 0 ? NOT_DEDUCTED : formatNumber(-off[regime])))]]
    : [];

/** A line that is 0 in both regimes says nothing. */
const lineIfAny = (name: string, amountIn: (regime: Regime) => number): readonly Line[] =>
  regimes.some((regime) => amountIn(regime) !== 0) ? [lineOf(name, amountIn)] : [];

const incomeLines = ({ salary, perquisite, other, deductions }: RegimeComparison): readonly Line[] => [
  lineOf(words.salary, () => salary),
  ...(perquisite > 0 ? [lineOf(words.taxedFunds, () => perquisite)] : []),
  ...(other > 0 ? [lineOf(words.otherIncome, () => other)] : []),
  ...deductions.flatMap(({ name, ...off }) => deductionLine(name, off)),
];

const taxLines = ({ tax }: RegimeComparison): readonly Line[] => [
  lineOf(words.taxableIncome, (regime) => tax[regime].taxable),
  lineOf(words.taxBySlab, (regime) => tax[regime].slabTax),
  ...lineIfAny(words.rebate, (regime) => -tax[regime].rebate),
  ...lineIfAny(words.surcharge, (regime) => tax[regime].surcharge),
  lineOf(words.cess, (regime) => tax[regime].cess),
  lineOf(words.tax, (regime) => tax[regime].payable),
];

const monthLines = (answer: RegimeComparison): readonly Line[] => [
  lineOf(words.taxAMonth, (regime) => monthOf(answer, regime).tax),
  lineOf(words.inHand({ knowsPf: answer.ownPf > 0 }), (regime) => monthOf(answer, regime).inHand),
];

/** Both regimes side by side, from the salary to the tax and to what a month brings. */
export function lineByLine(answer: RegimeComparison, { year }: Pick<Salary, 'year'>): TableData {
  const rows = [...incomeLines(answer), ...taxLines(answer), ...monthLines(answer)];
  return {
    caption: words.captionByLine({ year: taxYearFrom(Number(year)) }),
    columns: [words.columnLine, words.columnNew, words.columnOld],
    rows,
    totals: [words.taxableIncome, words.tax, words.inHand({ knowsPf: answer.ownPf > 0 })],
    ...(rows.some((row) => row.includes(NOT_DEDUCTED)) && { note: words.noteByLine }),
  };
}

/** Tax of both regimes by deductions of the old one. */
export const byDeductions = ({ levels, tax }: RegimeComparison, values: Salary): Table => ({
  caption: words.captionByDeductions(salaryOf(values)),
  columns: [words.columnDeductions, words.oldRegime, words.newRegime],
  rows: levels.map(({ off, old }) => [formatNumber(off), formatNumber(old), formatNumber(tax.new.payable)]),
});

function taxSteps({ tax, cheaper }: RegimeComparison, values: Salary, figures: FigureValues): readonly Step[] {
  const { taxable, rebate, surcharge, cess, slabTax, payable } = tax[cheaper];
  const slabs = taxBySlab(taxable, rulesFor(figures, cheaper, values).slabs).filter(({ percent }) => percent > 0);
  return [
    {
      name: words.stepSlabs({ regime: cheaper }),
      rule: words.stepSlabsRule,
      value: `${slabs.map(({ percent, tax: part }) => `${rupeesInFull((part * 100) / percent)} × ${percentInFull(percent)}`).join(' + ') || formatRupees(0)} = ${formatRupees(slabTax)}`,
      source: {
        text: words.sourceSlabs({ regime: cheaper }),
        address: `/figures#${slabFigure(cheaper, values.age)}`,
      },
    },
    {
      name: words.rebate,
      rule: words.stepRebateRule,
      value: `${rupeesInFull(slabTax)} − ${rupeesInFull(rebate)} = ${formatRupees(slabTax - rebate)}`,
      source: { text: words.sourceRebate, address: `/figures#${cheaper}-regime-nil-tax-income` },
    },
    {
      name: words.stepSurcharge,
      rule: words.stepSurchargeRule,
      value: words.stepSurchargeValue({
        tax: rupeesInFull(slabTax - rebate),
        surcharge: rupeesInFull(surcharge),
        cess: rupeesInFull(cess),
        total: rupeesInFull(slabTax - rebate + surcharge + cess),
        payable: formatRupees(payable),
      }),
      source: { text: words.sourceSurcharge, address: `/figures#${cheaper}-regime-surcharge` },
    },
  ];
}

/** The three sums of the HRA exemption, where it follows from a rent and counts. */
function rentSteps({ cheaper }: RegimeComparison, values: Salary, figures: FigureValues): readonly Step[] {
  if (cheaper === 'new' || !hasRent(values)) return [];
  const { received, rentAboveShare, shareOfBasic } = hraLimitsOf(figures, values);
  return [
    {
      name: words.stepRent,
      rule: words.stepRentRule({ own: percentInFull(valueOf(figures, 'hra-own-share')) }),
      value: words.stepRentValue({ sums: [received, rentAboveShare, shareOfBasic].map((sum) => formatRupees(sum)) }),
      source: { text: words.sourceLimit, address: '/figures#hra-own-share' },
    },
  ];
}

/** The tax of the cheaper regime, step by step. */
export const stepsOf = (answer: RegimeComparison, values: Salary, figures: FigureValues): readonly Step[] => [
  ...(answer.perquisite > 0
    ? [
        {
          name: words.taxedFunds,
          rule: words.stepTaxedFundsRule,
          value: `${formatRupees(values.employerNps)} + ${formatRupees(values.employerPf)} − ${formatRupees(limitOf(figures, EMPLOYER_FUNDS, values.year))} = ${formatRupees(answer.perquisite)}`,
          source: { text: words.sourceLimit, address: `/figures#${EMPLOYER_FUNDS}` },
        },
      ]
    : []),
  ...rentSteps(answer, values, figures),
  ...answer.deductions
    .filter((deduction) => deduction[answer.cheaper] > 0)
    .map(({ name, section, figure, ...off }) => ({
      name,
      rule: section,
      value: `− ${formatRupees(off[answer.cheaper])}`,
      ...(figure && { source: { text: words.sourceLimit, address: `/figures#${figure}` } }),
    })),
  {
    name: words.taxableIncome,
    rule: words.stepTaxableIncomeRule({ hasTaxedFunds: answer.perquisite > 0 }),
    value: formatRupees(answer.tax[answer.cheaper].taxable),
  },
  ...taxSteps(answer, values, figures),
];
