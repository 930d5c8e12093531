import { optional, percent, rupeesOrShare } from '../../machines/fields/inputs/fields';
import { exampleRate, MEDIAN } from './exampleRate';
import type { Loan } from './loan';
import * as words from './messages.en';

/** What a lender offered to the visitor; null where nothing is entered. Names are part of addresses and permanent. */
export type Offered = {
  /** Percent a year, on a reducing balance */
  readonly offered: number | null;
  /** Rupees before GST */
  readonly offerFee: number | null;
};

export const nothingOffered: Offered = { offered: null, offerFee: null };

export const offeredInputs = {
  offered: optional(percent(words.labelOffered, [0.5, 60, 0.05])),
  offerFee: optional(rupeesOrShare(words.labelOfferFee, [0, 5_000_000, 100], 'amount')),
};

export const offeredNames = ['offered', 'offerFee'] as const;

/** The fields of the visitor's own offer. The example of a list that is too old to rank is at its lenders' median starting rate. */
export const offerFields = (loans: readonly Loan[]) => ({
  title: words.offerFields,
  names: offeredNames,
  example: { offered: exampleRate(loans, MEDIAN) },
});
