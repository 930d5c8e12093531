import type { LoanAnswer, LoanInputs, PublishedLoan } from './loan';
import * as words from './messages.en';

const isByScore = ({ tier }: Pick<LoanAnswer, 'tier'>): boolean =>
  tier?.conditions.some(({ kind }) => kind === 'score') ?? false;

/** Score thresholds of the published rates, for any borrowers. */
function scoresFrom(rows: readonly PublishedLoan[]): readonly number[] {
  return rows.flatMap(({ rates }) =>
    rates.flatMap(({ conditions }) =>
      conditions.flatMap((condition) => (condition.kind === 'score' ? [condition.least ?? 0] : [])),
    ),
  );
}

/** The lowest score with a published rate; undefined if none. */
function lowestScore(rows: readonly PublishedLoan[]): number | undefined {
  const scores = scoresFrom(rows);
  return scores.length === 0 ? undefined : Math.min(...scores);
}

/** The lowest score with a published rate, if the visitor's is below it. */
export function scoreBelowAll(
  rows: readonly PublishedLoan[],
  { score }: Pick<LoanInputs, 'score'>,
): number | undefined {
  const lowest = lowestScore(rows);
  return score !== undefined && lowest !== undefined && score < lowest ? lowest : undefined;
}

/** The effect of the visitor's score, counted over the ranked rows: most such rates are published for high scores only. */
export function scoreNote(
  rows: readonly PublishedLoan[],
  ranked: readonly Pick<LoanAnswer, 'tier'>[],
  { score }: Pick<LoanInputs, 'score'>,
): string {
  const lowest = lowestScore(rows);
  if (score === undefined || ranked.length === 0) return '';
  if (lowest === undefined) return `${words.scoreNotPublished} ${words.scoreStartingRates}`;
  if (score < lowest) return `${words.scoreBelowAll({ score: String(lowest) })} ${words.scoreStartingRates}`;
  const count = ranked.filter(isByScore).length;
  if (count === 0) return `${words.scoreForSome} ${words.scoreStartingRates}`;
  return count === ranked.length ? '' : words.scorePublished({ count, all: ranked.length });
}

/** Why a lender without a rate for these inputs is not ranked. */
export function whyUnpriced(row: PublishedLoan, { score }: LoanInputs): 'no rate' | 'numbers' | 'score' {
  if (row.rates.every(({ rate }) => rate.least === undefined)) return 'no rate';
  const scores = scoresFrom([row]);
  return score !== undefined && scores.length > 0 && scores.every((least) => least > score) ? 'score' : 'numbers';
}
