/** How costs are printed: exact by the visitor's own numbers, rounded where rates are a range. */
import { formatMonth } from '../../lib/format/dates';
import { formatNumber, formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { isExact, type Cost } from './costs';
import { isListed, monthOf, type PricedWay, type Way } from './ways';
import * as words from './messages.en';

const FIGURES = 2;

/** Rounded away from the middle of a range to two figures, since a rate that is not the visitor's own tells no more. */
function rounded(rupees: number, round: (value: number) => number): string {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(rupees, 1))) + 1 - FIGURES, 0);
  // A line may end between two amounts, not inside one.
  return rupeesInShort(round(rupees / unit) * unit).replaceAll(' ', '\u00a0');
}

/** "1 point", "0.5 points" */
export const pointsText = (points: number): string => words.points({ count: points, text: formatNumber(points, 10) });

/** What has to be pledged, rounded up. */
export const atLeastText = (rupees: number): string => rounded(rupees, Math.ceil);

const leastText = ({ least }: Cost): string => rounded(least, Math.floor);

/** "₹28,000 to ₹1.3 lakh or more", or an exact amount. */
export function costText(cost: Cost): string {
  if (isExact(cost)) return formatRupees(cost.least);
  if (cost.least === cost.highest) return words.orMore({ amount: formatRupees(cost.least) });
  return words.range({ isOpen: cost.isOpen, least: leastText(cost), highest: rounded(cost.highest, Math.ceil) });
}

export const monthText = ({ id }: Pick<Way, 'id'>): string => {
  const month = monthOf(id);
  return month === '' ? '' : formatMonth(month);
};

/** The ways whose prices may be a range. */
export const rangedId = ({ id }: PricedWay): 'gold' | 'property' | 'personal' | 'card' => (isListed(id) ? id : 'card');
