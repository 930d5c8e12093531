import { freshnessSummary } from '../../content/freshness';
import type { DueItem } from '../../content/freshness';

/** How many pages a line names; the others are counted. */
const MOST_PAGES = 5;

/** What is due, for a person at a terminal: one item a line, under a line that sums up. */
export function freshnessTable(due: readonly DueItem[], total: number): string {
  if (due.length === 0) return freshnessSummary(0, total);
  const cells = due.map((item) => [item.reviewBy, String(item.daysPast), item.name, pagesText(item)]);
  const head = ['Review by', 'Days past', 'What', 'Shown on'];
  const widths = head.map((text, column) => Math.max(text.length, ...cells.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...cells].map((row) =>
    row
      .map((text, column) => (column === 1 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [
    `${due.length} of ${total} data files and figures past their review date, the longest first.`,
    '',
    ...lines,
    '',
    'Compare each with its source, then set "checked" to today. See CONTRIBUTING.md, "Change a rate".',
  ].join('\n');
}

function pagesText({ pages }: DueItem): string {
  if (pages.length === 0) return 'no page';
  const named = pages.slice(0, MOST_PAGES).map(({ path }) => path);
  const others = pages.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}
