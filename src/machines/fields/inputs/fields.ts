/** The fields of calculators and lists, each in one line. */
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
import * as words from '../messages.en';

export type Range = readonly [min: number, max: number, step: number, sliderMost?: number];

/** A range as the limits of a number; `sliderMost` is where its slider ends, if that is before `max`. */
export const limits = ([min, max, step, sliderMost]: Range): Limits => ({
  min,
  max,
  step,
  ...(sliderMost !== undefined && { sliderMost }),
});

/** @param chips common amounts */
export const rupees = (label: string, range: Range, chips?: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: amountField({ label, limits: limits(range), ...(chips && { chips }) }),
});

/** An amount that may be typed as a percentage of another field's, such as a fee of a loan. @param shareOf the name of that field */
export const rupeesOrShare = (label: string, range: Range, shareOf: string): NumberInput => ({
  kind: 'number',
  spec: { ...amountField({ label, limits: limits(range) }), shareOf },
});

/** A yearly rate: its unit is "% a year". */
export const percent = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: rateField({ label, limits: limits(range) }),
});

/** A difference of two rates, in percentage points. */
export const points = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: pointsField({ label, limits: limits(range) }),
});

/** A part of something, in percent. */
export const share = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: shareField({ label, limits: limits(range) }),
});

/** A duration in years, parts of one too. */
export const years = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: yearsField({ label, limits: limits(range) }),
});

/** A duration in whole years, such as the term of an account */
export const wholeYears = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: yearsField({ label, limits: limits(range), isWhole: true }),
});

/** @param chips common durations */
export const months = (label: string, range: Range, chips?: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: monthsField({ label, limits: limits(range), ...(chips && { chips }) }),
});

/** A number of instalments. @param chips common durations */
export const wholeMonths = (label: string, range: Range, chips?: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: monthsField({ label, limits: limits(range), ...(chips && { chips }), isWhole: true }),
});

/** @param chips common weights */
export const grams = (label: string, range: Range, chips: readonly number[]): NumberInput => ({
  kind: 'number',
  spec: gramsField({ label, limits: limits(range), chips }),
});

/**
 * A choice with text values before numeric ones: an object would put the numbers first, whatever their order in the code.
 * @param options values in the address, with their labels
 */
export const orderedChoice = (
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): ChoiceInput => ({
  kind: 'choice',
  label,
  options: options.map(([value, text]) => ({ value, text })),
});

/** @param options values in the address, with their labels */
export const choice = (label: string, options: Readonly<Record<string, string>>): ChoiceInput =>
  orderedChoice(label, Object.entries(options));

/** A number that may be left empty: its value is then null. */
export const optional = ({ spec, ...input }: NumberInput): NumberInput => ({
  ...input,
  spec: { ...spec, isOptional: true },
});

/** A number with a few words right of its label, or below it where both have no room in one line. */
export const hinted = (hint: string, { spec, ...input }: NumberInput): NumberInput => ({
  ...input,
  spec: { ...spec, hint },
});

/** A condition to tick; above the rows of a list it is a filter. */
export const toggle = (label: string): ToggleInput => ({ kind: 'toggle', label });

/** A date. @param first and last the accepted range, year-month-day */
export const day = (label: string, first: string, last: string): NumberInput => ({
  kind: 'number',
  spec: dayField(label, first, last),
});

/** The income tax slabs as a field: the tax rate on additional interest, before cess. */
export const taxSlab = orderedChoice(words.slab, [
  ['none', words.slabNone],
  ...['5', '10', '15', '20', '25', '30'].map((slab) => [slab, `${slab}%`] as const),
]);

/** Whether sums of a list leave out the tax on interest, or how they calculate it. */
export function taxNote(slab: string): string {
  return slab === 'none' ? words.beforeTax : words.afterTax({ slab });
}
