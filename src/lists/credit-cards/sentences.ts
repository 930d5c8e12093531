import type { PanelResult } from '../../islands/OfferList/Panel';
import { formatDay } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { formatRupees } from '../../lib/format/rupees';
import { isInDoubt, paidOtherwise, shortName, yearText } from '../../lib/offers/cardText';
import { stepOf, type CardOffer, type RankedCards } from '../../lib/offers/rankCards';
import type { Phrase } from '../../lib/offers/types';
import { daysBetween } from '../../lib/offers/window';
import { upperFirst } from '../../lib/upperFirst';

/** Days this close need no word on them. */
const MONTH_DAYS = 31;

/** What an answer says of the first cards of a ranking. */
export interface Standing {
  /** The cards that leave most, including ties with the first. None if rewards do not cover the fee. */
  readonly leaders: readonly CardOffer[];
  /** Where the rewards of a leader are in doubt, the card that leaves most of those whose are not */
  readonly surest: CardOffer | undefined;
  readonly isAnyRanked: boolean;
  /** Whether the visitor could get a card that shows more than the leaders and is not ranked with them */
  readonly isBeaten: boolean;
}

const leavesSomething = ({ value: { net } }: CardOffer): boolean => (net?.least ?? 0) > 0;
const isSure = ({ card }: CardOffer): boolean => !isInDoubt(card);

/** @param ranking by what is left */
export function standingOf({ ranked, ofOtherTimes }: Pick<RankedCards, 'ranked' | 'ofOtherTimes'>): Standing {
  const [first] = ranked.filter(leavesSomething).slice(0, 1);
  const leaders = first ? ranked.filter((offer) => stepOf(offer) === stepOf(first)) : [];
  return {
    leaders,
    surest: leaders.every(isSure) ? undefined : ranked.filter(leavesSomething).find(isSure),
    isAnyRanked: ranked.length > 0,
    isBeaten: ofOtherTimes.some((offer) => leavesSomething(offer) && (!first || stepOf(offer) > stepOf(first))),
  };
}

/** Why the first row is first. What only one record says is no more than what leaves most if it is right. */
export function tagOf({ leaders }: Standing): string | undefined {
  const [first] = leaders;
  if (!first) return undefined;
  const [one, several] = isSure(first)
    ? ['Leaves you most', 'Tie for most']
    : ['Most, if confirmed', 'Tie, if confirmed'];
  return leaders.length === 1 ? one : several;
}

const nameOf = ({ card }: CardOffer): string => shortName(card);

/** What the sum says of the fee. */
function feeText({ card: { fees }, value }: CardOffer): string {
  if (fees.yearly.most === 0) return ', and it has no yearly fee.';
  return value.isFeeWaived ? ', and its yearly fee is waived.' : ' after its yearly fee.';
}

/** On what it depends that a card leaves most. */
function condition({ card: { rewards } }: CardOffer): string {
  if (rewards.oneRecord) return ' if the only record of it is right';
  return rewards.unconfirmed ? ', if confirmed' : '';
}

/**
 * What the sum of a leader means. Of the fee there is no word where the sentence has to name another card too, as the row shows it.
 * @param isLong whether it names another card
 */
function meaningOf(offer: CardOffer, isLong: boolean): string {
  if (isLong) return `${inWhat(offer)}.${caveats(offer)}`;
  const paidAs = paidOtherwise(offer.card);
  return `${feeText(offer)}${paidAs === undefined ? '' : ` It pays in ${paidAs}.`}${caveats(offer)}`;
}

/** What the first year costs besides, and that the markup is counted. */
function caveats({ value: { joiningFee, markupCost = 0 } }: CardOffer): string {
  return [
    ...(markupCost > 0 ? [' Its markup abroad is taken off.'] : []),
    ...(joiningFee > 0 ? [` Joining costs ${formatRupees(Math.round(joiningFee))} once.`] : []),
  ].join('');
}

/** The same of several that cannot be told apart. */
function caveatsOfTie(best: readonly CardOffer[]): string {
  const costsToJoin = best.some(({ value: { joiningFee } }) => joiningFee > 0);
  const isDoubted = !best.every(isSure);
  return `.${costsToJoin ? ' Joining may cost a fee, once.' : ''}${isDoubted ? ' Not all of these rewards could be confirmed.' : ''}`;
}

const yearOf = ({ value: { net } }: CardOffer): Phrase => ({
  text: `${net ? yearText(net) : 'Not known'} a year`,
  strong: true,
});

/** In what it pays, if not in money or points of many uses. */
function inWhat({ card }: CardOffer): string {
  const paidAs = paidOtherwise(card);
  return paidAs === undefined ? '' : `, in ${paidAs}`;
}

/**
 * The answer in one sentence: what is left of a year's rewards at the best card, or that several cannot be told apart; and where that is
 * in doubt, the best card that is not.
 */
export function leadOf({ leaders, surest, isAnyRanked, isBeaten }: Standing, total: number): readonly Phrase[] {
  const start: readonly Phrase[] = [
    { text: 'If you spend ' },
    { text: `${formatRupees(total)} a month`, strong: true },
    { text: ' as shown, ' },
  ];
  const [first] = leaders;
  if (!isAnyRanked) return [{ text: 'No card that we can rank has all that you ask for: take a filter off.' }];
  if (!first) {
    return [
      ...start,
      { text: `no card ${isBeaten ? 'that we can rank' : 'of this list'} returns more than it costs.` },
    ];
  }
  const ofWhich = isBeaten ? ' of the cards that we can rank' : '';
  const end: readonly Phrase[] = surest
    ? [
        { text: ' Best confirmed: ' },
        { text: nameOf(surest), strong: true },
        { text: ', ' },
        yearOf(surest),
        { text: `${inWhat(surest)}.` },
      ]
    : [];
  if (leaders.length === 1) {
    return [
      ...start,
      { text: nameOf(first), strong: true },
      { text: ` leaves you most${ofWhich}${condition(first)}: ` },
      yearOf(first),
      { text: meaningOf(first, surest !== undefined) },
      ...end,
    ];
  }
  const names = leaders
    .map(nameOf)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' and $1');
  const who = leaders.length > 3 ? `${inWords(leaders.length)} cards` : names;
  return [
    ...start,
    { text: upperFirst(who), strong: true },
    { text: ` leave about the same${isBeaten ? ', most of the cards that we can rank' : ''}: ` },
    yearOf(first),
    { text: caveatsOfTie(leaders) },
    ...end,
  ];
}

/** Between which days the rewards of ranked cards are known, where these are more than a month apart; else undefined. */
export function daysNote(days: readonly string[]): string | undefined {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first, last) <= MONTH_DAYS) return undefined;
  const from = formatDay(first).replace(first.slice(0, 4) === last.slice(0, 4) ? / \d{4}$/u : '', '');
  return `Terms as known between ${from} and ${formatDay(last)}; details name the documents.`;
}

/** The total behind it: what the rewards of the first card leave, and its fee. */
export function resultOf([first]: readonly CardOffer[]): PanelResult | undefined {
  const { net, yearlyFee = 0, markupCost = 0, rewards } = first?.value ?? {};
  if (!first || !net || !rewards) return undefined;
  return {
    label: `${nameOf(first)} leaves you${isSure(first) ? '' : ', if confirmed'}`,
    figure: formatRupees(Math.floor(net.least)),
    parts: [
      { name: 'you keep', rupees: net.least },
      { name: markupCost > 0 ? 'fee and markup' : 'yearly fee', rupees: yearlyFee + markupCost },
    ],
    sentence:
      Math.floor(net.most) > Math.floor(net.least)
        ? `a year if you use its points in the way that pays least, ${formatRupees(Math.floor(net.most))} in the way that pays most.`
        : 'a year, from the second year on.',
  };
}
