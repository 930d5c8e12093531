import { formatDay, formatMonth } from '../../lib/format/dates';
import { rateText } from '../../lib/format/rateText';
import { lastKnownLead, RATES_HOLD_MONTHS, type Ageing } from '../../machines/list/ageing';
import { answerFor } from './answer';
import { withDistance } from './distance';
import { inOrder, partVague, WHY_VAGUE_APART } from './order';
import { lastRepoChange, pointsSince, rateDay } from '../../content/reads';
import { scoreBelowAll, whyUnpriced } from './scores';
import { leadOf, loanText, notesOf } from './sentences';
import { isForBestGrade, isStartingRate, tiersInReach, WHY_GRADED_APART } from './tiers';
import type {
  HomeLoan,
  HomeLoanList,
  LoanAnswer,
  LoanColumn,
  LoanInputs,
  LoanRanking,
  Phrase,
} from '../../content/offerTypes';
import { rankingWindow, whyApart } from '../../machines/list/window';

/** Whether an estimate cannot say what the change of the repo rate does to a rate that was read before it. */
function isUnclear(list: HomeLoanList, row: HomeLoan, inputs: LoanInputs): boolean {
  if (!inputs.passOnRepoChange || row.follows === 'repo rate' || row.follows === 'own rate') return false;
  return pointsSince(list.repoRate, rateDay(list, { row })) !== 0;
}

/** Whether a lender keeps the rate for its own best grade, which a visitor's score does not tell. */
function isGraded({ tier }: LoanAnswer, inputs: LoanInputs): boolean {
  return tier !== undefined && isForBestGrade(tier, inputs);
}

/** What the lead adds where the lowest rate does not depend on the score that the visitor named. */
function caveatOf([first]: readonly LoanAnswer[], rows: readonly HomeLoan[], inputs: LoanInputs): readonly Phrase[] {
  if (!first?.tier || first.rate === undefined || !isStartingRate(first.tier, inputs)) return [];
  const below = scoreBelowAll(rows, inputs);
  return below === undefined
    ? [{ text: ` ${rateText(first.rate)} is a starting rate: you may be offered a higher one.` }]
    : [{ text: ` No lender here publishes a rate for a score below ${below}: expect to be offered a higher one.` }];
}

/** When the rate that the lead quotes was read, and that a benchmark has moved since: a list may hold later ones. */
function monthOf(list: HomeLoanList, [lowest]: readonly LoanAnswer[]): string {
  const day = lowest ? rateDay(list, lowest) : list.checked;
  const change = lastRepoChange(list.repoRate);
  const month = formatMonth(day.slice(0, 7));
  if (change === undefined || day >= change.from) return month;
  const moved = formatDay(change.from).replace(day.startsWith(change.from.slice(0, 4)) ? / \d{4}$/u : '', '');
  return `${month}, before the repo rate ${change.points > 0 ? 'rose' : 'fell'} on ${moved}`;
}

/** How long published rates of home loans are ranked. */
export function homeLoanAgeing(list: Pick<HomeLoanList, 'rows' | 'documents' | 'checked'>): Ageing {
  const days = list.rows.map((row) => rateDay(list, { row }));
  return { days, months: RATES_HOLD_MONTHS, what: 'rates', whom: 'lender' };
}

/** A list whose rates are too old to be ranked, in the order that the visitor chose. */
function unrankedOf(list: HomeLoanList, inputs: LoanInputs, column: LoanColumn): LoanRanking {
  return {
    inputs,
    column,
    ranked: [],
    lastKnown: inOrder(
      list.rows.map((row) => answerFor(list, row, inputs)),
      column,
    ),
    unranked: [],
    rivals: [],
    lead: lastKnownLead(homeLoanAgeing(list), loanText(inputs)),
    notes: notesOf(list, [], inputs, column),
    canPassOn: false,
  };
}

/** The answers for each reading of a row, the newest first. */
function readingsOf(list: HomeLoanList, row: HomeLoan, inputs: LoanInputs): readonly LoanAnswer[] {
  const newest = answerFor(list, row, inputs);
  if (!row.earlierRates) return [newest];
  const { tier: newer } = newest;
  const earlier = answerFor(list, { ...row, rates: row.earlierRates }, inputs);
  return [newest, { ...earlier, row, ...(newer && { newer }) }];
}

/**
 * The lowest rate that a borrower may get of each lender, whatever else has to hold, unless the ranking counts with it: a loan that is not
 * ranked, a rate for a salary account or a later reading.
 */
function rivalsOf(list: HomeLoanList, ranked: readonly LoanAnswer[], inputs: LoanInputs): readonly LoanAnswer[] {
  const counted = new Map(ranked.map(({ row, rate }) => [row.id, rate]));
  return list.rows.flatMap((row) => {
    const [tier] = tiersInReach(row, inputs);
    if (!tier) return [];
    const answer = answerFor(list, { ...row, rates: [{ ...tier, conditions: [] }] }, inputs);
    return (answer.rate ?? Infinity) < (counted.get(row.id) ?? Infinity) ? [answer] : [];
  });
}

const WHY_UNCLEAR_APART =
  'Whether these follow the repo rate was not found, so its change is not passed on and they are not ranked.';

/**
 * Every home loan of a list for a visitor's numbers: ranked where rates can be compared, the rest below with the reason.
 *
 * @param column what the rows are ordered by, if a visitor chose it; else the published rate, or the name where the rates are too old
 */
export function rankHomeLoans(
  list: HomeLoanList,
  inputs: LoanInputs,
  column: LoanColumn = list.isOld ? 'name' : 'rate',
): LoanRanking {
  if (list.isOld) return unrankedOf(list, inputs, column);
  const isRated = (answer: LoanAnswer): boolean => answer.rate !== undefined && !isGraded(answer, inputs);
  const isPriced = (answer: LoanAnswer): boolean => isRated(answer) && !isUnclear(list, answer.row, inputs);
  const readings = list.rows.map((row) => readingsOf(list, row, inputs));
  const window = rankingWindow(
    readings
      .flat()
      .filter(isPriced)
      .map((answer) => rateDay(list, answer)),
    list.repoRate,
    inputs.passOnRepoChange === true,
  );
  const isInside = (day: string): boolean => window !== undefined && day >= window.first && day <= window.last;
  const answers = readings.flatMap(([newest, ...earlier]) => {
    const inside = [newest, ...earlier].find((one) => one && isPriced(one) && isInside(rateDay(list, one)));
    return inside ?? newest ?? [];
  });
  const graded = answers.filter((answer) => isGraded(answer, inputs));
  const rated = answers.filter(isRated);
  const priced = answers.filter(isPriced);
  const days = priced.map((answer) => rateDay(list, answer));
  const { clear, vague } = partVague(priced.filter((_answer, index) => isInside(days[index] ?? '')));
  const rivals = inOrder(rivalsOf(list, clear, inputs), 'rate');
  const ranked = inOrder(withDistance(clear, rivals), column);

  const daysApart = window ? [...new Set(days.filter((day) => !isInside(day)))].sort().reverse() : [];
  const unpriced = answers.filter(({ rate }) => rate === undefined);
  const unclear = rated.filter(({ row }) => isUnclear(list, row, inputs));
  const groups: readonly (readonly [reason: string, answers: readonly LoanAnswer[], by?: LoanColumn])[] = [
    [WHY_VAGUE_APART, vague],
    ...daysApart.map(
      (day) => [whyApart(list, day, window), priced.filter((_answer, index) => days[index] === day)] as const,
    ),
    [WHY_GRADED_APART, graded],
    [WHY_UNCLEAR_APART, unclear],
    ...[...new Set(unpriced.map(({ row }) => whyUnpriced(row, inputs)))].map(
      (reason) => [reason, unpriced.filter(({ row }) => whyUnpriced(row, inputs) === reason), 'name'] as const,
    ),
  ];
  const canPassOn = answers.some(
    (answer) => answer.row.follows === 'repo rate' && pointsSince(list.repoRate, rateDay(list, answer)) !== 0,
  );
  return {
    inputs,
    column,
    ranked,
    lastKnown: [],
    unranked: groups.flatMap(([reason, found, by = 'rate']) =>
      found.length > 0 ? [{ reason, answers: inOrder(found, by) }] : [],
    ),
    rivals,
    lead: [
      ...leadOf({ ranked, rivals }, inputs, { month: monthOf(list, inOrder(ranked, 'rate')) }),
      ...caveatOf(inOrder(ranked, 'rate'), list.rows, inputs),
    ],
    notes: notesOf(list, ranked, inputs, column),
    canPassOn,
  };
}
