import * as words from './format/messages.en';

type Join = (ends: { readonly before: string; readonly last: string }) => string;

/** Words may have commas of their own. */
function listWith(listed: readonly string[], join: Join): string {
  const [before, last = ''] = [listed.slice(0, -1), listed.at(-1)];
  return before.length === 0 ? last : join({ before: before.join(', '), last });
}

/** @returns such as "Benefits, PlanTypes or KeyTerms" */
export const orList = (listed: readonly string[]): string => listWith(listed, words.or);

/**
 * Called by compiled messages.
 * @public
 * @returns such as "fuel, rent and wallets"
 */
export const andList = (listed: readonly string[]): string => listWith(listed, words.and);
