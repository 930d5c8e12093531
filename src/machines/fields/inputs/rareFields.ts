/** Fields of few calculators, apart from the others, which each page with a calculator fetches. */
import { timeOf } from '../../../lib/format/timeOf';
import { readMonths } from '../../../lib/typed/readMonths';
import { yearUnits } from '../../../lib/typed/units';
import { numberWithin } from '../../../lib/typed/within';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../../lib/unitSizes';
import { amountField, type NumberFieldSpec, type Options } from '../NumberField/fieldSpec';
import * as words from '../messages.en';
import { limits, type Range } from './fields';
import type { NumberInput } from './types';

/** An amount of a year that is shown and typed a month. @param limits of the year, as its value and the address are */
function amountAMonthField({ label, limits }: Options): NumberFieldSpec {
  const { min, max, step } = limits;
  const month = amountField({
    label,
    limits: { min: min / MONTHS_IN_YEAR, max: max / MONTHS_IN_YEAR, step: step / MONTHS_IN_YEAR },
  });
  return {
    label,
    limits,
    read: (text) => {
      const reading = month.read(text);
      return reading.value === undefined ? reading : { value: reading.value * MONTHS_IN_YEAR };
    },
    format: (rupees) => month.format(rupees / MONTHS_IN_YEAR),
    say: (rupees) => month.say(rupees / MONTHS_IN_YEAR),
  };
}

/** An amount of a year that a salary slip names a month. @param range of the year, in which it stands in the address */
export const rupeesAMonth = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: amountAMonthField({ label, limits: limits(range) }),
});

/** Years of a term, from whole months. */
const inWholeMonths = (years: number): number => monthsOfYears(years) / MONTHS_IN_YEAR;

/**
 * A term in years, read to the month and shown as "3 years 8 months". A bare number counts years, and months where it is above the most
 * years: the keyboard of numbers has no letters.
 */
function termField({ label, limits }: Options): NumberFieldSpec {
  const { min: least, max: most } = limits;
  const say = (years: number): string => timeOf(monthsOfYears(years));
  return {
    label,
    unit: '',
    limits,
    read: (text) => {
      const months = readMonths(text, most);
      if (months !== undefined && Number.isFinite(months)) {
        const years = inWholeMonths(months / MONTHS_IN_YEAR);
        if (years >= least && years <= most) return { value: years };
      }
      return numberWithin(months === undefined ? text : '', { least, most, unit: words.unitYears, unitOf: yearUnits });
    },
    format: say,
    say,
  };
}

/** The term of a loan, or what is left of it: years to the month */
export const term = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: termField({ label, limits: limits(range) }),
});
