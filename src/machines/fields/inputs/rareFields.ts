/** Fields of few calculators, apart from the others, which each page with a calculator fetches. */
import { amountAMonthField } from '../NumberField/amountAMonthField';
import { termField } from '../NumberField/termField';
import { limits, type Range } from './fields';
import type { NumberInput } from './types';

/** An amount of a year that a salary slip names a month. @param range of the year, in which it stands in the address */
export const rupeesAMonth = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: amountAMonthField({ label, limits: limits(range) }),
});

/** The term of a loan, or what is left of it: years to the month */
export const term = (label: string, range: Range): NumberInput => ({
  kind: 'number',
  spec: termField({ label, limits: limits(range) }),
});
