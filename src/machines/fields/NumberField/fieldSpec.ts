import { formatNumber, formatPercent, formatRupees, rupeesInWords } from '../../../lib/format/rupees';
import { refused, type Reading } from '../../../lib/quantities/reading';
import {
  gramUnits,
  monthUnits,
  percentUnits,
  pointUnits,
  rateUnits,
  yearOrMonthUnits,
  type UnitReader,
} from '../../../lib/typed/units';
import { readYearsAndMonths } from '../../../lib/typed/readMonths';
import { amountWithin, numberWithin } from '../../../lib/typed/within';
import { formatMonths, formatYears } from '../../../lib/format/durations';
import { MONTHS_IN_YEAR } from '../../../lib/unitSizes';
import * as words from '../messages.en';

/** The accepted range, in the field's unit. The step applies to the slider only, not to typed values. */
export type Limits = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Upper end of the slider, if below the maximum, so that common values use its whole length */
  readonly sliderMost?: number;
};

/** How a number is parsed, formatted and explained. */
export interface NumberFieldSpec {
  readonly label: string;
  /** What the label leaves out, in a few words right of it: "not CTC" */
  readonly hint?: string;
  /** Unit after the number, unless the number includes it */
  readonly unit?: string;
  readonly limits: Limits;
  /** Whether it accepts whole numbers only */
  readonly isWhole?: boolean;
  /** Whether it may be left empty; its value is then null */
  readonly isOptional?: boolean;
  /** Of an amount: the field with the amount that a typed percentage is a share of */
  readonly shareOf?: string;
  /** Parses typed text; a refusal is the message at the field. */
  readonly read: (text: string) => Reading<number>;
  /** The text in the field */
  readonly format: (value: number) => string;
  /** The number in words, for screen readers and beside the field */
  readonly say: (value: number) => string;
  /** Preset values, with their labels */
  readonly chips?: readonly { readonly value: number; readonly text: string }[];
}

/** The accepted range in words: "5 lakh to 5 crore", "7% to 15% a year". */
export function rangeOf({ limits: { min, max }, unit, format, say }: NumberFieldSpec): string {
  return unit
    ? words.rangeWithUnit({ least: format(min), most: format(max), unit })
    : words.range({ least: say(min), most: say(max) });
}

/** The unit after a number, in the singular after 1; that of the field while there is no number. */
export function unitAfter({ unit, format, say }: NumberFieldSpec, value: number | null): string | undefined {
  if (!unit || value === null) return unit;
  const [said, number] = [say(value), `${format(value)} `];
  return said.startsWith(number) ? said.slice(number.length) : unit;
}

/** What differs from field to field of a kind. */
export type Options = Pick<NumberFieldSpec, 'label' | 'limits' | 'isWhole'> & { readonly chips?: readonly number[] };

/** An amount in rupees. A chip reads "50 lakh". */
export function amountField({ label, limits, chips }: Options): NumberFieldSpec {
  const range = { least: limits.min, most: limits.max };
  return {
    label,
    limits,
    read: (text) => amountWithin(text, range),
    format: (rupees) => formatRupees(rupees),
    say: rupeesInWords,
    ...(chips && {
      chips: chips.map((value) => ({ value, text: value < 100_000 ? formatRupees(value) : rupeesInWords(value) })),
    }),
  };
}

/** @param unitOf parses a unit after the typed number */
function countField(
  { label, limits, chips, isWhole }: Options,
  kind: 'years' | 'months' | 'grams',
  unitOf: UnitReader,
): NumberFieldSpec {
  const units = { years: words.unitYears, months: words.unitMonths, grams: words.unitGrams }[kind];
  return {
    label,
    unit: units,
    limits,
    ...(isWhole && { isWhole }),
    read: (text) => {
      const months = kind === 'grams' ? undefined : readYearsAndMonths(text);
      const typed = months === undefined ? text : String(kind === 'years' ? months / MONTHS_IN_YEAR : months);
      const reading = numberWithin(typed, { least: limits.min, most: limits.max, unit: units, unitOf });
      if (!isWhole || reading.value === undefined || Number.isInteger(reading.value)) return reading;
      const below = Math.floor(reading.value);
      return refused(words.whole({ unit: kind, below: String(below), above: String(below + 1) }));
    },
    format: (count) => formatNumber(count, 2),
    say: { years: formatYears, months: formatMonths, grams: (count: number) => words.grams({ count }) }[kind],
    ...(chips && { chips: chips.map((value) => ({ value, text: formatNumber(value) })) }),
  };
}

/** A duration in years, also read in months: "18 months" is 1.5 years. */
export const yearsField = (options: Options): NumberFieldSpec => countField(options, 'years', yearOrMonthUnits);

export const monthsField = (options: Options): NumberFieldSpec => countField(options, 'months', monthUnits);

export const gramsField = (options: Options): NumberFieldSpec => countField(options, 'grams', gramUnits);

/** A rate in percent a year. */
export function rateField({ label, limits, chips }: Options): NumberFieldSpec {
  return {
    label,
    unit: words.unitAYear,
    limits,
    read: (text) => numberWithin(text, { least: limits.min, most: limits.max, unit: '%', unitOf: rateUnits }),
    format: (percent) => formatPercent(percent, 3),
    say: (percent) => words.aYear({ rate: formatPercent(percent, 3) }),
    ...(chips && { chips: chips.map((value) => ({ value, text: formatPercent(value) })) }),
  };
}

export function shareField({ label, limits }: Options): NumberFieldSpec {
  return {
    label,
    limits,
    read: (text) => numberWithin(text, { least: limits.min, most: limits.max, unit: '%', unitOf: percentUnits }),
    format: (percent) => formatPercent(percent),
    say: (percent) => formatPercent(percent),
  };
}

/** A change of a rate in percentage points, negative for a fall. */
export function pointsField({ label, limits }: Options): NumberFieldSpec {
  return {
    label,
    unit: words.unitPoints,
    limits,
    read: (text) =>
      numberWithin(text, { least: limits.min, most: limits.max, unit: words.unitPoints, unitOf: pointUnits }),
    format: (points) => formatNumber(points, 2),
    say: (points) => words.points({ number: formatNumber(points, 2), count: points }),
  };
}
