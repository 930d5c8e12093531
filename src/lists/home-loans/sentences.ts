import { lastRepoChange, pointsSince } from '../../content/reads';
import type { HomeLoan, RepoChange } from '../../content/offerTypes';
import { formatDay, formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { formatNumber } from '../../lib/format/rupees';
import { rateStep } from '../../machines/list/rateStep';
import { rateDay, type LoanAnswer, type LoanColumn, type LoanInputs, type LoanRules } from '../loans/loan';
import { scoreBelowAll, scoreNote } from '../loans/scores';
import { repoMoved } from '../loans/sentences';
import { isStartingRate, publishedBy } from '../loans/tiers';
import * as words from './messages.en';

const directionOf = ({ points }: { readonly points: number }): 'up' | 'down' => (points > 0 ? 'up' : 'down');

/** The month of the quoted rate; the list may hold later ones. An estimate says what the change of the repo rate added to it. */
export function monthOf(lowest: LoanAnswer | undefined): string {
  if (!lowest) return '';
  const month = formatMonth(rateDay(lowest));
  const { passedOn } = lowest;
  if (passedOn === undefined) return month;
  return words.monthWithChange({
    month,
    moved: directionOf({ points: passedOn }),
    points: formatNumber(Math.abs(passedOn), 2),
  });
}

/** The month of a rate that stands alone, without the list and its note on the repo rate, and whether a benchmark has moved since. */
export function monthAlone(
  repoRate: readonly RepoChange[],
  lowest: LoanAnswer | undefined,
  isEstimate = false,
): string {
  const change = lastRepoChange(repoRate);
  if (!lowest || lowest.passedOn !== undefined || isEstimate || !change) return monthOf(lowest);
  const day = rateDay(lowest);
  if (day >= change.from) return monthOf(lowest);
  const moved = formatDay(change.from).replace(day.startsWith(change.from.slice(0, 4)) ? / \d{4}$/u : '', '');
  return words.monthBeforeMove({ month: monthOf(lowest), moved: directionOf(change), day: moved });
}

/** A caveat for the lead if the lowest rate does not depend on the visitor's score. */
export function caveatOf(lowest: LoanAnswer | undefined, loans: readonly HomeLoan[], inputs: LoanInputs): string {
  if (!lowest?.tier || lowest.rate === undefined || !isStartingRate(lowest.tier, inputs)) return '';
  const below = scoreBelowAll(loans, inputs);
  return below === undefined
    ? ` ${words.startingRate({ rate: rateText(lowest.rate) })}`
    : ` ${words.scoreBelowAll({ score: String(below) })}`;
}

/** Ties of the list: "Five lenders publish 7.15% to 7.19%: …". */
function tieSentences(ranked: readonly LoanAnswer[]): string[] {
  const steps = new Map<number, LoanAnswer[]>();
  for (const answer of ranked) {
    if (answer.rate === undefined || answer.passedOn !== undefined) continue;
    const step = rateStep(answer.rate);
    steps.set(step, [...(steps.get(step) ?? []), answer]);
  }
  const largest = [...steps.values()].filter((rows) => rows.length > 1).sort((a, b) => b.length - a.length)[0];
  if (!largest) return [];
  const rates = largest.map(({ rate }) => rate ?? 0);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const shown = low === high ? rateText(low) : words.range({ low: rateText(low), high: rateText(high) });
  const knowsAllFees = largest.every(({ fee }) => fee.kind === 'known');
  return [words.tie({ count: largest.length, rates: shown, knowsAllFees })];
}

function repoSentences({ repoRate }: LoanRules, ranked: readonly LoanAnswer[], inputs: LoanInputs): string[] {
  const change = lastRepoChange(repoRate);
  if (!change) return [];
  const before = ranked.filter((answer) => pointsSince(repoRate, rateDay(answer)) !== 0);
  const follow = before.filter(({ row }) => row.follows === 'repo rate').length;
  if (follow === 0) return [];
  return inputs.passOnRepoChange
    ? [words.repoPassedOn({ repoMoved: repoMoved(change), count: follow })]
    : [
        words.repoNotPassedOn({
          repoMoved: repoMoved(change),
          count: follow,
          all: ranked.length,
          moved: directionOf(change),
        }),
      ];
}

function inputSentences(loans: readonly HomeLoan[], ranked: readonly LoanAnswer[], inputs: LoanInputs): string[] {
  // If no lender publishes a rate for this score, the lead says so.
  const note = scoreBelowAll(loans, inputs) === undefined ? scoreNote(loans, ranked, inputs) : '';
  const sentences = note === '' ? [] : [note];
  const bank = loans.find(({ id }) => id === inputs.salaryBank);
  if (bank && publishedBy([bank], 'salary account') === 0) {
    sentences.push(words.noSalaryRate({ bank: bank.provider.name }));
  }
  if (inputs.womanFirstOwner && publishedBy(loans, 'woman first owner') === 0) {
    sentences.push(words.noWomanRate);
  }
  return sentences;
}

/**
 * Notes on the whole list: ties, the repo rate, and the effect of the visitor's inputs, or its absence.
 * @param column sort order; ties are always by published rate
 */
export function notesOf(
  loans: readonly HomeLoan[],
  ranked: readonly LoanAnswer[],
  inputs: LoanInputs,
  rules: LoanRules,
  column: LoanColumn,
): readonly string[] {
  return [
    ...(column === 'rate' ? tieSentences(ranked) : []),
    ...repoSentences(rules, ranked, inputs),
    ...inputSentences(loans, ranked, inputs),
  ];
}
