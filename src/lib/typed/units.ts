// cspell:ignore saal mahina mahine yearsold percentagepoint percentagepoints basispoint basispoints perannum ayear peryear
import { sameSpelling } from './plainText';
import { MONTHS_IN_YEAR } from '../unitSizes';

/** What a unit that somebody wrote behind a number makes of it: the factor, such as 0.01 for basis points, or undefined for a unit of something else. */
export type UnitReader = (unit: string) => number | undefined;

/** @param spellings as `sameSpelling` and without points and spaces, parted by spaces */
function anyOf(spellings: string): UnitReader {
  const known = new Set(sameSpelling(spellings).split(' '));
  return (unit) => (known.has(unit) ? 1 : undefined);
}

export const yearUnits = anyOf('y yr yrs year years yearsold saal sal साल वर्ष बरस');
const isMonths = anyOf('m mo mos mth mths month months mahina mahine माह महीना महीने');
export const gramUnits = anyOf('g gm gms gram grams gramme grammes ग्राम');

/** Months, or years of twelve: papers give the term of a loan in either. */
export const monthUnits: UnitReader = (unit) => isMonths(unit) ?? (yearUnits(unit) && MONTHS_IN_YEAR);

/** Years, or months as parts of one. */
export const yearOrMonthUnits: UnitReader = (unit) => yearUnits(unit) ?? (isMonths(unit) && 1 / MONTHS_IN_YEAR);

const isPercent = anyOf('% percent percentage percentagepoint percentagepoints pct प्रतिशत फीसदी');
const isPoints = anyOf('point points pt pts अंक प्रतिशतअंक');
const isBasisPoints = anyOf('bp bps basispoint basispoints');
const YEARLY = new RegExp(
  sameSpelling('(?:pa|perannum|annum|ayear|peryear|yearly|annual|annually|सालाना|वार्षिक|प्रतिवर्ष|/year|/annum)$'),
  'u',
);

/** Percent, or basis points: a hundred to the percent. */
export const percentUnits: UnitReader = (unit) => isPercent(unit) ?? (isBasisPoints(unit) && 0.01);

/** The same of a year, however it says so: "% p.a." */
export const rateUnits: UnitReader = (unit) => {
  const percent = unit.replace(YEARLY, '');
  return percent === '' ? 1 : percentUnits(percent);
};

/** Points of a percent. */
export const pointUnits: UnitReader = (unit) => isPoints(unit) ?? percentUnits(unit);
