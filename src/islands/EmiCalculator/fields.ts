/** The three inputs of the calculator: how each is read, written and explained. */
import { formatNumber, formatPercent, formatRupees, parseRupees, rupeesInWords } from '../../lib/format/rupees';
import { parseQuantity } from './parseQuantity';

/** What an input accepts, in its own unit. The step is the slider's; a typed value need not stand on it. */
export type Limits = {
  /** More than zero. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
};

export interface FieldSpec {
  readonly label: string;
  /** Unit shown before or after the figure. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly limits: Limits;
  readonly initial: number;
  /** Typed figures are rounded to this many decimals, so that what is shown is what is calculated with. */
  readonly decimals: number;
  readonly parse: (text: string) => number | undefined;
  /** The figure as it stands in the text field. */
  readonly format: (value: number) => string;
  /** The figure as a screen reader says it on the slider. */
  readonly say: (value: number) => string;
  /** The figure under an end of the slider. */
  readonly formatLimit: (value: number) => string;
  /** Written when it is needed: most calculations need none, and every figure in it takes a slow phone its time. */
  readonly unreadableMessage: string;
  readonly outOfRangeMessage: string;
}

const TENURE_DECIMALS = 2;
const RATE_DECIMALS = 3;

/** @returns '1 year', '20 years', '7.5 years'. */
export function formatYears(years: number): string {
  return `${formatNumber(years, TENURE_DECIMALS)} ${years === 1 ? 'year' : 'years'}`;
}

/** @returns '8.5% a year', with up to three decimals. */
export function formatYearlyRate(annualRatePercent: number): string {
  return `${formatPercent(annualRatePercent, RATE_DECIMALS)} a year`;
}

/** The loan amount, in whole rupees. */
export function principalField(initial: number, limits: Limits): FieldSpec {
  return {
    label: 'Loan amount',
    prefix: '₹',
    inputMode: 'numeric',
    limits,
    initial,
    decimals: 0,
    parse: parseRupees,
    format: formatNumber,
    say: (rupees) => `${formatRupees(rupees)}, ${rupeesInWords(rupees)}`,
    formatLimit: (rupees) => `₹${rupeesInWords(rupees)}`,
    get unreadableMessage() {
      return `Write the amount in digits, such as ${formatNumber(initial)}.`;
    },
    get outOfRangeMessage() {
      return `Enter an amount from ${formatRupees(limits.min)} to ${formatRupees(limits.max)}.`;
    },
  };
}

/** The tenure, in years; parts of a year are allowed and become whole months in the calculation. */
export function tenureField(initial: number, limits: Limits): FieldSpec {
  return {
    label: 'Tenure',
    suffix: 'years',
    inputMode: 'decimal',
    limits,
    initial,
    decimals: TENURE_DECIMALS,
    parse: (text) => parseQuantity(text, /^(?:y|yrs?|years?)\.?$/u),
    format: (years) => formatNumber(years, TENURE_DECIMALS),
    say: formatYears,
    formatLimit: formatYears,
    get unreadableMessage() {
      return `Write the tenure in years, such as ${formatNumber(initial, TENURE_DECIMALS)}.`;
    },
    get outOfRangeMessage() {
      return `Enter a tenure from ${formatNumber(limits.min)} to ${formatYears(limits.max)}.`;
    },
  };
}

/** The yearly rate, in percent. */
export function rateField(initial: number, limits: Limits): FieldSpec {
  return {
    label: 'Interest rate',
    suffix: '% a year',
    inputMode: 'decimal',
    limits,
    initial,
    decimals: RATE_DECIMALS,
    parse: (text) => parseQuantity(text, /^(?:%|percent)?\s*(?:p\.?\s?a\.?|a year|per annum)?$/u),
    format: (percent) => formatNumber(percent, RATE_DECIMALS),
    say: formatYearlyRate,
    formatLimit: formatYearlyRate,
    get unreadableMessage() {
      return `Write the rate as a percentage, such as ${formatNumber(initial, RATE_DECIMALS)}.`;
    },
    get outOfRangeMessage() {
      return `Enter a rate from ${formatPercent(limits.min)} to ${formatYearlyRate(limits.max)}.`;
    },
  };
}
