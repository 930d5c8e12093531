/** The fields of calculators and lists, each in one line. */
import type { FigureValues } from '../../../content/figureValues';
import {
  amountField,
  gramsField,
  monthsField,
  rateField,
  shareField,
  yearsField,
  type Limits,
} from '../NumberField/fieldSpec';
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

export const share = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: shareField({ label, limits: limits(range) }),
});

export const years = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: yearsField({ label, limits: limits(range) }),
});

/** @param chips usual times, one touch each */
export const months = (label: string, range: Range, chips: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: monthsField({ label, limits: limits(range), chips }),
});

/** @param chips usual weights, one touch each */
export const grams = (label: string, range: Range, chips: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: gramsField({ label, limits: limits(range), chips }),
});

/** @param options what stands in the address, and the words for it */
export const choice = (label: string, options: Readonly<Record<string, string>>): ChoiceInput => ({
  kind: 'choice',
  label,
  options: Object.entries(options).map(([value, text]) => ({ value, text })),
});

export const toggle = (label: string): ToggleInput => ({ kind: 'toggle', label });

/** The slabs of income tax as a field: the share of the next rupee of interest that goes in tax, before cess. */
export const taxSlab = choice('Your tax slab', {
  none: 'No tax',
  '5': '5%',
  '10': '10%',
  '15': '15%',
  '20': '20%',
  '25': '25%',
  '30': '30%',
});

/** The figure of the health and education cess, which `leftAfterTax` needs */
export const CESS = 'income-tax-cess';

/** The share of interest that is left after tax at a slab with its cess, from 0 to 1. Surcharge is left out. */
export function leftAfterTax(slab: string, { [CESS]: cessPercent = 0 }: FigureValues): number {
  return slab === 'none' ? 1 : 1 - (Number(slab) / 100) * (1 + cessPercent / 100);
}
