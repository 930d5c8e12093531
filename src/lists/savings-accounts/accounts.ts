import file from '@site/docs/savings-accounts.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import type { FigureValues } from '../../content/figureValues';
import { listRecords, type ListRecord } from '../../content/listRecords';
import type { ListingFile, RowOf } from '../../content/schemas';
import { choice, leftAfterTax, rupees, taxSlab, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { feeAnswer } from '../loans/fees';
import { earnedOnBalance } from '../../lib/quantities/bands';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';

export type Account = ListRecord<RowOf<'savings-accounts'>>;

export const accounts = listRecords(file as ListingFile<'savings-accounts'>, providers, documents);

/** Inputs of the list of savings accounts. The names are part of addresses and permanent. */
export type Saving = {
  /** Rupees that stay in the account */
  readonly balance: number;
  readonly slab: string;
  /** Only accounts that ask for no minimum balance */
  readonly zero: boolean;
  readonly order: string;
};

export const defaults: Saving = { balance: 100_000, slab: 'none', zero: false, order: 'earn' };

export const inputs: Inputs<Saving> = {
  // Above ₹1 crore some banks pay other rates, which the list leaves out.
  balance: rupees('Balance that you keep', [1000, 10_000_000, 1000], [10_000, 100_000, 500_000, 1_000_000]),
  slab: taxSlab,
  zero: toggle('No minimum balance'),
  order: choice('Order by', { earn: 'You earn', minimum: 'Minimum balance', name: 'Name' }),
};

/** The figure of the GST on what a bank charges */
export const FEE_GST = 'loan-fee-gst';

/** What a bank states about its bands if they do not split the balance. */
const WHOLE_BALANCE = 'then for the whole balance';

/** An account and what a balance earns there. Rupees are unrounded. */
export interface AccountOffer {
  readonly account: Account;
  /** In a year, before tax */
  readonly earned: number;
  readonly afterTax: number;
  /** Rupees asked for as an average of a month; undefined where it is not found */
  readonly minimum: number | undefined;
  /** What a month with this balance costs with GST where it is below the minimum; undefined where that is not known, or it is not below */
  readonly charge: number | undefined;
}

/** Rupees that a balance earns in a year; undefined where the rate is not known. */
export function earnedAt({ row: { interestRate: rate } }: Account, balance: number): number | undefined {
  if (rate.kind !== 'bands') return undefined;
  if (rate.note !== undefined && rate.note !== WHOLE_BALANCE) return undefined;
  return earnedOnBalance(rate, balance, rate.note === WHOLE_BALANCE);
}

function chargeAt({ row: { belowMinimum: fee } }: Account, missing: number, gstPercent: number): number | undefined {
  if (missing <= 0 || !fee || isUnknown(fee)) return undefined;
  const answer = feeAnswer(fee, missing, gstPercent);
  return answer.kind === 'known' ? answer.rupees : undefined;
}

/** What a balance comes to at a bank; undefined where the rate is not known. */
export function offerAt(account: Account, { balance, slab }: Saving, figures: FigureValues): AccountOffer | undefined {
  const earned = earnedAt(account, balance);
  if (earned === undefined) return undefined;
  const minimum = orderNumber(account.row.minBalance);
  return {
    account,
    earned,
    afterTax: earned * leftAfterTax(slab, figures),
    minimum,
    charge: chargeAt(account, (minimum ?? 0) - balance, figures[FEE_GST] ?? 0),
  };
}
