import { inWords } from '../../lib/format/inWords';
import { upperFirst } from '../../lib/upperFirst';
import type { Loan, LoanAnswer, LoanInputs } from './loan';

const isByScore = ({ tier }: Pick<LoanAnswer, 'tier'>): boolean =>
  tier?.conditions.some(({ kind }) => kind === 'score') ?? false;

/** Score thresholds of the published rates, for any borrowers. */
function scoresFrom(rows: readonly Loan[]): readonly number[] {
  return rows.flatMap(({ rates }) =>
    rates.flatMap(({ conditions }) =>
      conditions.flatMap((condition) => (condition.kind === 'score' ? [condition.least ?? 0] : [])),
    ),
  );
}

/** The lowest score with a published rate; undefined if none. */
function lowestScore(rows: readonly Loan[]): number | undefined {
  const scores = scoresFrom(rows);
  return scores.length === 0 ? undefined : Math.min(...scores);
}

/** The lowest score with a published rate, if the visitor's is below it. */
export function scoreBelowAll(rows: readonly Loan[], { score }: Pick<LoanInputs, 'score'>): number | undefined {
  const lowest = lowestScore(rows);
  return score !== undefined && lowest !== undefined && score < lowest ? lowest : undefined;
}

const STARTING = 'These are starting rates, and you may be offered more.';

/** The effect of the visitor's score, counted over the ranked rows: most such rates are published for high scores only. */
export function scoreNote(
  rows: readonly Loan[],
  ranked: readonly Pick<LoanAnswer, 'tier'>[],
  { score }: Pick<LoanInputs, 'score'>,
): string {
  const lowest = lowestScore(rows);
  if (score === undefined || ranked.length === 0) return '';
  if (lowest === undefined) return `No lender here publishes its rate by score. ${STARTING}`;
  if (score < lowest) return `No lender here publishes a rate for a score below ${lowest}. ${STARTING}`;
  const count = ranked.filter(isByScore).length;
  if (count === 0) return `For your score, rates are published for some borrowers only. ${STARTING}`;
  if (count === ranked.length) return '';
  const publish = count === 1 ? 'publishes' : 'publish';
  return `${upperFirst(inWords(count))} of these ${inWords(ranked.length)} lenders ${publish} a rate for your score. The others show a starting rate and may ask more.`;
}

/** Why a lender without a rate for these inputs is not ranked. */
export function whyUnpriced(row: Loan, { score }: LoanInputs): string {
  if (row.rates.every(({ rate }) => rate.least === undefined)) {
    return 'No lowest rate that we can compare, so not ranked.';
  }
  const scores = scoresFrom([row]);
  return score !== undefined && scores.length > 0 && scores.every((least) => least > score)
    ? 'These publish rates for higher scores only, so they are not ranked.'
    : 'These publish no rate for your numbers, so they are not ranked.';
}
