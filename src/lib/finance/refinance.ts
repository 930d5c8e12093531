import { calculateEmi } from './emi';
import { bulletInterestShare } from './goldLoan';
import { repaymentSchedule, scheduleTotals } from './schedule';

/** A loan that is being repaid. */
export interface RunningLoan {
  /** Rupees still owed. */
  readonly balance: number;
  readonly annualRatePercent: number;
  /** Instalments still to pay. */
  readonly monthsLeft: number;
}

export interface Refinanced {
  /** Rupees a month, rounded; of a bullet loan, rupees at the end. */
  readonly emiBefore: number;
  readonly emiAfter: number;
  /** Rupees over the rest of the loan, the charge taken off; negative when the change costs more than it saves. */
  readonly saving: number;
  /** The first month by whose end the lower EMI has paid for the charge; undefined when it never does. */
  readonly paysBackInMonths?: number;
}

/**
 * What a lower rate saves over the rest of a loan, at the same lender for a conversion fee or at another for its processing fee. The months
 * that are left stay, so the EMI changes. Both EMIs are rounded to the rupee and multiplied by the months, as everywhere on this site.
 *
 * @param newRatePercent percent a year
 * @param charge rupees with GST, paid at once; 0 where none is asked
 * @throws {RangeError} when an input is NaN or infinite, or the months are not whole
 */
export function refinance(loan: RunningLoan, newRatePercent: number, charge: number): Refinanced {
  if (!Number.isFinite(charge) || charge < 0) throw new RangeError(`charge must be zero or more, found ${charge}`);
  const rest = { principal: loan.balance, tenureMonths: loan.monthsLeft };
  const emiBefore = calculateEmi({ ...rest, annualRatePercent: loan.annualRatePercent }).emi;
  const emiAfter = calculateEmi({ ...rest, annualRatePercent: newRatePercent }).emi;
  const monthly = emiBefore - emiAfter;
  const months = charge === 0 ? 0 : Math.ceil(charge / monthly);
  const paysBack = monthly > 0 && months <= loan.monthsLeft;
  return {
    emiBefore,
    emiAfter,
    saving: monthly * loan.monthsLeft - charge,
    ...(paysBack && { paysBackInMonths: months }),
  };
}

/**
 * The same for a bullet loan: balance and simple interest until the end, rounded to the rupee, in the place of the EMIs.
 * Parameters as of `refinance`.
 */
export function refinanceBullet(
  { balance, annualRatePercent, monthsLeft }: RunningLoan,
  newRatePercent: number,
  charge: number,
): Refinanced {
  const dueAt = (percent: number): number => Math.round(balance * (1 + bulletInterestShare(percent, monthsLeft)));
  const [emiBefore, emiAfter] = [dueAt(annualRatePercent), dueAt(newRatePercent)];
  return { emiBefore, emiAfter, saving: emiBefore - emiAfter - charge };
}

/** A way on with a running loan: as it is, at a lower rate of its lender, or at another lender. */
export interface WayOn extends Refinanced {
  readonly annualRatePercent: number;
  /** Rupees with GST */
  readonly charge: number;
  /** Rupees still to pay until the end, the charge included */
  readonly toPay: number;
}

/** What a running loan comes to at a rate, for a charge; parameters and errors as of `refinance`. */
export function wayOn(loan: RunningLoan, annualRatePercent: number, charge: number): WayOn {
  const result = refinance(loan, annualRatePercent, charge);
  return { ...result, annualRatePercent, charge, toPay: result.emiAfter * loan.monthsLeft + charge };
}

/** A rate on offer, and the rupees with GST that it takes to get it. */
type Offer = { readonly annualRatePercent: number; readonly charge: number };

/** The three ways on with a running loan, and the one that costs least; of equal ones, the one with the least to do. */
export function waysOn(
  loan: RunningLoan,
  offers: { readonly reprice: Offer; readonly move: Offer },
): { readonly [Name in 'stay' | 'reprice' | 'move' | 'best']: WayOn } {
  const stay = wayOn(loan, loan.annualRatePercent, 0);
  const reprice = wayOn(loan, offers.reprice.annualRatePercent, offers.reprice.charge);
  const move = wayOn(loan, offers.move.annualRatePercent, offers.move.charge);
  const best = [stay, reprice, move].reduce((least, way) => (way.toPay < least.toPay ? way : least));
  return { stay, reprice, move, best };
}

/**
 * The same change for a borrower who goes on paying the EMI of before: the loan ends earlier, and costs less than with a lower EMI.
 *
 * @param newRatePercent percent a year
 * @param charge rupees with GST, paid at once
 * @returns whole months that are left, the last with a smaller instalment, and the saving in unrounded rupees
 * @throws {RangeError} when an input is NaN or infinite, or the months are not whole
 */
export function refinanceKeepingEmi(
  { balance, annualRatePercent, monthsLeft }: RunningLoan,
  newRatePercent: number,
  charge: number,
): { readonly months: number; readonly saving: number } {
  const loan = { principal: balance, annualRatePercent, tenureMonths: monthsLeft };
  const rateChanges = [{ from: 1, points: newRatePercent - annualRatePercent }];
  const { months, paid } = scheduleTotals(repaymentSchedule(loan, { rateChanges }));
  return { months, saving: calculateEmi(loan).totalPayable - paid - charge };
}
