import file from '@site/docs/savings-accounts.yml';
import documents from '@site/src/content/documents.yml';
import providers from '@site/src/content/providers.yml';
import type { FigureValues } from '../../content/figureValues';
import { listRecords, type ListRecord } from '../../content/listRecords';
import type { ListingFile, RowOf } from '../../content/schemas';
import { LOAN_FEE_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { leftAfterTax } from '../../content/law/cess';
import { choice, rupees, taxSlab, toggle } from '../../machines/fields/inputs/fields';
import type { Inputs } from '../../machines/fields/inputs/types';
import { feeAnswer } from '../loans/fees';
import { orderNumber } from '../../lib/quantities/cell';
import { isUnknown } from '../../lib/quantities/quantity';
import { earnedAtRate, MOST_BALANCE } from './earned';
import * as words from './messages.en';

export type Account = ListRecord<RowOf<'savings-accounts'>>;

export const accounts = listRecords(file as ListingFile<'savings-accounts'>, providers, documents);

/** Inputs of the savings account list. Names are part of addresses and permanent. */
export type Saving = {
  /** Balance in rupees */
  readonly balance: number;
  readonly slab: string;
  /** Only accounts without a minimum balance */
  readonly zero: boolean;
  readonly order: string;
};

export const defaults: Saving = { balance: 100_000, slab: 'none', zero: false, order: 'earn' };

export const inputs: Inputs<Saving> = {
  balance: rupees(words.labelBalance, [1000, MOST_BALANCE, 1000], [10_000, 100_000, 500_000, 1_000_000]),
  slab: taxSlab,
  zero: toggle(words.labelZero),
  order: choice(words.labelOrder, { earn: words.orderEarn, minimum: words.orderMinimum, name: words.orderName }),
};

/** An account and the interest on a balance. Rupees are unrounded. */
export interface AccountOffer {
  readonly account: Account;
  /** Interest a year, before tax */
  readonly earned: number;
  readonly afterTax: number;
  /** Required average monthly balance in rupees; undefined if not found */
  readonly minimum: number | undefined;
  /** Monthly charge with GST for a balance below the minimum; undefined if none or unknown */
  readonly charge: number | undefined;
}

/** Interest on a balance in rupees a year; undefined if the rate is unknown. */
export const earnedAt = ({ row }: Account, balance: number): number | undefined =>
  earnedAtRate(row.interestRate, balance);

function chargeAt({ row: { belowMinimum: fee } }: Account, missing: number, gstPercent: number): number | undefined {
  if (missing <= 0 || !fee || isUnknown(fee)) return undefined;
  const answer = feeAnswer(fee, missing, gstPercent);
  return answer.kind === 'known' ? answer.rupees : undefined;
}

/** The result of a balance at a bank; undefined if the rate is unknown. */
export function offerAt(account: Account, { balance, slab }: Saving, figures: FigureValues): AccountOffer | undefined {
  const earned = earnedAt(account, balance);
  if (earned === undefined) return undefined;
  const minimum = orderNumber(account.row.minBalance);
  return {
    account,
    earned,
    afterTax: earned * leftAfterTax(slab, figures),
    minimum,
    charge: chargeAt(account, (minimum ?? 0) - balance, valueOf(figures, LOAN_FEE_GST)),
  };
}
