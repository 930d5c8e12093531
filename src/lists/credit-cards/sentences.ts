import type { PanelResult } from '../../machines/list/Panel';
import { formatDay } from '../../lib/format/dates';
import { formatRupees } from '../../lib/format/rupees';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { daysBetween } from '../../lib/days';
import { paidOtherwise, shortName, yearText } from './cardText';
import { redeemCharge, redeemRemark } from './redeeming';
import { leadingOf } from './leading';
import { stepOf, type CardOffer, type RankedCards } from './rankCards';
import * as words from './messages.en';

/** Dates this close need no mention. */
const MONTH_DAYS = 31;

/** A sentence names at most this many cards and counts more. */
const MOST_NAMED = 3;

/** The top of a ranking, for the answer's sentences. */
export interface Standing {
  /** The cards with the highest net return, ties included. Empty if rewards do not cover the fee. */
  readonly leaders: readonly CardOffer[];
  readonly isAnyRanked: boolean;
  /** Whether an unranked card that the visitor could get shows more than the leaders, or a ranked one whose sum is only a minimum may give more */
  readonly isBeaten: boolean;
}

const leavesSomething = ({ value: { net } }: CardOffer): boolean => (net?.least ?? 0) > 0;

/** @param ranking by net return */
export function standingOf({ ranked, mayBeBetter }: Pick<RankedCards, 'ranked' | 'mayBeBetter'>): Standing {
  const [first] = ranked.filter(leavesSomething).slice(0, 1);
  const leaders = first ? ranked.filter((offer) => stepOf(offer) === stepOf(first)) : [];
  const others = ranked.filter((offer) => !leaders.includes(offer));
  const { mayGiveMore } = leadingOf(leaders, others, ({ value }) => value.leavesOut);
  return {
    leaders,
    isAnyRanked: ranked.length > 0,
    isBeaten:
      (first !== undefined && mayGiveMore.length > 0) ||
      mayBeBetter.some(
        (offer) =>
          offer.card.id !== first?.card.id && leavesSomething(offer) && (!first || stepOf(offer) > stepOf(first)),
      ),
  };
}

/** Why the first row is first; undefined if another card shows more, or may give more. */
export function tagOf({ leaders, isBeaten }: Standing): string | undefined {
  if (leaders.length === 0 || isBeaten) return undefined;
  return leaders.length === 1 ? words.tagMost : words.tagTie;
}

const nameOf = ({ card }: CardOffer): string => shortName(card);

/** What of a card is not counted: joining, where it does not cost what each year does, and a known charge to redeem. */
function notCounted({ card, value: { joiningFee, yearlyFee } }: CardOffer): string | undefined {
  const charge = redeemCharge(card);
  const what = [
    ...(joiningFee > 0 && joiningFee !== yearlyFee
      ? [words.toJoin({ fee: formatRupees(Math.round(joiningFee)) })]
      : []),
    ...(charge?.isKnown ? [words.toRedeem(charge)] : []),
  ];
  return what.length > 0 ? words.notCounted({ what, count: what.length }) : undefined;
}

/** What the leading card pays in, what is taken off, and what is not counted. */
function caveats(offer: CardOffer): readonly (string | false | undefined)[] {
  const form = paidOtherwise(offer.card);
  return [
    form !== undefined && words.paysIn({ form }),
    (offer.value.markupCost ?? 0) > 0 && words.markupTakenOff,
    notCounted(offer),
  ];
}

/** The same for cards that tie. */
function caveatsOfTie(best: readonly CardOffer[]): readonly (string | false)[] {
  return [
    best.some(({ value: { joiningFee } }) => joiningFee > 0) && words.joiningMayCost,
    best.some(({ card }) => redeemCharge(card) !== undefined) && words.redeemingMayCost,
  ];
}

/**
 * The answer, with what it holds for: the best card's net return in a year, or that several tie.
 * @param only which cards the visitor's filters leave, as sentences
 */
export function leadOf(standing: Standing, rupees: number, only: readonly string[] = []): string {
  return [answerOf(standing, rupees), ...only].join(' ');
}

function answerOf({ leaders, isAnyRanked, isBeaten }: Standing, rupees: number): string {
  const total = formatRupees(rupees);
  const [first] = leaders;
  if (!isAnyRanked) return words.leadUnranked;
  if (!first) return words.leadNothing({ total, isBeaten });
  const { net } = first.value;
  const known = net ? yearText(net) : NOT_KNOWN;
  const isLeast = leaders.some(({ value }) => value.leavesOut);
  const shown = { total, isBeaten, kept: isLeast ? words.keptOrMore({ kept: known }) : known };
  const sentences =
    leaders.length === 1
      ? [words.leadOne({ ...shown, card: nameOf(first), isAfterFee: first.value.yearlyFee > 0 }), ...caveats(first)]
      : [
          words.leadTie({
            ...shown,
            areNamed: leaders.length <= MOST_NAMED,
            cards: leaders.map(nameOf),
            count: leaders.length,
          }),
          ...caveatsOfTie(leaders),
        ];
  return sentences.filter(Boolean).join(' ');
}

/** The range of dates of the ranked cards' rewards, if more than a month apart; else undefined. */
export function daysNote(days: readonly string[]): string | undefined {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first, last) <= MONTH_DAYS) return undefined;
  const from = formatDay(first).replace(first.slice(0, 4) === last.slice(0, 4) ? / \d{4}$/u : '', '');
  return words.noteDays({ first: from, last: formatDay(last) });
}

/** The total of the first card: its net rewards and its fee. */
export function resultOf([first]: readonly CardOffer[]): PanelResult | undefined {
  const { net, yearlyFee = 0, markupCost = 0, rewards, leavesOut = false } = first?.value ?? {};
  if (!first || !net || !rewards) return undefined;
  const remark = redeemRemark(first.card) ?? '';
  const hasRemark = remark !== '';
  const condition = notCounted(first);
  return {
    ...(condition !== undefined && { condition }),
    label: words.result({ card: nameOf(first), isLeast: leavesOut }),
    figure: formatRupees(Math.floor(net.least)),
    parts: [
      { name: words.partKept, rupees: net.least },
      { name: markupCost > 0 ? words.partFeeAndMarkup : words.partFee, rupees: yearlyFee + markupCost },
    ],
    sentence:
      Math.floor(net.most) > Math.floor(net.least)
        ? words.resultByUse({ most: formatRupees(Math.floor(net.most)), hasRemark, remark })
        : words.resultYear({ hasRemark, remark }),
  };
}
