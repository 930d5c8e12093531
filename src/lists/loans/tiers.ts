import { formatCondition, type Condition, type Trait } from '../../lib/quantities/conditions';
import type { RateTier } from '../../content/offerTypes';
import type { Loan, LoanInputs } from './loan';

/** Whether the loan is new, or taken over from another lender. */
export type Purpose = 'new' | 'taken over';

/**
 * Which of the traits a borrower has who has not said. A published rate is a starting rate, so the best grade is counted as reached, and
 * `isForBestGrade` tells those who name a score that it may not be; what only some can have, such as an offer made in advance, is not.
 */
const assumed: Readonly<Record<Trait, boolean>> = {
  salaried: true,
  'best internal grade': true,
  'self-employed': false,
  professional: false,
  'government employee': false,
  'woman first owner': false,
  'salary account': false,
  'pre-approved': false,
  'loan taken over': false,
  overdraft: false,
  'credit insurance': false,
};

function holds(condition: Condition, rowId: string, inputs: LoanInputs, purpose: Purpose): boolean {
  switch (condition.kind) {
    case 'score': {
      const { least = 0, most = Infinity } = condition;
      return inputs.score === undefined || (inputs.score >= least && inputs.score <= most);
    }
    case 'loan': {
      const { above = 0, upTo = Infinity } = condition;
      return inputs.amount > above && inputs.amount <= upTo;
    }
    case 'trait':
      if (condition.trait === 'woman first owner') return inputs.womanFirstOwner === true;
      if (condition.trait === 'salary account') return inputs.salaryBank === rowId;
      if (condition.trait === 'loan taken over') return purpose === 'taken over';
      return assumed[condition.trait];
  }
}

/**
 * The lowest published rate whose conditions hold. A score that was not told counts as the best one, because published rates are what
 * the best borrower gets.
 *
 * @returns undefined when the lender publishes no starting rate for these inputs
 */
export function tierFor(row: Loan, inputs: LoanInputs, purpose: Purpose = 'new'): RateTier | undefined {
  const open = row.rates.filter(
    ({ rate, conditions }) =>
      rate.least !== undefined && conditions.every((condition) => holds(condition, row.id, inputs, purpose)),
  );
  return open.find((tier) => !isForBestGrade(tier, inputs)) ?? open[0];
}

/**
 * The rates that a borrower of this loan may get, the lowest first, whatever else has to hold: a salary account, an offer made in advance.
 * What else is known of a rate counts, such as a lower one on another page, and the lowest that borrowers were really charged.
 */
export function tiersInReach({ rates, averageRate, id }: Loan, inputs: LoanInputs): readonly RateTier[] {
  const open = rates.filter(({ conditions }) =>
    conditions.every((condition) =>
      condition.kind === 'trait' ? condition.trait !== 'loan taken over' : holds(condition, id, inputs, 'new'),
    ),
  );
  const day = rates[0]?.day ?? '';
  const others = [...open, averageRate].flatMap((known) => known?.others ?? []);
  const asTiers = others.map(({ value: rate, document }): RateTier => ({ rate, document, day, conditions: [] }));
  return [...open, ...asTiers].sort((a, b) => (a.rate.least ?? Infinity) - (b.rate.least ?? Infinity));
}

/** Why rates for a lender's own best grade are not ranked for those who name a score. */
export const WHY_GRADED_APART =
  'These lenders keep this rate for their own best grade. A score does not tell your grade: you may be offered more, so they are not ranked.';

/**
 * Whether a lender keeps a rate for its own best grade and the visitor named a score: the grade counts more than the score, so nobody
 * can say that the rate is for this borrower.
 */
export function isForBestGrade({ conditions }: RateTier, { score }: LoanInputs): boolean {
  return (
    score !== undefined &&
    conditions.some((condition) => condition.kind === 'trait' && condition.trait === 'best internal grade')
  );
}

/** Whether a visitor named a score and this rate, which does not depend on one, may be higher for it. */
export function isStartingRate({ conditions }: RateTier, { score }: LoanInputs): boolean {
  return score !== undefined && conditions.every(({ kind }) => kind !== 'score');
}

/** Who gets a rate, for a reader: "salaried, score 840 or more"; undefined where the lender names no condition. */
export function whoGets({ conditions }: RateTier): string | undefined {
  const texts = conditions.map((condition) =>
    condition.kind === 'score' && condition.least !== undefined && condition.most === undefined
      ? `score ${condition.least} or more`
      : formatCondition(condition),
  );
  return texts.length === 0 ? undefined : texts.join(', ');
}

/** How many lenders publish a rate that depends on what a visitor may tell. */
export function publishedBy(rows: readonly Loan[], told: Trait): number {
  return rows.filter(({ rates }) =>
    rates.some(({ conditions }) =>
      conditions.some((condition) => condition.kind === 'trait' && condition.trait === told),
    ),
  ).length;
}
