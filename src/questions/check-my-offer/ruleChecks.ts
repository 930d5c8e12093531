import type { Check, Statement } from './statement';

/** Finding: a charge for prepaying, which the rules forbid or bound for this loan. */
export interface PrepaymentFinding {
  readonly id: 'prepayment';
  /** Forbidden, forbidden while the rate floats, forbidden at most lenders, or unknown as the kind of rate is */
  readonly rule: 'forbidden' | 'hybrid' | 'business' | 'kind-unknown';
  readonly severity: 'forbidden' | 'ask';
  readonly percent: number | undefined;
  /** What the charge comes to where the whole loan is prepaid at the start */
  readonly rupees: number | undefined;
}

function prepaymentRule({ kind, loan }: Statement): PrepaymentFinding['rule'] | undefined {
  if (kind === 'fixed') return undefined;
  if (kind === undefined) return 'kind-unknown';
  if (loan === 'business') return 'business';
  return kind === 'hybrid' ? 'hybrid' : 'forbidden';
}

/** Prepayment of a loan to an individual at a floating rate costs nothing; a business loan's depends on the lender. */
export const checkPrepayment: Check<PrepaymentFinding> = (statement) => {
  const { prepayment, prepaymentPercent: percent, amount } = statement;
  const rule = prepaymentRule(statement);
  if (prepayment !== 'charge' || percent === 0 || rule === undefined) return undefined;
  return {
    id: 'prepayment',
    rule,
    severity: rule === 'forbidden' ? 'forbidden' : 'ask',
    percent,
    rupees: percent === undefined ? undefined : (amount * percent) / 100,
  };
};

/** Finding: a penalty for paying late in a form that the rules forbid. */
export interface PenaltyFinding {
  readonly id: 'penalty';
  readonly severity: 'forbidden';
  readonly form: 'rate' | 'capitalised';
}

export const checkPenalty: Check<PenaltyFinding> = ({ penalty }) =>
  penalty === 'rate' || penalty === 'capitalised' ? { id: 'penalty', severity: 'forbidden', form: penalty } : undefined;

/** What a Key Facts Statement has to name. */
export type Due = 'apr' | 'instalment' | 'rate' | 'kind' | 'benchmark' | 'prepayment' | 'penalty' | 'switching';

/** Finding: a Key Facts Statement for which these were not entered, or no such statement at all. */
export interface MissingFinding {
  readonly id: 'missing';
  readonly severity: 'missing';
  /** Empty where the paper is no Key Facts Statement */
  readonly due: readonly Due[];
}

/** What was not entered of what a Key Facts Statement names of every such loan. */
function missingOf(statement: Statement): readonly Due[] {
  const { apr, instalment, rate, kind, benchmark, spread, prepayment, penalty, switching } = statement;
  const floats = kind === 'floating' || kind === 'hybrid';
  const entered: readonly (readonly [Due, unknown])[] = [
    ['rate', rate],
    ['kind', kind],
    ['instalment', instalment],
    ['apr', apr],
    ...(floats ? ([['benchmark', benchmark === undefined ? undefined : spread]] as const) : []),
    ['penalty', penalty],
    ['prepayment', prepayment],
    ...(floats ? ([['switching', switching]] as const) : []),
  ];
  return entered.flatMap(([due, value]) => (value === undefined ? [due] : []));
}

export const checkMissing: Check<MissingFinding> = (statement) => {
  const isStatement = statement.paper === 'statement';
  const due = isStatement ? missingOf(statement) : [];
  return isStatement && due.length === 0 ? undefined : { id: 'missing', severity: 'missing', due };
};

/** Finding: a loan that is paid out in stages, for which nothing here is recomputed. */
export interface StagesFinding {
  readonly id: 'stages';
  readonly severity: 'missing';
}

export const checkStages: Check<StagesFinding> = ({ isPaidInStages }) =>
  isPaidInStages ? { id: 'stages', severity: 'missing' } : undefined;
