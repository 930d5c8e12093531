import { Feed } from 'feed';
import { midSentence } from '../lib/midSentence';
import { formatMonth } from '../lib/format/dates';
import { lastDayOfMonth } from '../lib/days';
import { site } from '../site';
import type { ChangeLog, FigureChange, MonthOfChanges } from './changeLog';
import { CHANGES_FEED, FIGURES_FEED, type FeedPath } from './feedPaths';
import { quietSentence } from './quiet';
import * as words from './messages.en';

export interface FeedFile {
  readonly path: FeedPath;
  readonly text: string;
}

type ListOfMonth = MonthOfChanges['lists'][number] & Pick<MonthOfChanges, 'month'>;

interface Entry {
  /** Permanent, so that feed readers show the entry once */
  readonly id: string;
  readonly title: string;
  /** Path of the page that shows it, with a leading slash */
  readonly page: string;
  readonly lines: readonly string[];
  /** Year-month-day */
  readonly day: string;
}

/**
 * The feeds of /changes and /figures: one with all changes of figures and lists, one with those of figures only. Articles have other feeds.
 * @param siteUrl where the site is served, without a trailing slash
 * @param today year-month-day; later changes of figures are left out
 */
export function changeFeeds(log: ChangeLog, siteUrl: string, today: string): FeedFile[] {
  const { months } = log;
  const figures = months.flatMap((month) => month.figures.map(figureEntry)).filter(({ day }) => day <= today);
  const lists = months.flatMap(({ month, lists: changed }) =>
    changed.map((list) => listEntry({ month, ...list }, today)),
  );
  const all = [...figures, ...lists].sort((a, b) => b.day.localeCompare(a.day));
  const quiet = quietSentence(log, today);
  return [
    feedFile(CHANGES_FEED, words.changesFeed, '/changes', all, siteUrl, today, quiet),
    feedFile(FIGURES_FEED, words.figuresFeed, '/figures', figures, siteUrl, today, quiet),
  ];
}

function feedFile(
  path: FeedPath,
  title: string,
  page: string,
  entries: readonly Entry[],
  siteUrl: string,
  today: string,
  quiet: string | undefined,
): FeedFile {
  const feed = new Feed({
    id: siteUrl + path,
    title: `${title}: ${site.brand}`,
    ...(quiet !== undefined && { description: quiet }),
    link: siteUrl + page,
    feedLinks: { atom: siteUrl + path },
    // Without an entry, the feed is as new as what it says of the time until now.
    updated: dateOf(entries[0]?.day ?? today),
    // Atom asks for who wrote it: here, or in every entry.
    author: { name: site.brand, link: siteUrl },
    copyright: site.brand,
  });
  for (const { id, title: name, page: told, lines, day } of entries) {
    feed.addItem({
      id: `${siteUrl}${path}#${id}`,
      title: name,
      link: siteUrl + told,
      description: lines.join('; '),
      date: dateOf(day),
    });
  }
  return { path, text: feed.atom1() };
}

function figureEntry({ id, label, from, to, day }: FigureChange): Entry {
  const change = values(from, to);
  return { id: `${id}-${day}`, title: `${label}: ${change}`, page: `/figures#${id}`, lines: [change], day };
}

function listEntry({ month, page, values: changed, corrections, added, gone }: ListOfMonth, today: string): Entry {
  const lines = [
    ...changed.map(({ row, label, from, to }) => `${row}, ${midSentence(label)}: ${values(from, to)}`),
    ...corrections.map(({ row, label, from, to, since }) =>
      words.correction({
        row,
        value: midSentence(label),
        change: values(from, to),
        month: formatMonth(since),
      }),
    ),
    ...(added.length > 0 ? [words.newInList({ names: added.join(', ') })] : []),
    ...(gone.length > 0 ? [words.goneFromList({ names: gone.join(', ') })] : []),
  ];
  return {
    id: `${page.path.slice(1)}-${month}`,
    title: words.listInMonth({ list: page.title, month: formatMonth(month) }),
    page: page.path,
    lines,
    day: [lastDayOfMonth(month), today].sort()[0] ?? today,
  };
}

function values(from: string | undefined, to: string): string {
  return from === undefined ? to : `${from} → ${to}`;
}

/** Midnight in India. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
