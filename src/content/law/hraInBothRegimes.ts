/** What an HRA exemption does to the tax of both regimes. */
import { byTaxYear } from '../figureHistory';
import type { FigureValues } from '../figureValues';
import { compareRegimes, lastTaxYear, ruleFigures, rulesFor, type RegimeComparison, type Salary } from './taxRegimes';

/** The figures that the tax on a salary without other deductions depends on. */
export const taxRuleFigures = ruleFigures.map(byTaxYear);

/** Nothing but a salary. */
const bareSalary: Omit<Salary, 'year' | 'salary' | 'hra'> = {
  age: 'below60',
  savings: 0,
  ownPf: 0,
  health: 0,
  parentsHealth: 0,
  interest: 0,
  nps: 0,
  basic: 0,
  employerNps: 0,
  employerPf: 0,
  other: 0,
  rent: 0,
  hraReceived: 0,
  city: 'other',
};

/** Tax of a year on a salary without other deductions below 60, in rupees: of both regimes with an HRA exemption, and of the old one without. */
export function hraInBothRegimes(salary: number, exempt: number, figures: FigureValues) {
  const year = lastTaxYear(figures, ruleFigures);
  const taxWith = (hra: number): RegimeComparison['tax'] =>
    compareRegimes({ ...bareSalary, year, salary, hra }, figures).tax;
  const { old, new: ofNew } = taxWith(exempt);
  return { tax: { old: old.payable, new: ofNew.payable }, without: taxWith(0).old.payable };
}

/** The shares of income that the slabs of the old regime take, highest first, in percent and without cess. */
export function oldSlabRates(figures: FigureValues): readonly number[] {
  const { slabs } = rulesFor(figures, 'old', { year: lastTaxYear(figures, ruleFigures), age: bareSalary.age });
  return slabs
    .map(({ percent }) => percent)
    .filter((percent) => percent > 0)
    .sort((a, b) => b - a);
}
