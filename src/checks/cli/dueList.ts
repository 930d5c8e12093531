import type { DueItem } from '../../content/freshness';
import { site } from '../../site';
import { describeProblem, type Problem } from '../problem';

const FIGURES = 'Figures';

/** The area of `docs/insurance/car.yml` is docs/insurance; all figures are one area. */
function areaOf({ name }: DueItem): string {
  return name.startsWith('figure ') ? FIGURES : name.slice(0, name.lastIndexOf('/'));
}

function line({ name, reviewBy, pages }: DueItem): string {
  const path = name.startsWith('figure ') ? 'src/content/figures.yml' : name;
  const shown = pages.map((page) => page.path).join(', ');
  return `- [ ] [${name}](${site.repositoryUrl}/blob/main/${path}), ${shown || 'no page'}, by ${reviewBy}`;
}

/**
 * The due items as Markdown, for a terminal and for an issue: one task list per area, so that areas can be shared out.
 * @returns Markdown; empty if nothing is due
 */
export function dueList(due: readonly DueItem[]): string {
  const areas = [...new Set(due.map(areaOf))].sort();
  const parts = areas.map((area) => {
    const items = due.filter((item) => areaOf(item) === area);
    return `## ${area}: ${items.length}\n\n${items.map(line).join('\n')}\n`;
  });
  if (parts.length === 0) return '';
  const remedy =
    'Compare each with its source, then set `checked` to the day on which you did; see CONTRIBUTING.md. `npm run sources` reads most sources for you.';
  return `${remedy}\n\n${parts.join('\n')}`;
}

/** Ended content, as a task list below the due items; empty if there is none. */
export function endedList(ended: readonly Problem[]): string {
  if (ended.length === 0) return '';
  const lines = ended.map((problem) => {
    const { path, line: number } = problem;
    return `- [ ] [${path}:${number}](${site.repositoryUrl}/blob/main/${path}#L${number}), ${describeProblem(problem)}`;
  });
  return `\n## Ended by themselves: ${ended.length}\n\n${lines.join('\n')}\n`;
}
