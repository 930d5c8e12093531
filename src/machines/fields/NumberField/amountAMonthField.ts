import { amountField, type NumberFieldSpec, type Options } from './fieldSpec';
import { MONTHS_IN_YEAR } from '../../../lib/unitSizes';

/** An amount of a year that is shown and typed a month. @param limits of the year, as its value and the address are */
export function amountAMonthField({ label, limits }: Options): NumberFieldSpec {
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
