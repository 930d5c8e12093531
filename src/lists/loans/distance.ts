import { leastOf, mostOf } from './fees';
import type { Distance, FeeAnswer } from './loan';

interface Totalled {
  readonly fee: FeeAnswer;
  readonly total?: number;
}

/** The maximum cost: the total with the largest possible fee. Undefined if no upper limit is published. */
export function mostTotal({ fee, total }: Totalled): number | undefined {
  const most = mostOf(fee);
  return total === undefined || most === undefined ? undefined : total + most - leastOf(fee);
}

/**
 * Adds to each answer the gap between its total and the lowest of the list. A fee with only a published limit counts at that limit, so a row is never
 * called lowest above one that is cheaper with its largest fee. If no fee has an upper limit, the gap is to the lowest of all totals. Also states
 * whether a loan with an uncertain fee may cost less; the answer is then only the lowest known total.
 * @param rivals known loans that are not ranked: an answer may be the lowest ranked one and still cost more than one of these
 */
export function withDistance<L extends Totalled>(
  answers: readonly L[],
  rivals: readonly Totalled[] = [],
): readonly (L & Distance)[] {
  const totals = answers.flatMap((answer) => mostTotal(answer) ?? []);
  const least = Math.min(...(totals.length > 0 ? totals : answers.flatMap(({ total }) => total ?? [])));
  const lowest = (loans: readonly Totalled[]): number => Math.min(...loans.flatMap(({ total }) => total ?? []));
  const leastOfAll = lowest(answers);
  const leastOfRivals = lowest(rivals);
  return answers.map((answer) =>
    answer.total === undefined
      ? answer
      : {
          ...answer,
          aboveLeast: answer.total - least,
          mayNotBeLeast: leastOfAll < (mostTotal(answer) ?? Infinity),
          isBeaten: leastOfRivals < (mostTotal(answer) ?? Infinity),
        },
  );
}
