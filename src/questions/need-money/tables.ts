import { formatMonths } from '../../lib/format/durations';
import { rateText } from '../../lib/format/rateText';
import { formatRupees } from '../../lib/format/rupees';
import type { TableData } from '../../machines/calculator/definition';
import { DASH } from '../../machines/calculator/section';
import type { Answer } from './answer';
import type { ListedOffer, ListedWay } from './lists';
import type { Need } from './values';
import { monthText } from './words';
import * as words from './messages.en';

function ratesText({ leastPercent, highestPercent }: ListedOffer): string {
  const least = rateText(leastPercent);
  return leastPercent === highestPercent
    ? least
    : words.range({ isOpen: false, least, highest: rateText(highestPercent) });
}

/** Every loan of a list that is for this sum and time, in the order of its list. */
const lendersOf =
  (way: ListedWay) =>
  ({ listed }: Answer, { sum, months }: Need): TableData => ({
    caption: words.lendersCaption({
      way,
      month: monthText({ id: way }),
      sum: formatRupees(sum),
      months: formatMonths(months),
    }),
    columns: [words.columnLender, words.columnRate, words.columnLeast, words.columnMost],
    rows: listed[way].map((offer) => [
      offer.loan.name,
      ratesText(offer),
      offer.cost.least,
      offer.cost.isOpen ? DASH : offer.cost.highest,
    ]),
    note: words.lendersNote,
  });

export const tables = (['gold', 'property', 'personal'] as const).map((way) => ({
  name: words.way({ way }),
  of: lendersOf(way),
}));
