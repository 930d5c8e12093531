import type { Figure } from '../../content/schemas/figures';
import type { Problem } from './problem';
import type { YamlSource } from './yamlSource';

/**
 * Rules about the periods of figures: each begins after the one before it ends, and only the first may begin, and only the
 * last may end, at no stated date. Runs on rows that the schema has accepted.
 */
export function figureProblems(path: string, source: YamlSource, figures: readonly Figure[], today: string): Problem[] {
  return figures.flatMap((figure, row) => {
    const problemAt = (place: readonly PropertyKey[], field: string, message: string): Problem => ({
      path,
      ...source.placeOf(['rows', row, ...place]),
      entry: figure.id,
      field,
      ...(place.length === 3 || place[0] === 'checked' ? { found: source.foundAt(['rows', row, ...place]) } : {}),
      message,
    });
    const problems: Problem[] = [];
    if (figure.checked > today) {
      problems.push(problemAt(['checked'], 'checked', `write a day that is not after today, "${today}"`));
    }
    for (const [index, period] of figure.periods.entries()) {
      const name = `periods ${index + 1}`;
      const next = figure.periods[index + 1];
      const { from, until } = period;
      if (from !== undefined && from > today) {
        problems.push(
          problemAt(
            ['periods', index, 'from'],
            `${name} from`,
            `this value does not hold yet; add it on the day it begins, not before "${from}"`,
          ),
        );
      }
      if (from !== undefined && until !== undefined && until < from) {
        problems.push(
          problemAt(
            ['periods', index, 'until'],
            `${name} until`,
            `write a day that is not before its own "from", "${from}"`,
          ),
        );
      }
      if (!next) continue;
      if (until === undefined) {
        problems.push(
          problemAt(
            ['periods', index],
            name,
            'missing; add "until:" with the last day on which this value held, as another follows it',
          ),
        );
      }
      if (next.from === undefined) {
        problems.push(
          problemAt(
            ['periods', index + 1],
            `periods ${index + 2}`,
            'missing; add "from:" with the first day on which this value held, as another stands before it',
          ),
        );
      } else if (next.from <= (until ?? from ?? '')) {
        problems.push(
          problemAt(
            ['periods', index + 1, 'from'],
            `periods ${index + 2} from`,
            `write a day after "${until ?? from ?? ''}", with which the period before it ends; periods stand in the order of time`,
          ),
        );
      }
    }
    return problems;
  });
}
