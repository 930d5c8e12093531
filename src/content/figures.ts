import { didYouMean } from '../lib/didYouMean';
import type { Figure, FigurePeriod, FiguresFile } from './schemas';

export type { Figure, FigurePeriod, FiguresFile } from './schemas';

/** Questions about figures that have been validated: periods stand in the order of time, and each figure has at least one. */

/** The value that holds now: the last period. */
export function currentPeriod(figure: Figure): FigurePeriod {
  const period = figure.periods.at(-1);
  if (!period) throw new Error(`The figure "${figure.id}" has no period; add one in src/content/figures.yml`);
  return period;
}

/** The values that held before, oldest first. */
export function previousPeriods(figure: Figure): readonly FigurePeriod[] {
  return figure.periods.slice(0, -1);
}

/** The figure of that id. Throws, with the nearest id as a hint, when the registry has none. */
export function findFigure({ rows }: Pick<FiguresFile, 'rows'>, id: string): Figure {
  const figure = rows.find((candidate) => candidate.id === id);
  if (figure) return figure;
  throw new Error(
    unknownFigure(
      id,
      rows.map((candidate) => candidate.id),
    ),
  );
}

/** What to tell someone who quotes a figure that the registry lacks. */
export function unknownFigure(id: string, knownIds: readonly string[]): string {
  return `there is no figure "${id}"; ${didYouMean(id, knownIds) || 'add it to src/content/figures.yml'}`;
}
