import type { FigureValues } from '../../content/figureValues';
import { CARD_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { formatMonths } from '../../lib/format/durations';
import { percentInFull } from '../../lib/format/inFull';
import { rateText } from '../../lib/format/rateText';
import { formatPercent, formatRupees } from '../../lib/format/rupees';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import { DASH, type WayRow } from '../../machines/calculator/section';
import type { Answer } from './answer';
import { isExact } from './costs';
import type { Need } from './values';
import { isListed, type Way } from './ways';
import { atLeastText, costText, monthText, pointsText } from './words';
import * as words from './messages.en';

/** How the cost comes about. */
function termsOf(way: Way, answer: Answer, need: Need, figures: FigureValues): string {
  const { months, spread, cut, held } = need;
  switch (way.basis) {
    case 'own':
      if (way.id === 'break')
        return words.termsBreak({
          rate: percentInFull(way.percent),
          isCut: cut > 0 && held > 0,
          cut: pointsText(cut),
          held: formatMonths(held),
        });
      if (way.id === 'deposit')
        return words.termsDeposit({
          rate: percentInFull(way.percent),
          hasSpread: spread > 0,
          spread: pointsText(spread),
        });
      return words.termsOwn({ rate: percentInFull(way.percent) });
    case 'listed':
      return words.termsListed({
        least: rateText(way.leastPercent),
        highest: rateText(way.highestPercent),
        count: isListed(way.id) ? answer.listed[way.id].length : 0,
        months: formatMonths(months),
      });
    case 'usual':
      return words.termsUsualCard({
        least: formatPercent(way.leastPercent),
        highest: formatPercent(way.highestPercent),
        gst: formatPercent(valueOf(figures, CARD_GST)),
      });
    case 'unpublished':
      return words.termsUnpublished;
    case 'none':
      return words.termsNone({ months: formatMonths(months) });
  }
}

/** Whether such a loan is usually for other months: a list has lenders that do not say for how long they lend. */
function timeOf({ id, basis }: Way, { months }: Need): readonly string[] {
  if (basis !== 'listed') return [];
  const isUnusual = id === 'gold' ? months > 2 * MONTHS_IN_YEAR : months < MONTHS_IN_YEAR;
  return isUnusual ? [words.usualTime({ way: id === 'gold' ? 'gold' : 'other' })] : [];
}

/** What the lender asks for. */
function asksOf({ id }: Way, { pledged }: Answer, { salary }: Need): string {
  switch (id) {
    case 'break':
      return words.asksBreak;
    case 'deposit':
      return words.asksDeposit({ deposit: atLeastText(pledged.deposit) });
    case 'gold':
      return words.asksGold({ gold: atLeastText(pledged.gold) });
    case 'topUp':
      return words.asksTopUp;
    case 'property':
      return words.asksProperty;
    case 'personal':
      return words.asksPersonal({ hasSalary: salary });
    case 'card':
      return words.asksCard;
  }
}

function belowOf(way: Way): string {
  switch (way.basis) {
    case 'own':
      return isExact(way.cost) ? words.aMonth({ instalment: formatRupees(way.instalment) }) : words.plusFee;
    case 'listed':
      return words.belowListed({ month: monthText(way) });
    case 'usual':
      return words.belowUsual;
    case 'unpublished':
    case 'none':
      return words.belowAsk;
  }
}

const pages: Readonly<Record<Way['id'], string>> = {
  break: '/fixed-deposits',
  deposit: '/fixed-deposits',
  gold: '/gold-loan',
  topUp: '/home-loans',
  property: '/loan-against-property',
  personal: '/personal-loans',
  card: '/blog/personal-loan-vs-credit-card-loan',
};

/** A way with its terms and what it costs; it opens to what the lender asks for. */
export const wayRow = (way: Way, answer: Answer, need: Need, figures: FigureValues): WayRow => ({
  name: words.way({ way: way.id }),
  terms: [termsOf(way, answer, need, figures), ...timeOf(way, need)],
  opened: {
    facts: [[words.factAsks, asksOf(way, answer, need)]],
    link: { text: words.rowLink({ way: way.id }), address: pages[way.id] },
  },
  figure: way.cost ? costText(way.cost) : DASH,
  below: belowOf(way),
});
