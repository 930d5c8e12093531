import { formatNumber } from '../format/rupees';
import { formatMoney, parseMoney } from './money';
import { refused, type Reading } from './reading';
import * as words from './messages.en';

/** What a credit card pays for spending: a share of it in rupees, or points for each so many rupees. */
export type Earning =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'points'; readonly points: number; readonly per: number };

/** Months of the periods that a cap or a number of visits holds for. A statement cycle counts as a month. */
const PERIODS = { month: 1, quarter: 3, year: 12 } as const;

type Months = (typeof PERIODS)[keyof typeof PERIODS];

/** The most that a card pays: rupees or points in a period, or a multiple of what its base rate has paid in the month. */
export type Cap =
  | { readonly kind: 'rupees'; readonly rupees: number; readonly months: Months }
  | { readonly kind: 'points'; readonly points: number; readonly months: Months }
  | { readonly kind: 'times'; readonly times: number };

/** Free visits to airport lounges; none is a count of zero. */
export type Visits =
  { readonly kind: 'unlimited' } | { readonly kind: 'visits'; readonly count: number; readonly months: Months };

const FIGURE = String.raw`(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?`;
const POINTS = new RegExp(`^(?<points>${FIGURE}) points? per (?<per>₹.+)$`, 'u');
const SHARE = /^(?<percent>\d{1,2}(?:\.\d{1,2})?)%$/u;
const CAP = new RegExp(`^(?<amount>₹.+|(?<points>${FIGURE}) points) a (?<period>month|quarter|year)$`, 'u');
const TIMES = /^(?<times>\d{1,2}) times the base reward$/u;
const VISITS = /^(?<count>\d{1,2}) a (?<period>month|quarter|year)$/u;

function number(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

function monthsOf(period: string | undefined): Months {
  return PERIODS[period as keyof typeof PERIODS];
}

/** An amount or a number for a period: "₹2,000 a month". */
function inPeriod(amount: string, months: Months): string {
  return { 1: words.aMonth, 3: words.aQuarter, 12: words.aYear }[months]({ amount });
}

function pointsText(points: number): string {
  return words.points({ count: points });
}

/**
 * Reads "5%" or "10 points per ₹150".
 *
 * @returns percent of what is spent, or points for each `per` rupees
 */
export function parseEarning(text: string): Reading<Earning> {
  const percent = SHARE.exec(text)?.groups?.['percent'];
  if (percent !== undefined) return { value: { kind: 'percent', percent: Number(percent) } };
  const groups = POINTS.exec(text)?.groups;
  if (!groups) return refused(`"${text}" is not understood; write "5%" or "10 points per ₹150"`);
  const per = parseMoney(groups['per'] ?? '');
  if (per.problem !== undefined) return per;
  if (per.value === 0) return refused('write for how many rupees the points are');
  return { value: { kind: 'points', points: number(groups['points']), per: per.value } };
}

/** Writes an earning as `parseEarning` reads it. */
export function formatEarning(earning: Earning): string {
  if (earning.kind === 'percent') return `${formatNumber(earning.percent, 2)}%`;
  return words.pointsPer({ points: pointsText(earning.points), spent: formatMoney(earning.per) });
}

/** Reads "₹2,000 a month", "1,200 points a month", "₹4,000 a quarter" or "2 times the base reward". */
export function parseCap(text: string): Reading<Cap> {
  const times = TIMES.exec(text)?.groups?.['times'];
  if (times !== undefined) return { value: { kind: 'times', times: Number(times) } };
  const groups = CAP.exec(text)?.groups;
  if (!groups) {
    return refused(
      `"${text}" is not understood; write "₹2,000 a month", "1,200 points a quarter" or "2 times the base reward"`,
    );
  }
  const months = monthsOf(groups['period']);
  if (groups['points'] !== undefined) return { value: { kind: 'points', points: number(groups['points']), months } };
  const rupees = parseMoney(groups['amount'] ?? '');
  return rupees.problem === undefined ? { value: { kind: 'rupees', rupees: rupees.value, months } } : rupees;
}

/** Writes a cap as `parseCap` reads it. */
export function formatCap(cap: Cap): string {
  if (cap.kind === 'times') return words.timesBase({ times: String(cap.times) });
  const amount = cap.kind === 'rupees' ? formatMoney(cap.rupees) : pointsText(cap.points);
  return inPeriod(amount, cap.months);
}

/** Reads "8 a year", "2 a quarter", "1 a month", "Unlimited" or "None". */
export function parseVisits(text: string): Reading<Visits> {
  if (text === 'Unlimited') return { value: { kind: 'unlimited' } };
  if (text === 'None') return { value: { kind: 'visits', count: 0, months: PERIODS.year } };
  const groups = VISITS.exec(text)?.groups;
  if (!groups || Number(groups['count']) === 0) {
    return refused(`"${text}" is not understood; write "8 a year", "2 a quarter", "Unlimited" or "None"`);
  }
  return { value: { kind: 'visits', count: Number(groups['count']), months: monthsOf(groups['period']) } };
}

/** Writes visits as `parseVisits` reads them. */
export function formatVisits(visits: Visits): string {
  if (visits.kind === 'unlimited') return words.unlimited;
  return visits.count === 0 ? words.noVisits : inPeriod(String(visits.count), visits.months);
}

/** How many visits a year come to; infinite where they are unlimited. */
export function visitsAYear(visits: Visits): number {
  return visits.kind === 'unlimited' ? Number.POSITIVE_INFINITY : (visits.count * PERIODS.year) / visits.months;
}
