import americanExpress from '@site/src/content/cards/american-express.yml';
import auSmallFinanceBank from '@site/src/content/cards/au-small-finance-bank.yml';
import axisBank from '@site/src/content/cards/axis-bank.yml';
import federalBank from '@site/src/content/cards/federal-bank.yml';
import hdfcBank from '@site/src/content/cards/hdfc-bank.yml';
import hsbcIndia from '@site/src/content/cards/hsbc-india.yml';
import iciciBank from '@site/src/content/cards/icici-bank.yml';
import idfcFirstBank from '@site/src/content/cards/idfc-first-bank.yml';
import indusindBank from '@site/src/content/cards/indusind-bank.yml';
import kotakMahindraBank from '@site/src/content/cards/kotak-mahindra-bank.yml';
import rblBank from '@site/src/content/cards/rbl-bank.yml';
import sbiCard from '@site/src/content/cards/sbi-card.yml';
import standardChartered from '@site/src/content/cards/standard-chartered.yml';
import providers from '@site/src/content/providers.yml';
import type { CreditCard } from './cardTypes';
import type { Provider } from './offerTypes';
import { documentsIn } from './documentsIn';
import { recordById } from './recordById';

/** The records of all credit cards, in the order of their issuers. `npm run check` requires that every issuer's file is imported here. */
export const creditCards: readonly CreditCard[] = [
  americanExpress,
  auSmallFinanceBank,
  axisBank,
  federalBank,
  hdfcBank,
  hsbcIndia,
  iciciBank,
  idfcFirstBank,
  indusindBank,
  kotakMahindraBank,
  rblBank,
  sbiCard,
  standardChartered,
].flatMap(({ rows }) => rows);

/** @throws {Error} when no record has this id, which `npm run check` reports with its line */
export function creditCard(id: string): CreditCard {
  return recordById(creditCards, id, 'cards');
}

/** The bank that issues a card. */
export function issuerOf(card: CreditCard): Provider {
  return recordById(providers.rows, card.issuer, 'providers');
}

/** Ids of a record's source documents, without duplicates. */
export function documentIdsOf(card: CreditCard): readonly string[] {
  return [...new Set(documentsIn(card))];
}
