/** @returns such as "Benefits, PlanTypes or KeyTerms" */
export function orList(words: readonly string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
