import { isUnknownText } from '../../machines/list/unknownText';
import { cardTerms } from './cardTerms';
import { documentIdsOf, issuerOf } from '../../content/creditCards';
import type { OfferRow, RowFigure } from '../../machines/list/rows';
import { faceOf } from '../../machines/compare/face';
import { formatDay } from '../../lib/format/dates';
import { formatRupees } from '../../lib/format/rupees';
import { andList } from '../../lib/wordLists';
import { isInDoubt, loungesInShort, markupInShort, productName, ratesPaid, shortName } from './cardText';
import type { CreditCard } from '../../content/cardTypes';
import type { Rupees } from './cardValue';
import { stepOf, type CardOffer } from './rankCards';
import type { CardKindId } from '../../content/cardKindIds';
import type { CardKind } from './kinds';
import type { Standing } from './sentences';
import { redeemRemark } from './redeeming';
import { sumLines } from './sum';

type Facts = OfferRow['facts'];

/** A card's details: our text, its terms and their changes. */
function termsOf(card: CreditCard, { words }: CardKind): Facts {
  const facts: readonly (readonly [string, string | readonly string[] | undefined])[] = [
    ['Our view', words.get(card.id)?.review],
    ...cardTerms.map(
      ({ name, read, unsaid = '' }) => [name, read(card) ?? (isUnknownText(unsaid) ? unsaid : undefined)] as const,
    ),
    ['Changed', card.changes?.map(({ day, what }) => `From ${formatDay(day)}: ${what}`)],
  ];
  return facts.flatMap(([name, value]) => (value === undefined || value.length === 0 ? [] : [[name, value] as const]));
}

/** @param isForTravel adds the markup below the fee, because it is the cost of a payment abroad */
function feeFigure({ card, value }: CardOffer, isForTravel: boolean): RowFigure {
  const { fees } = card;
  const markup = isForTravel ? [markupInShort(card)] : [];
  const label = 'Yearly fee';
  if (fees.yearly.most === 0)
    return { label, text: 'None', small: [...(fees.joining.most === 0 ? ['for life'] : []), ...markup] };
  const small = value.isFeeWaived ? 'waived' : 'with GST';
  const rupees = value.isFeeWaived ? (fees.yearly.least ?? 0) : value.yearlyFee;
  return { label, text: formatRupees(Math.round(rupees)), small: [small, ...markup] };
}

function rewardsFigure({ card, value: { rewards, vouchers, leftOut, leftOutRules } }: CardOffer): RowFigure {
  const label = 'Rewards';
  if (!rewards) return { label, text: 'Not known' };
  const rates = ratesPaid(leftOutRules, card);
  // The rule people take the card for may be one of those not counted.
  const uncounted = rates.length > 0 ? andList(rates) : leftOut.length > 0 ? 'extras' : undefined;
  const doubts = [
    ...(vouchers > 0 ? [`${formatRupees(vouchers)} in vouchers`] : []),
    ...(uncounted === undefined ? [] : [`${uncounted} not counted`]),
    // The heading that says so may be screens above.
    ...(isInDoubt(card) ? ['not confirmed'] : []),
  ];
  return {
    label,
    text: `${atBest(card)}${formatRupees(Math.floor(rewards.least))}`,
    small: [
      ...(isByUse(rewards) ? [`to ${formatRupees(Math.floor(rewards.most))}, by use`] : []),
      ...(doubts.length === 0 ? [] : [doubts.join(', ')]),
    ],
  };
}

/** Marks an amount whose points are counted at their best use, because no other is known. */
const atBest = ({ pointWorth }: CreditCard): string => (pointWorth?.isMost ? 'at best ' : '');

/** Whether the amount depends on how points are used, in whole rupees. */
function isByUse({ least, most }: Rupees): boolean {
  return Math.floor(most) > Math.floor(least);
}

/** Keeps a sign and its amount in one line. */
const NO_BREAK = '\u2060';

/** @param standing of the cards ranked with this one, if it is ranked */
function leftFigure(offer: CardOffer, { leaders: [most] = [], isBeaten }: Partial<Standing> = {}): RowFigure {
  const label = 'You keep';
  const { net, rewards } = offer.value;
  if (!net) return { label, text: 'Not known' };
  const least =
    net.least < 0 ? `−${NO_BREAK}${formatRupees(-Math.floor(net.least))}` : formatRupees(Math.floor(net.least));
  const remark = rewards && rewards.most > 0 ? redeemRemark(offer.card) : undefined;
  const figure: RowFigure = {
    label,
    text: `${isByUse(net) ? 'from ' : atBest(offer.card)}${least}`,
    ...(remark !== undefined && { small: [remark] }),
    counted: { name: 'You keep a year', number: net.least, best: 'highest' },
  };
  if (!most?.value.net) return figure;
  const isMost = stepOf(most) === stepOf(offer);
  // No card is called best while an unranked one shows more.
  if (isMost && isBeaten) return figure;
  const distance = isMost ? 'most' : `${formatRupees(Math.floor(most.value.net.least) - Math.floor(net.least))} less`;
  return { ...figure, distance, isBest: isMost };
}

/** How far a card's hue may be from its issuer's, in degrees. */
const HUE_RANGE = 80;

function productHue(card: CreditCard, issuerHue: number): number {
  return (issuerHue + (faceOf(card.name).hue % HUE_RANGE) - HUE_RANGE / 2 + 360) % 360;
}

/** Creates a row builder for one kind of card. It formats a record's texts once, not on every input change. */
export function rowMaker(kind: CardKind, id?: CardKindId): (offer: CardOffer, standing?: Standing) => OfferRow {
  const fixed = new Map(
    kind.cards.map((card) => {
      const issuer = issuerOf(card);
      return [
        card.id,
        {
          id: card.id,
          name: shortName(card),
          shortName: faceOf(card.name).shortName,
          hue: issuer.hue,
          card: {
            issuer: issuer.name,
            product: productName(card, issuer),
            network: card.networks?.[0],
            productHue: productHue(card, issuer.hue),
          },
          about: [
            kind.words.get(card.id)?.bestFor ?? issuer.name,
            ...(id === 'travel' ? [loungesInShort(card)] : []),
          ].join('. '),
          documents: documentIdsOf(card),
          link: card.link,
          terms: termsOf(card, kind),
        },
      ] as const;
    }),
  );
  return (offer, standing) => {
    const { terms, ...row } = fixed.get(offer.card.id) ?? missing(offer.card.id);
    return {
      ...row,
      figures: [feeFigure(offer, id === 'travel'), rewardsFigure(offer), leftFigure(offer, standing)],
      fold: { text: 'Details and fees' },
      // Lazy, because most rows are never opened.
      get facts(): Facts {
        return [['How it adds up', sumLines(offer.card, offer.value)], ...terms];
      },
    };
  };
}

function missing(id: string): never {
  throw new Error(`the list has no card "${id}"`);
}
