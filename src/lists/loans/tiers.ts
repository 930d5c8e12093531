import { formatCondition, type Condition, type Trait } from '../../lib/quantities/conditions';
import type { RateTier } from '../../content/offerTypes';
import type { LoanInputs, PublishedLoan } from './loan';
import * as words from './messages.en';

/** A new loan, or a balance transfer from another lender. */
export type Purpose = 'new' | 'taken over';

/**
 * Traits assumed for a borrower who has not stated them. Published rates are starting rates, so the best grade is assumed, and `isForBestGrade` warns
 * visitors with a score; traits that only some can have, such as a pre-approved offer, are not.
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
 * The lowest published rate whose conditions hold. Without a score the best one is assumed, because published rates are for the best borrowers.
 *
 * @returns undefined if the lender publishes no starting rate for these inputs
 */
export function tierFor(row: PublishedLoan, inputs: LoanInputs, purpose: Purpose = 'new'): RateTier | undefined {
  const open = row.rates.filter(
    ({ rate, conditions }) =>
      rate.least !== undefined && conditions.every((condition) => holds(condition, row.id, inputs, purpose)),
  );
  return open.find((tier) => !isForBestGrade(tier, inputs)) ?? open[0];
}

/**
 * The rates within reach of this borrower, lowest first, including those with other conditions: a salary account, a pre-approved offer. Other known
 * values of a rate count too, such as a lower one on another page, and the lowest rate actually charged.
 */
export function tiersInReach({ rates, averageRate, id }: PublishedLoan, inputs: LoanInputs): readonly RateTier[] {
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

/**
 * Whether a rate is for the lender's own best grade and the visitor entered a score: the grade decides, so the rate may not apply to this borrower.
 */
export function isForBestGrade({ conditions }: RateTier, { score }: LoanInputs): boolean {
  return (
    score !== undefined &&
    conditions.some((condition) => condition.kind === 'trait' && condition.trait === 'best internal grade')
  );
}

/** Whether the visitor entered a score and this rate, which states none, may be higher for it. */
export function isStartingRate({ conditions }: RateTier, { score }: LoanInputs): boolean {
  return score !== undefined && conditions.every(({ kind }) => kind !== 'score');
}

/**
 * The conditions of a rate as text: "salaried, score 840 or more"; undefined if the lender states none.
 * @param textOfScore words for the least score
 */
export function whoGets({ conditions }: RateTier, textOfScore = words.conditionScore): string | undefined {
  const texts = conditions.map((condition) =>
    condition.kind === 'score' && condition.least !== undefined && condition.most === undefined
      ? textOfScore({ score: String(condition.least) })
      : formatCondition(condition),
  );
  return texts.length === 0 ? undefined : texts.join(', ');
}

/** Number of lenders with a published rate that depends on a trait. */
export function publishedBy(rows: readonly PublishedLoan[], told: Trait): number {
  return rows.filter(({ rates }) =>
    rates.some(({ conditions }) =>
      conditions.some((condition) => condition.kind === 'trait' && condition.trait === told),
    ),
  ).length;
}
