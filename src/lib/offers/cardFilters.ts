import { visitsAYear } from '../quantities/earning';
import type { CreditCard } from './cardTypes';

/** What a visitor asks of a card. Each asks on its own, so that their order makes no difference. */
export type CardFilter =
  | { readonly kind: 'yearly fee'; readonly most: number }
  | { readonly kind: 'markup'; readonly most: number }
  | { readonly kind: 'income'; readonly rupees: number }
  | { readonly kind: 'lounge'; readonly where: 'domestic' | 'abroad' }
  | { readonly kind: 'issuer'; readonly id: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'deposit' };

/** Whether a card meets a filter. What is not known of it does not: an unknown income is no promise. Rupees before GST, percent before GST. */
export function meetsFilter(card: CreditCard, filter: CardFilter): boolean {
  switch (filter.kind) {
    case 'yearly fee':
      return (card.fees.yearly.least ?? Infinity) <= filter.most;
    case 'markup':
      return card.markup.value.kind === 'share' && (card.markup.value.most ?? Infinity) <= filter.most;
    case 'income':
      return card.income.value.kind === 'money' && (card.income.value.least ?? Infinity) <= filter.rupees;
    case 'lounge':
      return visitsAYear(card.lounges[filter.where].visits) > 0;
    case 'issuer':
      return card.issuer === filter.id;
    case 'open':
      return card.applications === undefined;
    case 'deposit':
      return card.deposit !== undefined;
  }
}

/** The cards that meet every filter, in their order. */
export function filterCards(cards: readonly CreditCard[], filters: readonly CardFilter[]): readonly CreditCard[] {
  return cards.filter((card) => filters.every((filter) => meetsFilter(card, filter)));
}
