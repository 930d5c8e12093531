import { pageLink, pagesBy } from '../checks/model';
import type { Page, Site } from '../checks/model';
import type { PageLink } from '../content/pageLink';
import type { Figure } from '../content/schemas';
import { diffLists, putRightIn, type ListChanges } from './diffLists';
import { changedRows, type ValueChange } from './values';
import type { PutRight, Version } from './versions';
import { monthsLater } from '../lib/days';

export interface FigureChange {
  readonly id: string;
  readonly label: string;
  /** The value before, if the registry has it. */
  readonly from?: string;
  readonly to: string;
  /** Year-month-day. */
  readonly day: string;
}

/** A value of a list that was wrong here. */
export interface Correction extends ValueChange {
  /** The first month at whose end it is known to have stood here, year-month. */
  readonly since: string;
}

/** What changed in a list in a month. */
export interface ListMonth extends Omit<ListChanges, 'corrections'> {
  readonly page: PageLink;
  readonly corrections: readonly Correction[];
}

export interface MonthOfChanges {
  /** Year-month. */
  readonly month: string;
  readonly figures: readonly FigureChange[];
  readonly lists: readonly ListMonth[];
  readonly articles: readonly PageLink[];
}

export interface ChangeLog {
  /** The first month that it looks at, year-month. */
  readonly from: string;
  /** Newest first. */
  readonly months: readonly MonthOfChanges[];
  /** The month after which changes of lists are known from Git; undefined without a history. */
  readonly listsSince?: string;
}

/** Number of months in the log. */
const MONTHS = 18;

/** The first month in the log. @param today year-month-day */
export function firstMonth(today: string): string {
  return monthsLater(today, -MONTHS).slice(0, 7);
}

/**
 * The changes of each month: figures by their days in the registry, lists by comparing versions of their files, and new articles.
 * @param past versions of the data files, newest first
 * @param registry the figures, with labels in the language of the build
 * @param putRight the commits that put something right which was held back
 */
export function changeLog(
  site: Site,
  past: readonly Version[],
  registry: readonly Figure[],
  putRight: readonly PutRight[],
): ChangeLog {
  const now: Version = { month: site.today.slice(0, 7), data: site.data };
  const pages = pagesBy(site.pages, 'dataFiles');
  const figures = figureChanges(registry);
  const all = new Set([...figures.map(({ day }) => day), ...site.articles.map(dateOf)].map((day) => day.slice(0, 7)));
  const lists = new Map<string, MonthOfChanges['lists']>();
  for (const [index, before] of past.entries()) {
    const after = past[index - 1] ?? now;
    all.add(after.month);
    const changes = [...pages].flatMap(([path, [page]]) => {
      const changed = diffLists(path, before, after);
      if (!page || !changed) return [];
      const corrections = changed.corrections.map((one) => ({
        ...one,
        since: sinceWhen(one, path, past.slice(index), after),
      }));
      return [{ page, ...changed, corrections }];
    });
    lists.set(after.month, changes);
  }
  for (const { month, before, after } of putRight) {
    all.add(month);
    const earlier = past.filter((version) => version.month < month);
    const found = [...pages].flatMap(([path, [page]]) => {
      const corrections = putRightIn(path, before, after).map((one) => ({
        ...one,
        since: sinceWhen(one, path, earlier, { month, ...after }),
      }));
      return page && corrections.length > 0 ? [{ page, values: [], corrections, added: [], gone: [] }] : [];
    });
    lists.set(month, withCorrections(lists.get(month) ?? [], found));
  }
  const months = [...all]
    .filter((month) => month >= firstMonth(site.today) && month <= now.month)
    .sort((a, b) => b.localeCompare(a))
    .map((month): MonthOfChanges => ({
      month,
      figures: figures.filter(({ day }) => day.startsWith(month)),
      lists: lists.get(month) ?? [],
      articles: site.articles.filter((article) => !article.isDraft && dateOf(article).startsWith(month)).map(pageLink),
    }))
    .filter((one) => one.figures.length + one.lists.length + one.articles.length > 0);
  const listsSince = past.at(-1)?.month;
  return { from: firstMonth(site.today), months, ...(listsSince !== undefined && { listsSince }) };
}

/** The lists of a month with further corrections, each told once. */
function withCorrections(lists: readonly ListMonth[], found: readonly ListMonth[]): readonly ListMonth[] {
  const same = (one: ValueChange) => (other: ValueChange) => one.row === other.row && one.label === other.label;
  const known = lists.map((list) => {
    const more = found.find(({ page }) => page.path === list.page.path)?.corrections ?? [];
    return { ...list, corrections: [...list.corrections, ...more.filter((one) => !list.corrections.some(same(one)))] };
  });
  return [...known, ...found.filter(({ page }) => !lists.some((list) => list.page.path === page.path))];
}

/** The first month of an unbroken row of versions in which a corrected value was as wrong. @param past newest first */
function sinceWhen({ row, label, from }: ValueChange, path: string, past: readonly Version[], after: Version): string {
  const isRight = (version: Version): boolean =>
    !changedRows(path, version, after)?.values.some(
      (one) => one.row === row && one.label === label && one.from === from,
    );
  const end = past.findIndex(isRight);
  const [first] = past.slice(0, end < 0 ? past.length : end).slice(-1);
  return first?.month ?? after.month;
}

/** Year-month-day; empty where an article has none yet. */
function dateOf({ fields: { date } }: Page): string {
  return typeof date === 'string' ? date : '';
}

/** Every value of the registry that has a first day, the latest first. */
function figureChanges(registry: readonly Figure[]): FigureChange[] {
  return registry
    .flatMap(({ id, label, periods }) =>
      periods.flatMap(({ value, from: day }, index): FigureChange[] => {
        const earlier = periods[index - 1];
        return day === undefined ? [] : [{ id, label, ...(earlier && { from: earlier.value }), to: value, day }];
      }),
    )
    .sort((a, b) => b.day.localeCompare(a.day));
}
