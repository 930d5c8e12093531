import type { DueItem } from '../../content/freshness';
import { site } from '../../site';

const FIGURES = 'Figures';

/** `docs/insurance/car.yml` is of docs/insurance; a figure of all figures. */
function areaOf({ name }: DueItem): string {
  return name.startsWith('figure ') ? FIGURES : name.slice(0, name.lastIndexOf('/'));
}

function line({ name, reviewBy, pages }: DueItem): string {
  const path = name.startsWith('figure ') ? 'src/content/figures.yml' : name;
  const shown = pages.map((page) => page.path).join(', ');
  return `- [ ] [${name}](${site.repositoryUrl}/blob/main/${path}), ${shown || 'no page'}, by ${reviewBy}`;
}

/**
 * What is due, for a terminal and as the text of an issue: a list to tick off for each area, so that each can be taken by who looks after it.
 * @returns Markdown; empty when nothing is due
 */
export function dueList(due: readonly DueItem[]): string {
  const areas = [...new Set(due.map(areaOf))].sort();
  const parts = areas.map((area) => {
    const items = due.filter((item) => areaOf(item) === area);
    return `## ${area}: ${items.length}\n\n${items.map(line).join('\n')}\n`;
  });
  if (parts.length === 0) return '';
  const remedy = 'Compare each with its source, then set `checked` to the day on which you did; see CONTRIBUTING.md.';
  return `${remedy}\n\n${parts.join('\n')}`;
}
