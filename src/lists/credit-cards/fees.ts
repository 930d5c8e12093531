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

/** From which spending a year costs nothing: none where there is no fee, and no spending at all where nothing waives it. */
function waiver({ fees: { yearly, waivedFrom } }: CreditCard): RowFigure {
  const label = words.comparedWaiver;
  const term = { label, counted: { best: 'lowest', isTerm: true } } as const;
  if (yearly.most === 0) return { ...term, text: words.waivedAnyway, counted: { ...term.counted, number: 0 } };
  if (!waivedFrom && yearly.least === undefined) return { label, text: NOT_ASKED };
  if (!waivedFrom) return { ...term, text: words.waivedNever, counted: { ...term.counted, number: Infinity } };
  return { ...term, text: format(waivedFrom), counted: { ...term.counted, number: waivedFrom.least } };
}

/**
 * A card's fee as figures to compare: what a year costs as published, what waives it, and what it costs with this visitor's spending and to join.
 * The last two have no row where they are as high as the first for each card.
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
