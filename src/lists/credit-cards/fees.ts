import type { CreditCard } from '../../content/cardTypes';
import { formatRupees } from '../../lib/format/rupees';
import { format } from '../../lib/quantities/quantity';
import { NOT_ASKED } from '../../machines/compare/arrange';
import type { RowFigure } from '../../machines/list/rows';
import type { CardValue } from './cardValue';
import * as words from './messages.en';

function fee(label: string, rupees: number | undefined, repeats?: string): RowFigure {
  if (rupees === undefined) return { label, text: NOT_ASKED };
  return {
    label,
    text: formatRupees(Math.round(rupees)),
    counted: { number: rupees, best: 'lowest', isTerm: true, ...(repeats !== undefined && { repeats }) },
  };
}

/** The yearly spending that waives the fee: any where there is no fee, never where none does. */
function waiver({ fees: { yearly, waivedFrom } }: CreditCard): RowFigure {
  const label = words.comparedWaiver;
  const term = { label, counted: { best: 'lowest', isTerm: true } } as const;
  if (yearly.most === 0) return { ...term, text: words.waivedAnyway, counted: { ...term.counted, number: 0 } };
  if (!waivedFrom && yearly.least === undefined) return { label, text: NOT_ASKED };
  if (!waivedFrom) return { ...term, text: words.waivedNever, counted: { ...term.counted, number: Infinity } };
  return { ...term, text: format(waivedFrom), counted: { ...term.counted, number: waivedFrom.least } };
}

/**
 * A card's fees as figures to compare: the yearly fee as published, what waives it, the fee at this visitor's spending, and the fee to join. The last
 * two have no row where they equal the first for every card.
 */
export function comparedFees(
  { yearlyFee, fullYearlyFee, joiningFee }: CardValue,
  card: CreditCard,
): readonly RowFigure[] {
  const { joining, yearly } = card.fees;
  const label = words.comparedFee;
  const isKnown = yearly.least !== undefined;
  return [
    fee(label, isKnown ? fullYearlyFee : undefined),
    waiver(card),
    fee(words.comparedOwnFee, isKnown ? yearlyFee : undefined, label),
    fee(words.comparedJoining, joining.least === undefined ? undefined : joiningFee, label),
  ];
}
