import { sipByYear, type SipYear } from './sip';
import { MONTHS_IN_YEAR } from '../unitSizes';
import { monthlyGrowth } from './monthlyGrowth';

/** Who the subscriber is: government staff follow rules of their own. */
export type NpsSector = 'government' | 'other';

/** Which exit the rules see: at 60, on retirement or after 15 years; or before that. */
export type NpsExit = 'normal' | 'early';

/** What the exit rules set; shares in percent of the corpus, sums in rupees. */
export interface NpsRules {
  readonly leastAnnuityPercent: Readonly<Record<NpsSector, number>>;
  readonly leastEarlyAnnuityPercent: number;
  /** Up to these sums all may be taken at once */
  readonly wholeUpTo: Readonly<Record<NpsExit, number>>;
  readonly taxFreePercent: number;
  /** From this age on, or for all but government staff after so many years in the scheme, an exit is normal. */
  readonly normalExit: { readonly age: number; readonly years: number };
  /** Up to a corpus, so much may be taken at once and the rest over at least so many years, without an annuity. */
  readonly inParts: { readonly atOnce: number; readonly years: number; readonly upTo: number };
}

/** A corpus at the exit, and what of it buys an annuity. */
export interface DividedCorpus {
  /** Rupees */
  readonly corpus: number;
  /** Share for the annuity that the subscriber wishes, and the least that the rules ask for, to which it is raised */
  readonly wishedPercent: number;
  readonly leastPercent: number;
  /** What the annuity pays a year, in percent of its price */
  readonly annuityRatePercent: number;
}

/** How a corpus is divided at the exit, unrounded. */
export interface NpsPayout {
  /** Share of the corpus that buys the annuity, in percent */
  readonly annuityPercent: number;
  readonly annuity: number;
  readonly lumpSum: number;
  readonly taxableLumpSum: number;
  /** Rupees a month before tax */
  readonly pension: number;
}

/** An exit is normal from an age on or after some years in the scheme; government staff leave normally at that age only. */
export function npsExit(
  ageAtExit: number,
  yearsInScheme: number,
  sector: NpsSector,
  { normalExit }: Pick<NpsRules, 'normalExit'>,
): NpsExit {
  if (ageAtExit >= normalExit.age) return 'normal';
  return sector === 'other' && yearsInScheme >= normalExit.years ? 'normal' : 'early';
}

/** The least share of a corpus that has to buy an annuity, in percent. */
export function leastAnnuityPercent(corpus: number, exit: NpsExit, sector: NpsSector, rules: NpsRules): number {
  if (corpus <= rules.wholeUpTo[exit]) return 0;
  return exit === 'early' ? rules.leastEarlyAnnuityPercent : rules.leastAnnuityPercent[sector];
}

/**
 * Divides a corpus into lump sum and annuity: PFRDA (Exits and Withdrawals under the NPS) Regulations, 2015, regulations 3 and 4, as
 * amended from 16 December 2025; the lump sum is free of tax up to a share of the corpus (Schedule II of the Income-tax Act, 2025).
 *
 * @returns unrounded rupees
 */
export function npsPayout(
  { corpus, wishedPercent, leastPercent, annuityRatePercent }: DividedCorpus,
  { taxFreePercent }: Pick<NpsRules, 'taxFreePercent'>,
): NpsPayout {
  const annuityPercent = Math.max(wishedPercent, leastPercent);
  const annuity = (corpus * annuityPercent) / 100;
  const lumpSum = corpus - annuity;
  return {
    annuityPercent,
    annuity,
    lumpSum,
    taxableLumpSum: Math.max(lumpSum - (corpus * taxFreePercent) / 100, 0),
    pension: (annuity * annuityRatePercent) / 100 / MONTHS_IN_YEAR,
  };
}

/** Contributions, assumed return and the exit. */
export interface NpsPlan {
  /** Monthly contribution and present balance, in rupees */
  readonly monthly: number;
  readonly balance: number;
  /** Assumed, percent a year */
  readonly returnPercent: number;
  /** From now until the exit, whole months */
  readonly months: number;
  /** From the day of joining until the exit, whole or not: the rules count from that day */
  readonly yearsInScheme: number;
  readonly ageAtExit: number;
  readonly sector: NpsSector;
  /** Share of the corpus for the annuity, and the yearly rate of the annuity, in percent */
  readonly annuityPercent: number;
  readonly annuityRatePercent: number;
}

export interface NpsOutcome extends NpsPayout {
  readonly years: readonly SipYear[];
  readonly invested: number;
  readonly corpus: number;
  readonly exit: NpsExit;
  /** The least share that has to buy an annuity */
  readonly leastPercent: number;
  /** Rupees that may be taken at once without an annuity, the rest over years; undefined where the rules have no such way */
  readonly atOnce: number | undefined;
}

/** The corpus at the exit, divided into annuity and lump sum. @throws {RangeError} when the months are not whole */
export function npsOutcome(plan: NpsPlan, rules: NpsRules): NpsOutcome {
  const { monthly, balance, returnPercent, sector, annuityPercent, annuityRatePercent } = plan;
  const sip = sipByYear({ monthly, annualReturnPercent: returnPercent, months: plan.months });
  const years = sip.map(({ year, invested, value }) => ({
    year,
    invested: invested + balance,
    value: value + balance * monthlyGrowth(returnPercent) ** (year * MONTHS_IN_YEAR),
  }));
  const { invested = balance, value: corpus = balance } = years.at(-1) ?? {};
  const exit = npsExit(plan.ageAtExit, plan.yearsInScheme, sector, rules);
  const leastPercent = leastAnnuityPercent(corpus, exit, sector, rules);
  const mayBeInParts = exit === 'normal' && leastPercent > 0 && corpus <= rules.inParts.upTo;
  return {
    years,
    invested,
    corpus,
    exit,
    leastPercent,
    atOnce: mayBeInParts ? Math.min(rules.inParts.atOnce, corpus) : undefined,
    ...npsPayout({ corpus, leastPercent, wishedPercent: annuityPercent, annuityRatePercent }, rules),
  };
}
