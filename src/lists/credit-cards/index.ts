import { offerList, type ListDefinition } from '../../machines/list/definition';
import { TERMS_HOLD_MONTHS } from '../../machines/list/ageing';
import type { OfferGroup } from '../../machines/list/rows';
import { formatRupees } from '../../lib/format/rupees';
import { rankCards, type CardOrder, type RankedCards } from './rankCards';
import { cardKindIds, cardKindNames, CARDS_ANCHOR, CARDS_PAGE, type CardKindId } from '../../content/cardKindIds';
import { CARD_GST } from '../../content/law/gst';
import { valueOf } from '../../content/valueOf';
import { allCards, cardKinds, known, rewardsDay, type CardKind } from './kinds';
import { defaults, filtersOf, inputs, monthsOfKinds, splitNote, totalOf, type CardMonth } from './month';
import { filtersText } from './cardFilters';
import { keptValues } from './keptValues';
import { rowMaker } from './rows';
import { comparedLeadOf } from './comparedLead';
import { daysNote, leadOf, resultOf, standingOf, tagOf } from './sentences';
import SpendingInAll from './SpendingInAll';
import * as words from './messages.en';

/** The fields visible at first, then those behind the first fold: payments abroad on travel cards, fuel on all others. */
const shown = (isForTravel: boolean): readonly (keyof CardMonth)[] => [
  'food',
  'bills',
  'online',
  isForTravel ? 'abroad' : 'fuel',
  'travel',
  'other',
];

const isOrder = (text: string): text is CardOrder => ['left', 'fee', 'name'].includes(text);

function linksTo(current: CardKindId | undefined): ListDefinition<CardMonth>['pages'] {
  return {
    label: words.kinds,
    alwaysAlong: [...new Set(Object.values(monthsOfKinds).flatMap((month) => Object.keys(month)))],
    links: [
      {
        to: CARDS_PAGE,
        text: words.kindAll({ count: String(allCards.cards.length) }),
        isCurrent: current === undefined,
      },
      ...cardKindIds.map((id) => ({
        to: cardKindNames[id].to,
        text: cardKindNames[id].link,
        isCurrent: id === current,
      })),
    ],
  };
}

/** The list of one kind of card, or of all cards. */
function cardList(kind: CardKind, id?: CardKindId): ListDefinition<CardMonth> {
  const rowOf = rowMaker(kind, id);
  const valuesOn = keptValues();
  const pageDefaults = (id && monthsOfKinds[id]) ?? {};
  const count = kind.cards.length;
  const cards = id === undefined ? words.cards : cardKindNames[id].noun;
  return {
    id: 'credit-cards',
    heading: id === undefined ? words.headingAll({ count: String(count) }) : words.heading({ count, cards }),
    noun: cards,
    anchor: CARDS_ANCHOR,
    defaults: { ...defaults, ...pageDefaults },
    pageDefaults: Object.fromEntries(Object.entries(pageDefaults).map(([name, rupees]) => [name, String(rupees)])),
    inputs,
    fieldsTitle: words.fieldsTitle,
    mainFields: shown(id === 'travel'),
    sumField: SpendingInAll,
    more: [
      id === 'travel'
        ? { title: words.moreFieldsTravel, names: ['fuel', 'insurance', 'shop'] }
        : { title: words.moreFields, names: ['abroad', 'insurance', 'shop'] },
      {
        title: words.moreFilters,
        act: words.filter,
        names: ['fee', 'network', 'income', 'lounge', 'forex', 'deposit'],
      },
    ],
    order: 'order',
    figures: [CARD_GST],
    known,
    ageing: {
      days: kind.cards.map(rewardsDay),
      months: TERMS_HOLD_MONTHS,
      of: 'card-terms',
    },
    pages: linksTo(id),
    answer: (month, figures) => {
      const gst = valueOf(figures, CARD_GST);
      const order = isOrder(month.order) ? month.order : 'left';
      const rankedBy = (by: CardOrder): RankedCards =>
        rankCards(kind.cards, {
          valueWith: valuesOn(month, gst),
          filters: filtersOf(month),
          order: by,
          dayOf: rewardsDay,
        });
      const ranking = rankedBy(order);
      const standing = standingOf(order === 'left' ? ranking : rankedBy('left'));
      const days = daysNote(ranking.ranked.map(({ card }) => rewardsDay(card)));
      const offers = [...ranking.ranked, ...ranking.unranked.flatMap((rows) => rows.offers)];
      const leavesOut = offers.some(({ value }) => value.leavesOut);
      const group: OfferGroup = {
        id: 'cards',
        // Without a rate for payments abroad in the record, the card may pay less on them than its base rate.
        notes: [
          ...(id === 'travel' ? [words.noteAbroad] : []),
          ...(leavesOut ? [words.noteOrMore] : []),
          splitNote(),
          words.noteLimits,
          ...(days ? [days] : []),
        ],
        narrow: { main: 2, line: [0] },
        heads: [
          { text: words.card, order: 'name' },
          { text: words.yearlyFee, order: 'fee' },
          { text: words.rewardsAYear },
          { text: words.keep, order: 'left', highestFirst: true },
        ],
        tag: order === 'left' ? tagOf(standing) : undefined,
        ranked: ranking.ranked.map((offer) => rowOf(offer, standing)),
        unranked: ranking.unranked.map(({ offers: apart, ...why }) => ({
          ...why,
          rows: apart.map((offer) => rowOf(offer)),
        })),
      };
      const total = totalOf(month);
      return {
        lead: leadOf(standing, total, filtersText(kind.cards, filtersOf(month))),
        inputsText: words.inputs({ total: formatRupees(total) }),
        comparedLead: (best, others) => comparedLeadOf(best, others, offers, total),
        result: resultOf(standing.leaders),
        groups: [group],
      };
    },
  };
}

/** Credit cards by a year's net return on a month's spending. Each kind of card has its own page. */
export default offerList(
  cardList(allCards),
  Object.fromEntries(cardKindIds.map((id) => [id, cardList(cardKinds[id], id)])),
);
