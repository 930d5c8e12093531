import type { FigureValues } from '../../content/figureValues';
import { scaleOf } from '../../content/scaleOf';
import { valueOf } from '../../content/valueOf';
import { CESS, leftAfterTax } from '../../content/law/cess';
import { calculateEmi, exactEmi, type Loan } from '../../lib/finance/emi';
import { leadOfInvesting, leadShare, prepayOrInvest, type PrepayOrInvest } from '../../lib/finance/prepayOrInvest';
import { monthsToRepay } from '../../lib/finance/schedule';
import { formatRupees } from '../../lib/format/rupees';
import { timeOf } from '../../lib/format/timeOf';
import { TIE_SHARE } from '../../lib/tie';
import { MONTHS_IN_YEAR, monthsOfYears } from '../../lib/unitSizes';
import type { Conflicts } from '../../machines/fields/inputs/types';
import * as words from './messages.en';

export type Spare = {
  readonly owed: number;
  readonly rate: number;
  readonly years: number;
  readonly sum: number;
  readonly every: 'once' | 'month';
  /** Percent a year after tax, the visitor's guess */
  readonly expected: number;
  /** Months in which to end the loan, which makes the spare money a sum a month; null to give the spare money */
  readonly end: number | null;
  readonly rateType: 'floating' | 'fixed';
  /** With GST, in percent of what is prepaid */
  readonly charge: number;
  /** The regime and the slab in percent, "old-30"; "none" where no tax is due, or UNCHOSEN */
  readonly tax: string;
  /** Rupees a month; 0 for that of the years left */
  readonly emi: number;
};

export interface Answer {
  readonly loan: Loan;
  readonly ways: PrepayOrInvest;
  /** By how much investing leads at the expected return, in rupees, and whether that is too little to decide by */
  readonly lead: number;
  readonly isTie: boolean;
}

/** The way that leaves more at the expected return. */
export function aheadOf({ lead, isTie }: Answer): 'tie' | 'invest' | 'prepay' {
  if (isTie) return 'tie';
  return lead > 0 ? 'invest' : 'prepay';
}

/** As far as a loan is followed. */
const MOST_MONTHS = 480;

export const INTEREST_LIMIT = 'home-loan-interest-limit';
const SLABS = { new: 'new-regime-slabs', old: 'old-regime-slabs' };

export const taxFigures = [INTEREST_LIMIT, ...Object.values(SLABS), CESS];

/** The slabs of a regime in which tax is due, in percent, least first. */
export const slabsOf = (regime: 'new' | 'old', figures: FigureValues): readonly number[] =>
  scaleOf(figures, SLABS[regime]).flatMap(({ percent }) => (percent > 0 ? [percent] : []));

/** The choice of somebody who has not told a slab: none is marked then, and no tax relief counted. */
export const UNCHOSEN = 'unchosen';

/** The regime and the slab of a choice, in percent. */
export function taxOf(tax: string): { readonly isOld: boolean; readonly slab: number } {
  const [regime, slab = '0'] = tax.split('-');
  return { isOld: regime === 'old', slab: Number(slab) };
}

/** The share of a gain that tax and cess take at a slab, from 0 to 1. */
export const taxShare = (slab: number, figures: FigureValues): number => 1 - leftAfterTax(String(slab), figures);

function loanOf({ owed, rate, years, emi }: Spare): Loan {
  const months = emi > 0 ? monthsToRepay(owed, rate, emi) : monthsOfYears(years);
  return { principal: owed, annualRatePercent: rate, tenureMonths: months };
}

export function waysFor(values: Spare, figures: FigureValues, loan: Loan): PrepayOrInvest {
  const { sum, every, charge, emi } = values;
  const { isOld, slab } = taxOf(values.tax);
  return prepayOrInvest({
    loan,
    sum,
    every,
    chargePercent: charge,
    ...(emi > 0 && { emi }),
    ...(isOld && {
      relief: { taxPercent: taxShare(slab, figures) * 100, yearlyLimit: valueOf(figures, INTEREST_LIMIT) },
    }),
  });
}

export function answerFor(values: Spare, figures: FigureValues): Answer {
  const loan = loanOf(values);
  const ways = waysFor(values, figures, loan);
  return {
    loan,
    ways,
    lead: leadOfInvesting(ways, values.expected),
    isTie: Math.abs(leadShare(ways, values.expected)) < TIE_SHARE,
  };
}

/** The spare money: as given, or what each month takes on top of the EMI to end the loan in time, in whole rupees with its charge. */
export function spareOf(values: Spare): Spare {
  const { owed, rate, end, charge, emi } = values;
  const loan = loanOf(values);
  if (end === null || end >= loan.tenureMonths) return { ...values, end: null };
  const now = emi > 0 ? emi : calculateEmi(loan).emi;
  const more = exactEmi({ principal: owed, annualRatePercent: rate, tenureMonths: end }) - now;
  return { ...values, sum: Math.ceil(more * (1 + charge / 100)), every: 'month' };
}

/** The time until the loan's original end, as the visitor wrote it. */
export const timeLeft = ({ ways: { plain } }: Answer, { years, emi }: Pick<Spare, 'years' | 'emi'>): string =>
  emi > 0 ? timeOf(plain.length) : timeOf(monthsOfYears(years));

function emiConflict({ owed, rate, emi }: Spare): string | undefined {
  if (emi === 0) return undefined;
  const months = monthsToRepay(owed, rate, emi);
  if (months === Infinity)
    return words.conflictInterest({ interest: formatRupees((owed * rate) / 100 / MONTHS_IN_YEAR) });
  if (months > MOST_MONTHS) return words.conflictLong({ time: timeOf(MOST_MONTHS) });
  return months === 1 ? words.conflictAtOnce : undefined;
}

/** What nothing can be computed from: more than the loan, an EMI that does not repay it, a charge that may not be asked. */
export function conflictsOf(values: Spare): Conflicts<Spare> {
  const { owed, rateType, charge, end } = values;
  const emi = emiConflict(values);
  if (emi !== undefined) return { emi };
  const { tenureMonths } = loanOf(values);
  if (end !== null && end >= tenureMonths) return { end: words.conflictEnd({ time: timeOf(tenureMonths) }) };
  const { sum } = spareOf(values);
  return {
    ...(sum > owed && { sum: words.conflictSum({ owed: formatRupees(owed) }) }),
    ...(charge > 0 && rateType === 'floating' && { charge: words.conflictCharge }),
  };
}
