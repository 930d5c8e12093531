import { isUnknownText } from '../../machines/list/unknownText';
import { cardTerms } from './cardTerms';
import { documentIdsOf } from '../../content/creditCards';
import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { formatDay } from '../../lib/format/dates';
import { MINUS } from '../../lib/format/minus';
import { formatRupees } from '../../lib/format/rupees';
import { once } from '../../lib/once';
import { format, isUnknown } from '../../lib/quantities/quantity';
import { NOT_KNOWN } from '../../lib/quantities/unknown';
import { faceOfCard } from './cardFace';
import { isInDoubt, loungesInShort, markupInShort, shortName } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import type { Rupees } from './cardValue';
import { comparedFees } from './fees';
import { stepOf, type CardOffer } from './rankCards';
import type { CardKindId } from '../../content/cardKindIds';
import type { CardKind } from './kinds';
import type { Standing } from './sentences';
import { reasonText } from './reason';
import { redeemRemark } from './redeeming';
import { sumLines } from './sum';
import { belowMost } from '../belowMost';
import * as words from './messages.en';
import { wholeRupees } from './wholeRupees';

type Facts = OfferRow['facts'];

/** A card's details: our text, its terms and their changes. */
function termsOf(card: CreditCard, { words: texts }: CardKind): Facts {
  const facts: readonly (readonly [string, string | readonly string[] | undefined])[] = [
    [words.bestFor, texts.get(card.id)?.bestFor],
    [words.view, texts.get(card.id)?.review],
    ...cardTerms.map(
      ({ name, read, unsaid = '' }) => [name, read(card) ?? (isUnknownText(unsaid) ? unsaid : undefined)] as const,
    ),
    [words.changed, card.changes?.map(({ day, what }) => words.change({ day: formatDay(day), what }))],
  ];
  return facts.flatMap(([name, value]) => (value === undefined || value.length === 0 ? [] : [[name, value] as const]));
}

/** What a reader of the yearly fee must not miss: that it is not due each year, or from which spending, and what joining costs where that differs. */
function feeTerms({ card: { fees }, value: { isFeeWaived, fullYearlyFee, joiningFee } }: CardOffer): readonly string[] {
  const toJoin =
    joiningFee > 0 && joiningFee !== fullYearlyFee ? [words.toJoin({ fee: formatRupees(Math.round(joiningFee)) })] : [];
  if (fees.yearly.most === 0) return fees.joining.most === 0 ? [words.forLife] : toJoin;
  if (isFeeWaived) return joiningFee === fullYearlyFee ? [words.once] : [words.waived, ...toJoin];
  const { waivedFrom } = fees;
  return [...(waivedFrom ? [words.waivedFrom({ spending: format(waivedFrom) })] : []), ...toJoin];
}

/** @param isForTravel adds the markup after the fee, because it is the cost of a payment abroad */
function feeFigure(offer: CardOffer, isForTravel: boolean): RowFigure {
  const caveats = [...feeTerms(offer), ...(isForTravel ? [markupInShort(offer.card)] : [])];
  return {
    label: words.fee,
    text: formatRupees(Math.round(offer.value.fullYearlyFee)),
    ...(caveats.length > 0 && { caveat: caveats.join(', ') }),
  };
}

function rewardsFigure({ card, value: { rewards, vouchers } }: CardOffer): RowFigure {
  const label = words.rewards;
  if (!rewards) return { label, text: NOT_KNOWN };
  return {
    label,
    text: atBest(card, formatRupees(Math.floor(rewards.least))),
    small: [
      ...(isByUse(rewards) ? [words.toByUse({ amount: formatRupees(Math.floor(rewards.most)) })] : []),
      ...(vouchers > 0 ? [words.inVouchers({ amount: formatRupees(vouchers) })] : []),
    ],
  };
}

/** Whether a sum leaves something out, and whether it rests on one record: the heading that says so may be screens above. */
const doubtsIn = ({ card, value: { leavesOut, net } }: CardOffer): readonly string[] => [
  ...(leavesOut ? [words.orMore({ isLoss: net !== undefined && wholeRupees(net.least) < 0 })] : []),
  ...(isInDoubt(card) ? [words.notConfirmed] : []),
];

/** Marks an amount whose points are counted at their best use, because no other is known. */
const atBest = ({ pointWorth }: CreditCard, amount: string): string =>
  pointWorth?.isMost ? words.atBest({ amount }) : amount;

/** Whether the amount depends on how points are used, in whole rupees. */
function isByUse({ least, most }: Rupees): boolean {
  return Math.floor(most) > Math.floor(least);
}

/** Keeps a sign and its amount in one line, which browsers may part before the ₹. */
const NO_BREAK = '\u2060';

/** @param standing of the cards ranked with this one, if it is ranked */
function leftFigure(offer: CardOffer, { leaders: [most] = [], isBeaten = false }: Partial<Standing> = {}): RowFigure {
  const label = words.keep;
  const { net, rewards } = offer.value;
  if (!net) return { label, text: NOT_KNOWN };
  const least = formatRupees(wholeRupees(net.least)).replace(MINUS, `${MINUS}${NO_BREAK}`);
  const remark = rewards && rewards.most > 0 ? redeemRemark(offer.card) : undefined;
  const doubts = doubtsIn(offer);
  const figure: RowFigure = {
    label,
    ...(doubts.length > 0 && { caveat: doubts.join(', ') }),
    text: isByUse(net) ? words.from({ amount: least }) : atBest(offer.card, least),
    unit: words.aYear,
    ...(remark !== undefined && { small: [remark] }),
    counted: {
      name: words.keepAYear,
      number: net.least,
      best: 'highest',
      ...(offer.value.leavesOut && { isLeast: true, small: doubts.join(', ') }),
    },
  };
  if (!most?.value.net) return figure;
  const rupees = Math.floor(most.value.net.least);
  // Within a step no card is better than another.
  const shown = stepOf(most) === stepOf(offer) ? rupees : Math.floor(net.least);
  const best = { rupees, isBeaten, isLeast: most.value.leavesOut };
  return { ...figure, length: Math.max(net.least, 0), ...belowMost(shown, best, offer.value.leavesOut) };
}

/** What a first card asks for, which decides before its rewards do: a deposit, or an income. Empty where we found neither. */
function askedInShort({ deposit, income: { value } }: CreditCard): string {
  if (deposit) return words.labelDeposit;
  return isUnknown(value) ? '' : words.incomeFrom({ income: format(value) });
}

/** Of the reason and the fee, which a phone shows in two lines. */
const MOST_CHARACTERS = 92;

/** Creates a row builder for one kind of card. What does not depend on the month is formatted once, not at every key. */
export function rowMaker(kind: CardKind, id?: CardKindId): (offer: CardOffer, standing?: Standing) => OfferRow {
  const { cards } = kind;
  const fixed = new Map(
    cards.map((card) => {
      return [
        card.id,
        {
          id: card.id,
          name: shortName(card),
          ...faceOfCard(card),
          documents: documentIdsOf(card),
          link: card.link,
          terms: termsOf(card, kind),
        },
      ] as const;
    }),
  );
  return (offer, standing) => {
    const { card, value } = offer;
    const { terms, ...row } = fixed.get(card.id) ?? missing(card.id);
    const figures = once(
      () => [feeFigure(offer, id === 'travel'), rewardsFigure(offer), leftFigure(offer, standing)] as const,
    );
    const note = once(() => {
      const { label, text: fee, caveat = '' } = figures()[0];
      const asked = id === 'beginner-friendly' ? askedInShort(card) : '';
      const reason = reasonText(card, value, MOST_CHARACTERS - [asked, label, fee, caveat].join('').length);
      const lounges = id === 'travel' ? loungesInShort(card) : '';
      const text = [asked, reason, lounges].filter((part) => part !== '').join('. ');
      return text === '' ? undefined : { text };
    });
    // Formatting the rows takes as long as ranking the cards, and a key is answered first.
    return {
      ...row,
      get note() {
        return note();
      },
      get figures() {
        return figures();
      },
      get compared() {
        return comparedFees(value, card);
      },
      get facts(): Facts {
        return [[words.addsUp, sumLines(card, value)], ...terms];
      },
    };
  };
}

function missing(id: string): never {
  throw new Error(`the list has no card "${id}"`);
}
