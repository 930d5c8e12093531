import type { Benchmark } from '../../content/offerTypes';
import { withNote } from '../../lib/quantities/otherValue';
import * as words from './messages.en';

/** "RBLR", "I-EBLR" */
const ABBREVIATION = /(?<![\w-])[A-Z](?:-?[A-Z]){2,}(?![\w-])/gu;

/**
 * The lender's own text, with its abbreviations explained if the benchmark follows the repo rate: "RLLR 8.00%. RLLR is the bank’s lending rate that
 * moves with the repo rate." The text of any other benchmark already says what it is.
 */
export function benchmarkText(text: string, follows: Benchmark): string {
  const names = [...new Set(text.match(ABBREVIATION))];
  if (follows !== 'repo rate' || names.length === 0) return text;
  return withNote(text, words.benchmarkMeaning({ names, count: names.length }));
}
