/** The fields of calculators and lists, each in one line. */
import type { FigureValues } from '../../../content/figureValues';
import {
  amountField,
  gramsField,
  monthsField,
  pointsField,
  rateField,
  shareField,
  yearsField,
  type Limits,
} from '../NumberField/fieldSpec';
import { dayField } from '../NumberField/dayField';
import type { ChoiceInput, NumberInput, ToggleInput } from './types';

type Range = readonly [min: number, max: number, step: number, sliderMost?: number];

const limits = ([min, max, step, sliderMost]: Range): Limits => ({
  min,
  max,
  step,
  ...(sliderMost !== undefined && { sliderMost }),
});

/** @param chips usual amounts, one touch each */
export const rupees = (label: string, range: Range, chips?: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: amountField({ label, limits: limits(range), ...(chips && { chips }) }),
});

export const percent = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: rateField({ label, limits: limits(range) }),
});

export const points = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: pointsField({ label, limits: limits(range) }),
});

export const share = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: shareField({ label, limits: limits(range) }),
});

export const years = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: yearsField({ label, limits: limits(range) }),
});

/** A time in years that has no part years, such as the term of an account */
export const wholeYears = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: yearsField({ label, limits: limits(range), isWhole: true }),
});

/** @param chips usual times, one touch each */
export const months = (label: string, range: Range, chips?: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: monthsField({ label, limits: limits(range), ...(chips && { chips }) }),
});

/** A number of instalments. @param chips usual times, one touch each */
export const wholeMonths = (label: string, range: Range, chips: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: monthsField({ label, limits: limits(range), chips, isWhole: true }),
});

/** @param chips usual weights, one touch each */
export const grams = (label: string, range: Range, chips: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: gramsField({ label, limits: limits(range), chips }),
});

/**
 * A choice that has words before numbers: an object would put the numbers first, whatever their order in the code.
 * @param options what stands in the address, and the words for it
 */
export const orderedChoice = (
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): ChoiceInput => ({
  kind: 'choice',
  label,
  options: options.map(([value, text]) => ({ value, text })),
});

/** @param options what stands in the address, and the words for it */
export const choice = (label: string, options: Readonly<Record<string, string>>): ChoiceInput =>
  orderedChoice(label, Object.entries(options));

export const toggle = (label: string): ToggleInput => ({ kind: 'toggle', label });

/** A day. @param first and last the days between which it has to lie, year-month-day */
export const day = (label: string, first: string, last: string): NumberInput => ({
  kind: 'number',
  spec: dayField(label, first, last),
});

/** The slabs of income tax as a field: the share of the next rupee of interest that goes in tax, before cess. */
export const taxSlab = orderedChoice('Your tax slab', [
  ['none', 'No tax'],
  ...['5', '10', '15', '20', '25', '30'].map((slab) => [slab, `${slab}%`] as const),
]);

/** The figure of the health and education cess, which `leftAfterTax` needs */
export const CESS = 'income-tax-cess';

/** The share of interest that is left after tax at a slab with its cess, from 0 to 1. Surcharge is left out. */
export function leftAfterTax(slab: string, { [CESS]: cessPercent = 0 }: FigureValues): number {
  return slab === 'none' ? 1 : 1 - (Number(slab) / 100) * (1 + cessPercent / 100);
}

/** What the sums after tax of a list count with; nothing where no slab is told. */
export function taxNotes(slab: string): readonly string[] {
  return slab === 'none' ? [] : [`After tax: your slab of ${slab}% with cess, on all of the interest.`];
}
