import { exactEmi } from '../../lib/finance/emi';
import { exactFlatEmi } from '../../lib/finance/flatRate';
import {
  feesPaid,
  instalmentByRate,
  instalmentsOf,
  isSameInstalment,
  rateByInstalment,
  type Check,
  type FeeName,
  type Law,
  type Statement,
} from './statement';

/** Why an instalment differs from that of its rate, as far as numbers tell. */
export type InstalmentCause =
  /** The printed rate is flat: on the whole loan, however much is repaid */
  | { readonly cause: 'flat' }
  /** These fees were added to the loan, and bear interest */
  | { readonly cause: 'fees-added'; readonly fees: readonly FeeName[]; readonly rupees: number }
  | { readonly cause: 'unknown' };

/** Finding: the printed instalment does not follow from the printed rate. */
export interface InstalmentFinding {
  readonly id: 'instalment';
  readonly severity: 'wrong';
  readonly printed: number;
  readonly rate: number;
  /** Rupees, unrounded */
  readonly byRate: number;
  /** The rate from which the instalment follows; undefined where the instalments do not repay the loan */
  readonly impliedRate: number | undefined;
  /** All instalments beyond those by the rate; below zero if they are smaller */
  readonly rupees: number;
  readonly why: InstalmentCause;
}

function causeOf(statement: Statement, rate: number, printed: number, law: Law): InstalmentCause {
  const tenureMonths = instalmentsOf(statement);
  const loan = { principal: statement.amount, annualRatePercent: rate, tenureMonths };
  if (isSameInstalment(exactFlatEmi(loan), printed)) return { cause: 'flat' };
  const paid = feesPaid(statement.fees, statement.gst === 'added', law).filter(
    ({ every, rupees }) => every === 'once' && rupees > 0,
  );
  // One fee, or all of them: with every set, some would fit by chance.
  const sets = [...paid.map((fee) => [fee]), ...(paid.length > 1 ? [paid] : [])];
  for (const fees of sets) {
    const rupees = fees.reduce((sum, fee) => sum + fee.rupees, 0);
    if (isSameInstalment(exactEmi({ ...loan, principal: loan.principal + rupees }), printed)) {
      return { cause: 'fees-added', fees: fees.map(({ name }) => name), rupees };
    }
  }
  return { cause: 'unknown' };
}

/** Holds the printed instalment against the printed rate. */
export const checkInstalment: Check<InstalmentFinding> = (statement, law) => {
  const { instalment: printed, rate, isPaidInStages } = statement;
  const byRate = instalmentByRate(statement);
  if (printed === undefined || rate === undefined || byRate === undefined || isPaidInStages) return undefined;
  if (isSameInstalment(printed, byRate)) return undefined;
  return {
    id: 'instalment',
    severity: 'wrong',
    printed,
    rate,
    byRate,
    impliedRate: rateByInstalment(statement),
    rupees: (printed - byRate) * instalmentsOf(statement),
    why: causeOf(statement, rate, printed, law),
  };
};

/**
 * The statement with its cash flows as they are: fees that were added to the loan are paid in the instalments, and are not taken off the
 * amount as well.
 */
export function asPaid(statement: Statement, law: Law): Statement {
  const why = checkInstalment(statement, law)?.why;
  if (why?.cause !== 'fees-added') return statement;
  return { ...statement, fees: statement.fees.filter(({ name }) => !why.fees.includes(name)) };
}
