import { mostOf } from './fees';
import type { Distance, FeeAnswer } from './loan';

interface Totalled {
  readonly fee: FeeAnswer;
  readonly total?: number;
  readonly totalLeavesOutFee: boolean;
}

/** The most that a loan can cost: the total with the largest fee that may be asked. Undefined where no upper end is published. */
export function mostTotal({ fee, total, totalLeavesOutFee }: Totalled): number | undefined {
  const charge = mostOf(fee);
  if (total === undefined || charge === undefined) return undefined;
  return totalLeavesOutFee ? total + charge : total;
}

/** The least that a loan can cost: the total with the smallest fee that may be asked, without one where none is published. */
export function leastTotal({ fee, total, totalLeavesOutFee }: Totalled): number | undefined {
  if (total === undefined) return undefined;
  return totalLeavesOutFee && fee.kind === 'bounded' ? total + fee.least : total;
}

/**
 * Adds to each answer by how much its total is above the least that a loan of the list costs. Where only a limit of a fee is published,
 * the loan counts with that limit, so that a row is never called lowest above one that is cheaper with its largest fee. Where no fee has
 * an upper end, the distance is from the least of all totals. Says besides whether a loan with an uncertain fee may cost less than an
 * answer: then the answer is the lowest of the known totals only.
 * @param rivals known loans that are not ranked: an answer may be the least of the ranked ones, and yet cost more than one of these
 */
export function withDistance<Answer extends Totalled>(
  answers: readonly Answer[],
  rivals: readonly Totalled[] = [],
): readonly (Answer & Distance)[] {
  const totals = answers.flatMap((answer) => mostTotal(answer) ?? []);
  const least = Math.min(...(totals.length > 0 ? totals : answers.flatMap(({ total }) => total ?? [])));
  const leastOf = (loans: readonly Totalled[]): number => Math.min(...loans.flatMap((loan) => leastTotal(loan) ?? []));
  const leastOfAll = leastOf(answers);
  const leastOfRivals = leastOf(rivals);
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
