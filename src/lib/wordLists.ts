/** Words may have commas of their own. */
function listWith(words: readonly string[], last: string): string {
  const [before, end] = [words.slice(0, -1), words.at(-1) ?? ''];
  return before.length === 0 ? end : `${before.join(', ')} ${last} ${end}`;
}

/** @returns such as "Benefits, PlanTypes or KeyTerms" */
export const orList = (words: readonly string[]): string => listWith(words, 'or');

/** @returns such as "fuel, rent and wallets" */
export const andList = (words: readonly string[]): string => listWith(words, 'and');
