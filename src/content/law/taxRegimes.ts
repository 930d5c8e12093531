/** Both income tax regimes for a salary: deductions and tax. */
import { byTaxYear } from '../figureHistory';
import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';
import { scaleOf } from '../scaleOf';
import { taxYearFrom } from '../taxYear';
import { advanceTaxFigures } from './advanceTax';
import { CESS } from './cess';
import { hasRent, hraExemptionOf, hraFigures, type RentedHome } from './rentedHome';
import { deductionsForTax, incomeTax, toTenRupees, type IncomeTax, type TaxRules } from '../../lib/finance/incomeTax';
import { LAKH, MONTHS_IN_YEAR } from '../../lib/unitSizes';
import * as words from './messages.en';

export type Regime = 'old' | 'new';

export type Salary = RentedHome & {
  readonly salary: number;
  /** Income that no employer pays and slabs tax, such as interest */
  readonly other: number;
  readonly age: string;
  /** What counts under 80C beside `ownPf` */
  readonly savings: number;
  /** Own PF, rupees a month off the salary; counts under 80C, too */
  readonly ownPf: number;
  readonly health: number;
  readonly parentsHealth: number;
  /** The HRA exemption where it is known; with a rent it follows from that */
  readonly hra: number;
  readonly interest: number;
  readonly nps: number;
  /** The employer's NPS payment, part of the salary */
  readonly employerNps: number;
  /** The employer's PF and superannuation, beside the salary and free of tax up to a limit */
  readonly employerPf: number;
};

/** A deduction: the amount that each regime allows, and its sections in the Acts of 2025 and 1961. */
export interface Deduction {
  readonly name: string;
  /** Rupees paid, which may be above the limit */
  readonly paid: number;
  readonly old: number;
  readonly new: number;
  readonly section: string;
  /** The figure that limits it */
  readonly figure?: string;
}

export interface RegimeTax extends IncomeTax {
  readonly taxable: number;
}

/** Limit of an employer's yearly payments into PF, NPS and superannuation; the rest is taxed */
export const EMPLOYER_FUNDS = 'employer-funds-limit';

/** What sets the tax on an income. */
export const ruleFigures = [
  'new-regime-slabs',
  'old-regime-slabs',
  'old-regime-slabs-senior',
  'old-regime-slabs-super-senior',
  'new-regime-surcharge',
  'old-regime-surcharge',
  'new-regime-nil-tax-income',
  'old-regime-nil-tax-income',
  'new-regime-rebate',
  'old-regime-rebate',
  'new-regime-standard-deduction',
  'old-regime-standard-deduction',
  CESS,
];

/** What limits the deductions from it. */
const yearlyFigures = [
  ...ruleFigures,
  'section-80c-limit',
  'section-80d-limit',
  'section-80d-senior-limit',
  'home-loan-interest-limit',
  'nps-extra-deduction',
  'nps-employer-share-new',
  'nps-employer-share-old',
  EMPLOYER_FUNDS,
];

/** A figure as it stood when a tax year began. */
const inYear = (id: string, year: string): string => `${id}@${year}-04-01`;

/** A limit of a tax year: rupees, or a percentage. */
export const limitOf = (figures: FigureValues, id: string, year: string): number => valueOf(figures, inYear(id, year));

/** The figures that the tax of each year depends on, for each year for which the registry knows them, and those of HRA and advance tax. */
export const taxFigures = [...yearlyFigures.map(byTaxYear), ...hraFigures, ...advanceTaxFigures];

/** The tax years for which all of these figures are known, by the calendar years in which they begin. */
export function taxYears(figures: FigureValues, ids = yearlyFigures): Readonly<Record<string, string>> {
  const names = Object.keys(figures);
  const isKnown = (year: string): boolean => ids.every((id) => names.some((name) => name.startsWith(inYear(id, year))));
  const years = new Set(names.flatMap((name) => /@(\d{4})-/.exec(name)?.[1] ?? []));
  return Object.fromEntries([...years].filter(isKnown).map((year) => [year, taxYearFrom(Number(year))]));
}

/** The last of these years. */
export const lastTaxYear = (figures: FigureValues, ids = yearlyFigures): string =>
  Object.keys(taxYears(figures, ids)).sort().at(-1) ?? '';

/** The figure of the old regime's slabs by the age that the visitor chose. */
const oldSlabs: Readonly<Record<string, string>> = {
  below60: 'old-regime-slabs',
  from60: 'old-regime-slabs-senior',
  from80: 'old-regime-slabs-super-senior',
};

export const slabFigure = (regime: Regime, age: string): string =>
  regime === 'new' ? 'new-regime-slabs' : (oldSlabs[age] ?? 'old-regime-slabs');

export function rulesFor(figures: FigureValues, regime: Regime, { year, age }: Pick<Salary, 'year' | 'age'>): TaxRules {
  const ofRegime = (id: string): number => limitOf(figures, `${regime}-regime-${id}`, year);
  return {
    slabs: scaleOf(figures, inYear(slabFigure(regime, age), year)),
    surcharge: scaleOf(figures, inYear(`${regime}-regime-surcharge`, year)),
    rebateUpTo: ofRegime('nil-tax-income'),
    rebateMost: ofRegime('rebate'),
    rebateTapers: regime === 'new',
    cessPercent: limitOf(figures, CESS, year),
  };
}

/** Deductions of each regime, within the limits of the year. */
export function deductionsFrom(figures: FigureValues, inputs: Salary): readonly Deduction[] {
  const limit = (id: string): number => limitOf(figures, id, inputs.year);
  // Nothing paid needs no limit: a bare salary is counted without these figures.
  const within = (paid: number, figure: string): number => (paid === 0 ? 0 : Math.min(paid, limit(figure)));
  const oldOnly = (name: string, paid: number, section: string, figure?: string): Deduction => ({
    name,
    paid,
    old: figure ? within(paid, figure) : paid,
    new: 0,
    section,
    ...(figure && { figure }),
  });
  const standard = (regime: Regime): number => Math.min(limit(`${regime}-regime-standard-deduction`), inputs.salary);
  const employer = (regime: Regime): number =>
    inputs.employerNps === 0
      ? 0
      : Math.min(inputs.employerNps, (inputs.basic * limit(`nps-employer-share-${regime}`)) / 100);
  const ownHealth = inputs.age === 'below60' ? 'section-80d-limit' : 'section-80d-senior-limit';
  return [
    {
      name: words.standard,
      paid: standard('new'),
      old: standard('old'),
      new: standard('new'),
      section: words.standardSection,
      figure: 'new-regime-standard-deduction',
    },
    {
      name: words.employerNps,
      paid: inputs.employerNps,
      old: employer('old'),
      new: employer('new'),
      section: words.employerNpsSection,
      figure: 'nps-employer-share-new',
    },
    oldOnly(words.hra, hasRent(inputs) ? hraExemptionOf(figures, inputs) : inputs.hra, words.hraSection),
    oldOnly(words.interest, inputs.interest, words.interestSection, 'home-loan-interest-limit'),
    oldOnly(words.savings, inputs.savings + inputs.ownPf * MONTHS_IN_YEAR, words.savingsSection, 'section-80c-limit'),
    oldOnly(words.ownNps, inputs.nps, words.ownNpsSection, 'nps-extra-deduction'),
    oldOnly(words.ownHealth, inputs.health, words.healthSection, ownHealth),
    oldOnly(words.parentsHealth, inputs.parentsHealth, words.healthSection, 'section-80d-senior-limit'),
  ];
}

/**
 * What the employer pays into NPS, PF and superannuation above the limit of a year: a perquisite, taxed as salary in both regimes. Section
 * 17(1)(h), formerly 17(2)(vii). What it earns later in these funds, which is taxed too, is not counted.
 */
const perquisiteOf = (figures: FigureValues, { employerNps, employerPf, year }: Salary): number =>
  employerNps + employerPf === 0 ? 0 : Math.max(employerNps + employerPf - limitOf(figures, EMPLOYER_FUNDS, year), 0);

const sumOf = (deductions: readonly Deduction[], regime: Regime): number =>
  deductions.reduce((sum, deduction) => sum + deduction[regime], 0);

/** Deductions that only the old regime has, within the limits. */
export const claimedFrom = (deductions: readonly Deduction[]): number =>
  sumOf(
    deductions.filter((deduction) => deduction.new === 0),
    'old',
  );

/** Tax on what is left after deductions. @param off rupees of deductions */
function taxAfter(income: number, off: number, rules: TaxRules): RegimeTax {
  const taxable = toTenRupees(Math.max(income - off, 0));
  return { taxable, ...incomeTax(taxable, rules) };
}

/** A salary in both regimes; rupees. */
export interface RegimeComparison {
  readonly salary: number;
  /** The employer's payments into funds above the limit, taxed as salary */
  readonly perquisite: number;
  readonly other: number;
  /** The part of the salary that the employer pays into NPS */
  readonly employerNps: number;
  /** Own PF, rupees a month */
  readonly ownPf: number;
  readonly tax: Readonly<Record<Regime, RegimeTax>>;
  /** Tax on the salary without other income, in rupees: what the employer deducts */
  readonly onSalary: Readonly<Record<Regime, number>>;
  readonly cheaper: Regime;
  /** Rupees of HRA a year that are exempt in the old regime; undefined where no rent is known */
  readonly hraExempt: number | undefined;
  readonly deductions: readonly Deduction[];
  /** Deductions of the old regime only, and the amount at which both taxes are equal */
  readonly claimed: number;
  readonly breakEven: number;
  /** Tax of the old regime by its own deductions, from nothing to ₹10 lakh, and at the claimed amount */
  readonly levels: readonly { readonly off: number; readonly old: number }[];
}

/** Both regimes for a salary; where both take the same, the new one, which needs no proofs, counts as the cheaper. */
export function compareRegimes(inputs: Salary, figures: FigureValues): RegimeComparison {
  const { salary, other } = inputs;
  const perquisite = perquisiteOf(figures, inputs);
  const income = salary + perquisite + other;
  const deductions = deductionsFrom(figures, inputs);
  const inBoth = deductions.filter((deduction) => deduction.new > 0);
  const rules = { old: rulesFor(figures, 'old', inputs), new: rulesFor(figures, 'new', inputs) };
  const taxOn = (sum: number, regime: Regime): RegimeTax => taxAfter(sum, sumOf(deductions, regime), rules[regime]);
  const tax = { old: taxOn(income, 'old'), new: taxOn(income, 'new') };
  const claimed = claimedFrom(deductions);
  const before = Math.max(income - sumOf(inBoth, 'old'), 0);
  return {
    salary,
    perquisite,
    other,
    employerNps: inputs.employerNps,
    ownPf: inputs.ownPf,
    tax,
    onSalary: { old: taxOn(income - other, 'old').payable, new: taxOn(income - other, 'new').payable },
    cheaper: tax.old.payable < tax.new.payable ? 'old' : 'new',
    hraExempt: hasRent(inputs) ? hraExemptionOf(figures, inputs) : undefined,
    deductions,
    claimed,
    breakEven: deductionsForTax(before, tax.new.payable, rules.old),
    levels: [...new Set([...Array.from({ length: 11 }, (_lakh, lakh) => lakh * LAKH), claimed])]
      .sort((a, b) => a - b)
      .map((off) => ({ off, old: taxAfter(before, off, rules.old).payable })),
  };
}
