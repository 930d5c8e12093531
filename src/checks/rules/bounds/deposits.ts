import { depositTenures } from '../../../content/depositTenures';
import type { RowOf } from '../../../content/schemas';
import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { MONTHS_IN_YEAR } from '../../../lib/unitSizes';
import { askFor, shown } from './ask';

type Bank = RowOf<'fd-rates'>;

/** Percentage points: what seniors get more at most, and how far a rate may be from the middle of those of such banks. */
const MOST_FOR_SENIORS = 1;
const MOST_FROM_MIDDLE = 2;
const MOST_FROM_MIDDLE_OF_COMPANIES = 3;
const LEAST_BANKS = 4;
/** Percent a year that no savings account pays. */
const MOST_ON_SAVINGS = 9;

/** Rates of fixed deposits that do not go with each other, with the tenure of the highest, or with those of other banks. */
export const depositBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  const kinds = new Map(validRows(site, 'providers').map(({ row }) => [row.id, row.kind]));
  const banks = validRows(site, 'fd-rates');
  const seen = new Map<string, string>();
  for (const { row, ...place } of banks) {
    const card = depositTenures
      .flatMap(({ field, seniorField }) => [rateOf(row, field), rateOf(row, seniorField)])
      .join(' ');
    const twin = seen.get(`${place.file.path} ${card}`);
    if (twin === undefined) seen.set(`${place.file.path} ${card}`, row.bank);
    else ask(place, ['interestRate'], `${twin} has the same rates for each tenure: see whether they were copied`);
    const such = banks.filter((other) => kinds.get(other.row.provider) === kinds.get(row.provider));
    const middle = median(
      such.flatMap((other) => depositTenures.map(({ field }) => rateOf(other.row, field) ?? [])).flat(),
    );
    const isFar = (rate: number): boolean => such.length >= LEAST_BANKS && Math.abs(rate - middle) > MOST_FROM_MIDDLE;
    const ofSuch = `half of the rates of a ${kinds.get(row.provider) ?? 'bank'} are below ${shown(middle)}%`;
    for (const { field, seniorField } of depositTenures) {
      const [rate, ofSeniors] = [rateOf(row, field), rateOf(row, seniorField)];
      if (rate !== undefined && isFar(rate)) ask(place, [field], ofSuch);
      if (rate !== undefined && ofSeniors !== undefined && points(ofSeniors - rate) > MOST_FOR_SENIORS) {
        ask(
          place,
          [seniorField],
          `seniors get ${MOST_FOR_SENIORS} point more at most, and the rate for others is ${shown(rate)}%`,
        );
      }
    }
    const highest = rateOf(row, 'highestRate');
    if (highest !== undefined && isFar(highest)) ask(place, ['highestRate'], ofSuch);
    const own = depositTenures.find(
      ({ years }) => row.highestRate.note !== undefined && isTenure(row.highestRate.note, years),
    );
    const rate = own && rateOf(row, own.field);
    if (own && rate !== undefined && highest !== undefined && rate !== highest) {
      ask(place, ['highestRate'], `${own.field} is for that tenure, and says ${shown(rate)}%`);
    }
  }
};

/** Rates of company deposits and savings accounts outside what such rates are. */
export const otherDepositBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  const companies = validRows(site, 'company-deposits');
  const middle = median(companies.flatMap(({ row }) => rateOf(row, 'interestRate') ?? []));
  for (const { row, ...place } of companies) {
    const rate = rateOf(row, 'interestRate');
    if (rate !== undefined && Math.abs(rate - middle) > MOST_FROM_MIDDLE_OF_COMPANIES) {
      ask(place, ['interestRate'], `half of the companies here pay less than ${shown(middle)}%`);
    }
    if (row.seniorExtra.kind === 'share' && (row.seniorExtra.most ?? 0) > MOST_FOR_SENIORS) {
      ask(place, ['seniorExtra'], `seniors get ${MOST_FOR_SENIORS} point more at most`);
    }
  }
  for (const { row, ...place } of validRows(site, 'savings-accounts')) {
    const rates = row.interestRate.kind === 'bands' ? row.interestRate.bands.map(({ rate }) => rate.most ?? 0) : [];
    if (Math.max(0, ...rates) > MOST_ON_SAVINGS)
      ask(place, ['interestRate'], `no savings account pays more than ${MOST_ON_SAVINGS}%`);
  }
};

function rateOf<Row extends Partial<Bank>>(row: Row, field: keyof Row): number | undefined {
  const value = row[field] as Bank['interestRate'] | undefined;
  return value?.kind === 'rate' ? (value.most ?? value.least) : undefined;
}

/** Whether the tenure in the brackets is exactly a number of years: "2 years", "24 months". */
function isTenure(note: string, years: number): boolean {
  return new RegExp(`^(?:${years} years?|${years * MONTHS_IN_YEAR} months)$`, 'u').test(note);
}

const points = (difference: number): number => Number(difference.toFixed(2));

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
