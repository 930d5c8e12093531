import { validRows } from '../../validate';
import type { Rule } from '../rule';
import { askFor, shown } from './ask';

/** How many times the highest of its category a fund may cost: a regular plan costs more than that. */
const MOST_TIMES_CATEGORY = 1.5;
const LEAST_FUNDS = 3;
/** Percent a year over one year, and over three and five. */
const RETURNS = { returns1Y: 120, returns3Y: 50, returns5Y: 50 } as const;

/** Figures of funds outside what funds have, and one AMFI code twice. */
export const fundBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  const funds = validRows(site, 'funds');
  const byCode = new Map<number, string>();
  for (const { row, ...place } of funds) {
    const earlier = byCode.get(row.amfiCode);
    if (earlier === undefined) byCode.set(row.amfiCode, row.id);
    else ask(place, ['amfiCode'], `it is the code of "${earlier}", and each plan has its own`);
    const size = place.file.rows[place.index]?.['aum'];
    if (typeof size === 'string' && size.startsWith('₹') && !/ crore(?: \(|$)/u.test(size)) {
      ask(place, ['aum'], 'the size of a fund stands in crore, as fund houses print it');
    }
    const cost = row.expenseRatio.kind === 'share' ? row.expenseRatio.most : undefined;
    const ofOthers = funds.flatMap(({ row: other }) =>
      other !== row && other.type === row.type && other.expenseRatio.kind === 'share'
        ? (other.expenseRatio.most ?? [])
        : [],
    );
    const most = Math.max(...ofOthers);
    if (cost !== undefined && ofOthers.length >= LEAST_FUNDS && cost > most * MOST_TIMES_CATEGORY) {
      ask(
        place,
        ['expenseRatio'],
        `the other funds of its category cost ${shown(most)}% at most: see whether this is the regular plan`,
      );
    }
    for (const [field, limit] of Object.entries(RETURNS)) {
      const value = row[field as keyof typeof RETURNS];
      if (value.kind !== 'return' || Math.abs(value.least ?? 0) <= limit) continue;
      ask(place, [field], `no fund here returned more than ${limit}% a year: see the decimal point`);
    }
  }
};

/** Percent of claims that no insurer stays below. */
const LEAST_CLAIMS_PAID = 50;
/** How far the price of the years at once may be from that of the other rows, as a multiple of one year. */
const MOST_RATIO_APART = 0.2;

/** Figures of insurers outside what insurers have, and prices of several years that do not go with that of one. */
export const insuranceBounds: Rule = (site, report) => {
  const ask = askFor(site, report);
  for (const { row, ...place } of validRows(site, 'insurers')) {
    const ratios = [
      [['health', 'claimsPaid'], row.health?.claimsPaid],
      [['health', 'claimsPaidAverage'], row.health?.claimsPaidAverage],
      [['life', 'claimRatio'], row.life?.claimRatio],
      [['motor', 'claimRatio'], row.motor?.claimRatio],
      [['motor', 'closedRatio'], row.motor?.closedRatio],
    ] as const;
    for (const [path, ratio] of ratios) {
      if (ratio?.kind !== 'share' || (ratio.most ?? 100) >= LEAST_CLAIMS_PAID) continue;
      ask(place, path, `every insurer pays more than ${LEAST_CLAIMS_PAID}% of its claims: see the decimal point`);
    }
  }
  const premiums = validRows(site, 'third-party-premiums').map((one) => {
    const { oneYear, newVehicle } = one.row;
    const isKnown = oneYear.kind === 'money' && newVehicle.kind === 'money';
    return { ...one, years: isKnown ? (newVehicle.most ?? 0) / (oneYear.most ?? 1) : undefined };
  });
  for (const { years, ...place } of premiums) {
    const others = premiums.flatMap((one) =>
      one.file === place.file && one.index !== place.index ? (one.years ?? []) : [],
    );
    const middle = [...others].sort((one, other) => one - other)[Math.floor(others.length / 2)];
    if (years === undefined || middle === undefined || Math.abs(years / middle - 1) <= MOST_RATIO_APART) continue;
    ask(
      place,
      ['newVehicle'],
      `it is ${shown(years)} times the price of one year, and ${shown(middle)} times in other rows: see both`,
    );
  }
};
