import { timeOf } from '../../../lib/format/timeOf';
import { readMonths } from '../../../lib/typed/readMonths';
import { yearUnits } from '../../../lib/typed/units';
import { numberWithin } from '../../../lib/typed/within';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../../lib/unitSizes';
import type { NumberFieldSpec, Options } from './fieldSpec';
import * as words from '../messages.en';

/** Years of a term, from whole months. */
const inWholeMonths = (years: number): number => monthsOfYears(years) / MONTHS_IN_YEAR;

/**
 * A term in years, read to the month and shown as "3 years 8 months". A bare number counts years, and months where it is above the most
 * years: the keyboard of numbers has no letters.
 */
export function termField({ label, limits }: Options): NumberFieldSpec {
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
