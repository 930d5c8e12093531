import { checkApr, type AprFinding } from './aprCheck';
import {
  checkCount,
  checkPaidOut,
  checkRateParts,
  checkTwice,
  sameFees,
  type CountFinding,
  type PaidOutFinding,
  type RatePartsFinding,
  type TwiceFinding,
} from './chargeChecks';
import { checkInstalment, type InstalmentFinding } from './instalmentCheck';
import {
  checkMissing,
  checkPenalty,
  checkPrepayment,
  checkStages,
  type MissingFinding,
  type PenaltyFinding,
  type PrepaymentFinding,
  type StagesFinding,
} from './ruleChecks';
import type { Check, Law, Statement } from './statement';

/** What is remarkable about a statement, with its numbers and without a word. */
export type StatementFinding =
  | RatePartsFinding
  | CountFinding
  | InstalmentFinding
  | TwiceFinding
  | PaidOutFinding
  | AprFinding
  | PrepaymentFinding
  | PenaltyFinding
  | MissingFinding
  | StagesFinding;

/** A finding, and those before it that alone bring it about. */
export interface FindingWithCause {
  readonly finding: StatementFinding;
  readonly follows: readonly StatementFinding['id'][];
}

type Mend = (statement: Statement, law: Law) => Statement;

interface Step {
  readonly check: Check<StatementFinding>;
  /** Only of a check whose finding may lead to others: the statement as it would be without that finding */
  readonly mend?: Mend;
}

function cause<Found extends StatementFinding>(
  check: Check<Found>,
  mended: (statement: Statement, finding: Found) => Statement,
): Step {
  return {
    check,
    mend: (statement, law) => {
      const finding = check(statement, law);
      return finding ? mended(statement, finding) : statement;
    },
  };
}

/** In the order in which one leads to another. */
const steps: readonly Step[] = [
  cause(checkRateParts, (statement, { benchmark, spread }) => ({ ...statement, rate: benchmark + spread })),
  cause(checkCount, (statement) => ({ ...statement, instalments: undefined })),
  cause(checkInstalment, (statement) => ({ ...statement, instalment: undefined })),
  cause(checkTwice, (statement) => {
    const second = sameFees(statement.fees)?.[1];
    return { ...statement, fees: statement.fees.filter((fee) => fee !== second) };
  }),
  cause(checkPaidOut, (statement, { rupees }) => ({
    ...statement,
    // As it is taken: without GST on top, as an insurance premium is.
    fees: [...statement.fees, { name: 'insurance', rupees, every: 'once' }],
  })),
  { check: checkApr },
  { check: checkPrepayment },
  { check: checkPenalty },
  { check: checkStages },
  { check: checkMissing },
];

/** A finding that may lead to others. */
interface MendableFinding {
  readonly id: StatementFinding['id'];
  readonly mend: Mend;
}

/** The finding that alone brings a later one about, or else all of them if they do together. */
function causesOf(
  check: Check<StatementFinding>,
  before: readonly MendableFinding[],
  statement: Statement,
  law: Law,
): readonly StatementFinding['id'][] {
  const holds = (mended: Statement): boolean => check(mended, law) === undefined;
  const alone = before.find(({ mend }) => holds(mend(statement, law)));
  if (alone) return [alone.id];
  const mended = before.reduce((now, { mend }) => mend(now, law), statement);
  return before.length > 1 && holds(mended) ? before.map(({ id }) => id) : [];
}

const RANKS = ['forbidden', 'wrong', 'ask', 'missing'] as const satisfies readonly StatementFinding['severity'][];

const rankOf = ({ finding }: FindingWithCause): number => RANKS.indexOf(finding.severity);

/**
 * What is remarkable about a statement: first what the rules forbid, then what contradicts itself, what to ask, what is missing. What
 * follows from another finding stands behind its cause, which ranks as high as the worst that it leads to.
 *
 * @param statement with a rate or an instalment, or little can be said
 */
export function findingsOf(statement: Statement, law: Law): readonly FindingWithCause[] {
  const mendable: MendableFinding[] = [];
  const groups: FindingWithCause[][] = [];
  for (const { check, mend } of steps) {
    const finding = check(statement, law);
    if (!finding) continue;
    const follows = causesOf(check, mendable, statement, law);
    const group = groups.find((others) => others.some((one) => one.finding.id === follows[0]));
    if (group) group.push({ finding, follows });
    else groups.push([{ finding, follows }]);
    if (mend) mendable.push({ id: finding.id, mend });
  }
  return groups.sort((one, other) => Math.min(...one.map(rankOf)) - Math.min(...other.map(rankOf))).flat();
}
