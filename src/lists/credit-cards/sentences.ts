import type { PanelResult } from '../../islands/OfferList/Panel';
import { inWords } from '../../lib/format/inWords';
import { formatRupees } from '../../lib/format/rupees';
import { shortName, yearText } from '../../lib/offers/cardText';
import { stepOf, type CardOffer } from '../../lib/offers/rankCards';
import type { Phrase } from '../../lib/offers/types';
import { upperFirst } from '../../lib/upperFirst';

/** The cards that leave most, including ties with the first. None if rewards do not cover the fee. */
export function leaders(byLeft: readonly CardOffer[]): readonly CardOffer[] {
  const [first] = byLeft;
  if (!first || (first.value.net?.least ?? 0) <= 0) return [];
  return byLeft.filter((offer) => stepOf(offer) === stepOf(first));
}

const nameOf = ({ card }: CardOffer): string => shortName(card);

function feeText({ card: { fees }, value }: CardOffer): string {
  if (fees.yearly.most === 0) return ', and it has no yearly fee.';
  return value.isFeeWaived ? ', and its yearly fee is waived.' : ' after its yearly fee.';
}

/** What the first year costs besides, and how well the rewards are known. */
function caveats({ card: { rewards }, value: { joiningFee } }: CardOffer): string {
  return [
    ...(joiningFee > 0 ? [` Joining costs ${formatRupees(Math.round(joiningFee))} once, with GST.`] : []),
    ...(rewards.unconfirmed ? [' Its rewards could not be confirmed with the issuer.'] : []),
    ...(rewards.oneRecord ? [' Its rewards are known from one record only.'] : []),
  ].join('');
}

/** The same of several that cannot be told apart. */
function caveatsOfTie(best: readonly CardOffer[]): string {
  const isDoubted = best.some(({ card: { rewards } }) => [rewards.unconfirmed, rewards.oneRecord].includes(true));
  const costsToJoin = best.some(({ value: { joiningFee } }) => joiningFee > 0);
  return `.${costsToJoin ? ' Joining may cost a fee, once.' : ''}${isDoubted ? ' Not all of these rewards could be confirmed.' : ''}`;
}

/**
 * The answer in one sentence: what is left of a year's rewards at the best card, or that several cannot be told apart.
 * @param isAnyRanked whether a card is left to rank, after what the visitor asks for
 */
export function leadOf(best: readonly CardOffer[], total: number, isAnyRanked: boolean): readonly Phrase[] {
  const start: readonly Phrase[] = [
    { text: 'If you spend ' },
    { text: `${formatRupees(total)} a month`, strong: true },
    { text: ' as shown, ' },
  ];
  const [first] = best;
  if (!isAnyRanked) return [{ text: 'No card that we can rank has all that you ask for: take a filter off.' }];
  if (!first?.value.net) return [...start, { text: 'no card of this list returns more than it costs.' }];
  const year: Phrase = { text: `${yearText(first.value.net)} a year`, strong: true };
  if (best.length === 1) {
    return [
      ...start,
      { text: nameOf(first), strong: true },
      { text: ' leaves you most: ' },
      year,
      { text: `${feeText(first)}${caveats(first)}` },
    ];
  }
  const names = best
    .map(nameOf)
    .join(', ')
    .replace(/, ([^,]*)$/u, ' and $1');
  const who = best.length > 3 ? `${inWords(best.length)} cards` : names;
  return [
    ...start,
    { text: upperFirst(who), strong: true },
    { text: ' leave about the same: ' },
    year,
    { text: caveatsOfTie(best) },
  ];
}

/** The total behind it: what the rewards of the first card leave, and its fee. */
export function resultOf([first]: readonly CardOffer[]): PanelResult | undefined {
  const { net, yearlyFee = 0, rewards } = first?.value ?? {};
  if (!first || !net || !rewards) return undefined;
  return {
    label: `${nameOf(first)} leaves you`,
    figure: formatRupees(Math.floor(net.least)),
    parts: [
      { name: 'you keep', rupees: net.least },
      { name: 'yearly fee', rupees: yearlyFee },
    ],
    sentence:
      Math.floor(net.most) > Math.floor(net.least)
        ? `a year if you use its points in the way that pays least, ${formatRupees(Math.floor(net.most))} in the way that pays most.`
        : 'a year, from the second year on.',
  };
}
