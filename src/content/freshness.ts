import type { PageLink } from './pageLink';
import { lastDayOf } from './taxYear';
import { addDays } from '../lib/days';

/** Content that editors compare with its source at regular intervals. */
export interface Reviewed {
  /** Day of the last comparison, year-month-day. */
  readonly checked: string;
  /** Days until the next comparison is due. */
  readonly reviewEveryDays: number;
  /** Last known tax year, if it is set by tax year. */
  readonly taxYear?: string | undefined;
  /** Last day for which it is set, if it is set by quarter or half year. */
  readonly setUntil?: string | undefined;
}

/** A data file or a figure, with the pages that show or quote it. */
export interface ReviewedItem extends Reviewed {
  /** `docs/home-loans.yml` or `figure ppf-rate` */
  readonly name: string;
  readonly pages: readonly PageLink[];
}

export interface DueItem extends ReviewedItem {
  /** Last day of the interval, year-month-day. */
  readonly reviewBy: string;
}

/** The last day of the review interval, or of the tax year, quarter or half year if that ends before, year-month-day. */
export function reviewBy({ checked, reviewEveryDays, taxYear, setUntil }: Reviewed): string {
  const due = addDays(checked, reviewEveryDays);
  const ends = [taxYear === undefined ? due : lastDayOf(taxYear), setUntil ?? due];
  return ends.reduce((first, day) => (day < first ? day : first), due);
}

/**
 * Whether the last comparison is older than the review interval.
 * @param today year-month-day; the last day of the interval is still in time
 */
export function isReviewDue(item: Reviewed, today: string): boolean {
  return today > reviewBy(item);
}

/** The overdue items, longest overdue first. */
export function dueItems(items: readonly ReviewedItem[], today: string): DueItem[] {
  return items
    .filter((item) => isReviewDue(item, today))
    .map((item) => ({ ...item, reviewBy: reviewBy(item) }))
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.name.localeCompare(b.name));
}

/** The state of the whole site in one line. */
export function freshnessSummary(due: number, total: number): string {
  if (due === 0) return `All ${total} data files and figures are within their review dates.`;
  const past = due === 1 ? 'is past its' : 'are past their';
  return `${due} of ${total} data files and figures ${past} review date.`;
}
