import type { PanelResult } from '../../machines/list/Panel';
import { formatDay } from '../../lib/format/dates';
import { inWords } from '../../lib/format/inWords';
import { formatRupees } from '../../lib/format/rupees';
import { isUnknownText } from '../../machines/list/unknownText';
import { paidOtherwise, shortName, yearText } from './cardText';
import { redeemCharge, redeemRemark } from './redeeming';
import { stepOf, type CardOffer, type RankedCards } from './rankCards';
import { daysBetween } from '../../machines/list/window';

/** Dates this close need no mention. */
const MONTH_DAYS = 31;

/** The top of a ranking, for the answer's sentences. */
export interface Standing {
  /** The cards with the highest net return, ties included. Empty if rewards do not cover the fee. */
  readonly leaders: readonly CardOffer[];
  readonly isAnyRanked: boolean;
  /** Whether an unranked card that the visitor could get shows more than the leaders */
  readonly isBeaten: boolean;
}

const leavesSomething = ({ value: { net } }: CardOffer): boolean => (net?.least ?? 0) > 0;

/** @param ranking by net return */
export function standingOf({ ranked, mayBeBetter }: Pick<RankedCards, 'ranked' | 'mayBeBetter'>): Standing {
  const [first] = ranked.filter(leavesSomething).slice(0, 1);
  return {
    leaders: first ? ranked.filter((offer) => stepOf(offer) === stepOf(first)) : [],
    isAnyRanked: ranked.length > 0,
    isBeaten: mayBeBetter.some(
      (offer) =>
        offer.card.id !== first?.card.id && leavesSomething(offer) && (!first || stepOf(offer) > stepOf(first)),
    ),
  };
}

/** Why the first row is first; undefined if an unranked card shows more. */
export function tagOf({ leaders, isBeaten }: Standing): string | undefined {
  if (leaders.length === 0 || isBeaten) return undefined;
  return leaders.length === 1 ? 'Leaves you most' : 'Tie for most';
}

const nameOf = ({ card }: CardOffer): string => shortName(card);

/** How the total treats the yearly fee. */
function feeText({ card: { fees }, value }: CardOffer): string {
  if (fees.yearly.most === 0) return ', and it has no yearly fee.';
  return value.isFeeWaived ? ', and its yearly fee is waived.' : ' after its yearly fee.';
}

/** Explains the leading card's total. */
function meaningOf(offer: CardOffer): string {
  const paidAs = paidOtherwise(offer.card);
  return `${feeText(offer)}${paidAs === undefined ? '' : ` It pays in ${paidAs}.`}${caveats(offer)}`;
}

/** Cost of the first year, whether the markup is counted, and what redeeming costs. */
function caveats({ card, value: { joiningFee, markupCost = 0 } }: CardOffer): string {
  return [
    ...(markupCost > 0 ? [' Its markup abroad is taken off.'] : []),
    ...(joiningFee > 0 ? [` Joining costs ${formatRupees(Math.round(joiningFee))} once.`] : []),
    ...redeemCaveat(redeemCharge(card)),
  ].join('');
}

function redeemCaveat(charge: string | undefined): readonly string[] {
  if (charge === undefined) return [];
  return [
    isUnknownText(charge)
      ? ' Any charge to redeem is not counted.'
      : ` Each time you redeem, ${charge} plus GST comes off.`,
  ];
}

/** The same for cards that tie. */
function caveatsOfTie(best: readonly CardOffer[]): string {
  const costsToJoin = best.some(({ value: { joiningFee } }) => joiningFee > 0);
  const costsToRedeem = best.some(({ card }) => redeemCharge(card) !== undefined);
  return [
    '.',
    ...(costsToJoin ? [' Joining may cost a fee, once.'] : []),
    ...(costsToRedeem ? [' Redeeming may cost a fee each time.'] : []),
  ].join('');
}

const yearOf = ({ value: { net } }: CardOffer): string => `**${net ? yearText(net) : 'Not known'} a year**`;

/** The answer in one sentence: the best card's net return in a year, or that several tie. */
export function leadOf({ leaders, isAnyRanked, isBeaten }: Standing, total: number): string {
  const start = `If you spend **${formatRupees(total)} a month** as shown,`;
  const [first] = leaders;
  if (!isAnyRanked) {
    return 'No card that we can rank has all that you ask for: take a filter off, or see why below.';
  }
  if (!first) {
    return `${start} no card ${isBeaten ? 'that we can rank' : 'of this list'} returns more than it costs.`;
  }
  const among = isBeaten ? ' among the cards that we can rank' : '';
  if (leaders.length === 1) {
    return `${start} **${nameOf(first)}** leaves you most${among}: ${yearOf(first)}${meaningOf(first)}`;
  }
  const names = leaders
    .map(nameOf)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' and $1');
  const who = leaders.length > 3 ? `${inWords(leaders.length)} cards` : names;
  return `${start} **${who}** leave you most${among}, about the same: ${yearOf(first)}${caveatsOfTie(leaders)}`;
}

/** The range of dates of the ranked cards' rewards, if more than a month apart; else undefined. */
export function daysNote(days: readonly string[]): string | undefined {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || daysBetween(first, last) <= MONTH_DAYS) return undefined;
  const from = formatDay(first).replace(first.slice(0, 4) === last.slice(0, 4) ? / \d{4}$/u : '', '');
  return `Terms as known between ${from} and ${formatDay(last)}; details name the documents.`;
}

/** The total of the first card: its net rewards and its fee. */
export function resultOf([first]: readonly CardOffer[]): PanelResult | undefined {
  const { net, yearlyFee = 0, markupCost = 0, rewards } = first?.value ?? {};
  if (!first || !net || !rewards) return undefined;
  const remark = redeemRemark(first.card);
  const end = remark === undefined ? '.' : `, ${remark}.`;
  return {
    label: `${nameOf(first)} leaves you`,
    figure: formatRupees(Math.floor(net.least)),
    parts: [
      { name: 'you keep', rupees: net.least },
      { name: markupCost > 0 ? 'fee and markup' : 'yearly fee', rupees: yearlyFee + markupCost },
    ],
    sentence:
      Math.floor(net.most) > Math.floor(net.least)
        ? `a year if you use its points in the way that pays least, ${formatRupees(Math.floor(net.most))} in the way that pays most${end}`
        : `a year, from the second year on${end}`,
  };
}
