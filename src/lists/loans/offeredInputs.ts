import type { FigureValues } from '../../content/figureValues';
import { optional, percent, rupeesOrShare } from '../../machines/fields/inputs/fields';
import { usualFee, usualRate } from './exampleRate';
import type { PublishedLoan } from './loan';
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

const offeredNames = ['offered', 'offerFee'] as const;

/**
 * The fields of the visitor's own offer, and what a list that is too old to rank takes for an example.
 * @param amountOf the loan, from the list's values
 */
export function offerFields<Of>(
  loans: readonly PublishedLoan[],
  amountOf: (values: Of, figures: FigureValues) => number,
) {
  return {
    title: words.offerFields,
    names: offeredNames,
    example: (values: Of, figures: FigureValues): Offered => ({
      offered: usualRate(loans),
      offerFee: usualFee(loans, amountOf(values, figures)),
    }),
  };
}
