interface Totalled {
  readonly total?: number;
  readonly totalLeavesOutFee: boolean;
}

/** Adds to each answer by how much its total is above the least total with a known fee; above the least of all where no fee is known. */
export function withDistance<Answer extends Totalled>(
  answers: readonly Answer[],
): readonly (Answer & { readonly aboveLeast?: number })[] {
  const totals = answers.filter(({ totalLeavesOutFee }) => !totalLeavesOutFee).flatMap(({ total }) => total ?? []);
  const least = Math.min(...(totals.length > 0 ? totals : answers.flatMap(({ total }) => total ?? [])));
  return answers.map((answer) =>
    answer.total === undefined ? answer : { ...answer, aboveLeast: answer.total - least },
  );
}
