/** The HRA exemption of a year, by the law of its tax year. */
import { hraExemption, hraLimits, type HraLimits } from '../../lib/finance/hra';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { since, sinceDay } from '../figureHistory';
import type { FigureValues } from '../figureValues';
import { valueOf } from '../valueOf';

const CITIES = 'hra-metro-cities';

export const hraFigures = ['hra-metro-share', 'hra-other-share', 'hra-own-share', since(CITIES)];

/** A rent, and what the salary pays towards it. */
export type RentedHome = {
  /** Rupees a month; 0 if there is none */
  readonly rent: number;
  /** Rupees of House Rent Allowance a month, part of the salary */
  readonly hraReceived: number;
  /** One of the four first cities of the rule, one of those that a later change added, or any other place */
  readonly city: string;
  /** Basic salary and dearness allowance, rupees a year */
  readonly basic: number;
  /** First calendar year of the tax year */
  readonly year: string;
};

/** The four first cities of the rule, and those that a later change added; each choice names some of them. */
const FIRST = new Set(['metro', 'chennai']);
const ADDED = new Set(['added', 'hyderabad']);

/** Whether rent and allowance are known, so that the exemption follows from them. */
export const hasRent = ({ rent, hraReceived }: Pick<RentedHome, 'rent' | 'hraReceived'>): boolean =>
  rent > 0 && hraReceived > 0;

/** The three sums of a year that limit the exemption. Cities that were added count from the tax year in which they were. */
export function hraLimitsOf(figures: FigureValues, { rent, hraReceived, city, basic, year }: RentedHome): HraLimits {
  const isMetro = FIRST.has(city) || (ADDED.has(city) && `${year}-04-01` >= sinceDay(figures, CITIES));
  const cityPercent = valueOf(figures, isMetro ? 'hra-metro-share' : 'hra-other-share');
  return hraLimits(
    { basic, hra: hraReceived * MONTHS_IN_YEAR, rent: rent * MONTHS_IN_YEAR },
    cityPercent,
    valueOf(figures, 'hra-own-share'),
  );
}

/** Rupees of a year that are exempt. */
export const hraExemptionOf = (figures: FigureValues, home: RentedHome): number =>
  hraExemption(hraLimitsOf(figures, home));
