import { sipByYear, type SipYear } from './sip';

const MONTHS_IN_YEAR = 12;

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
 * @param wishedPercent share for the annuity; raised to the least that the rules ask for
 * @param annuityRatePercent what the annuity pays a year, in percent of its price
 */
export function npsPayout(
  corpus: number,
  wishedPercent: number,
  annuityRatePercent: number,
  least: number,
  { taxFreePercent }: Pick<NpsRules, 'taxFreePercent'>,
): NpsPayout {
  const annuityPercent = Math.max(wishedPercent, least);
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
  /** The least share that has to buy an annuity, in percent */
  readonly least: number;
  /** Rupees that may be taken at once without an annuity, the rest over years; undefined where the rules have no such way */
  readonly atOnce: number | undefined;
}

/** The corpus at the exit, divided into annuity and lump sum. @throws {RangeError} when the months are not whole */
export function npsOutcome(plan: NpsPlan, rules: NpsRules): NpsOutcome {
  const { monthly, balance, returnPercent, sector } = plan;
  const sip = sipByYear({ monthly, annualReturnPercent: returnPercent, months: plan.months });
  const years = sip.map(({ year, invested, value }) => ({
    year,
    invested: invested + balance,
    value: value + balance * (1 + returnPercent / 100 / MONTHS_IN_YEAR) ** (year * MONTHS_IN_YEAR),
  }));
  const { invested = balance, value: corpus = balance } = years.at(-1) ?? {};
  const exit = npsExit(plan.ageAtExit, plan.yearsInScheme, sector, rules);
  const least = leastAnnuityPercent(corpus, exit, sector, rules);
  const mayBeInParts = exit === 'normal' && least > 0 && corpus <= rules.inParts.upTo;
  return {
    years,
    invested,
    corpus,
    exit,
    least,
    atOnce: mayBeInParts ? Math.min(rules.inParts.atOnce, corpus) : undefined,
    ...npsPayout(corpus, plan.annuityPercent, plan.annuityRatePercent, least, rules),
  };
}
