import { issuerOf } from '../../content/creditCards';
import type { CreditCard } from '../../content/cardTypes';
import { faceOf } from '../../machines/compare/face';
import type { OfferRow } from '../../machines/list/rows';
import { productName } from './cardText';

/** How far a card's hue may be from its issuer's, in degrees. */
const HUE_RANGE = 80;

function productHue(card: CreditCard, issuerHue: number): number {
  return (issuerHue + (faceOf(card.name).hue % HUE_RANGE) - HUE_RANGE / 2 + 360) % 360;
}

/** What is drawn of a card: its letters, which tell apart cards of one issuer, in the colour of its issuer, and the card itself. */
export function faceOfCard(card: CreditCard): Required<Pick<OfferRow, 'shortName' | 'hue' | 'card'>> {
  const issuer = issuerOf(card);
  return {
    shortName: faceOf(card.name).shortName,
    hue: issuer.hue,
    card: {
      issuer: issuer.name,
      product: productName(card, issuer),
      network: card.networks?.[0],
      productHue: productHue(card, issuer.hue),
    },
  };
}
