import { formatPercent } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import { visitsAYear } from '../../lib/quantities/earning';
import { formatMoney } from '../../lib/quantities/money';
import { MONTHS_IN_YEAR } from '../../lib/unitSizes';
import type { CreditCard } from '../../content/cardTypes';
import { ifKnown } from '../../machines/list/mustHave';
import * as words from './messages.en';

/** A yearly income as people know it, too: documents of cards name it by the year, salaries are paid by the month. */
export const incomeParts = (yearly: number): { readonly month: string; readonly year: string } => ({
  month: rupeesInShort(Math.round(yearly / MONTHS_IN_YEAR)),
  year: formatMoney(yearly),
});

/** A visitor's filter for cards. Filters are independent, so their order does not matter. */
export type CardFilter =
  | { readonly kind: 'yearly fee'; readonly most: number }
  | { readonly kind: 'lifetime free' }
  | { readonly kind: 'network'; readonly name: string }
  | { readonly kind: 'markup'; readonly most: number }
  | { readonly kind: 'income'; readonly rupees: number }
  | { readonly kind: 'lounge'; readonly where: 'domestic' | 'abroad' }
  | { readonly kind: 'deposit' };

/** The highest known markup of a card, in percent before GST; undefined if none is known. */
export function mostMarkup({ markup: { value, others = [] } }: CreditCard): number | undefined {
  if (value.kind !== 'share' || value.most === undefined) return undefined;
  return Math.max(value.most, ...others.map(({ value: other }) => other.most ?? 0));
}

/** Whether a card meets a filter; undefined if unknown. Rupees and percent before GST. */
export function meetsFilter(card: CreditCard, filter: CardFilter): boolean | undefined {
  switch (filter.kind) {
    case 'yearly fee':
      return (card.fees.yearly.least ?? Infinity) <= filter.most;
    case 'lifetime free':
      return card.fees.joining.most === 0 && card.fees.yearly.most === 0;
    case 'network':
      return card.networks?.includes(filter.name);
    case 'markup':
      return ifKnown(mostMarkup(card), (percent) => percent <= filter.most);
    case 'income':
      return card.income.value.kind === 'money' ? (card.income.value.least ?? Infinity) <= filter.rupees : undefined;
    case 'lounge':
      return visitsAYear(card.lounges[filter.where].visits) > 0;
    case 'deposit':
      return card.deposit !== undefined;
  }
}

/** Why cards miss a filter, as a sentence. */
function missText(filter: CardFilter): string {
  switch (filter.kind) {
    case 'yearly fee':
      return words.missedFee({ most: formatMoney(filter.most) });
    case 'lifetime free':
      return words.missedFree;
    case 'network':
      return words.missedNetwork({ network: filter.name });
    case 'markup':
      return filter.most === 0 ? words.missedNoMarkup : words.missedMarkup({ most: formatPercent(filter.most) });
    case 'income':
      return words.missedIncome(incomeParts(filter.rupees));
    case 'lounge':
      return words.missedLounges({ where: filter.where });
    case 'deposit':
      return words.missedDeposit;
  }
}

const UNKNOWN: Partial<Record<CardFilter['kind'], string>> = {
  network: words.unknownNetwork,
  markup: words.unknownMarkup,
  income: words.unknownIncome,
};

/** Why a filter leaves a card out, as a sentence: it misses what is asked for, or we did not find whether it meets it. */
export interface FilterReason {
  readonly kind: 'missed' | 'unknown';
  readonly text: string;
}

/** The first filter that a card misses, else the first whose value is unknown, as an unknown income requirement is no promise. */
export function whyFilteredOut(card: CreditCard, filters: readonly CardFilter[]): FilterReason | undefined {
  const missed = filters.find((filter) => meetsFilter(card, filter) === false);
  if (missed) return { kind: 'missed', text: missText(missed) };
  const unknown = filters.find((filter) => meetsFilter(card, filter) === undefined);
  const text = unknown && UNKNOWN[unknown.kind];
  return text === undefined ? undefined : { kind: 'unknown', text };
}

/** Which cards a filter leaves, as a sentence. */
function onlyText(filter: CardFilter): string {
  switch (filter.kind) {
    case 'yearly fee':
      return words.onlyFee({ most: formatMoney(filter.most) });
    case 'lifetime free':
      return words.onlyFree;
    case 'network':
      return words.onlyNetwork({ network: filter.name });
    case 'markup':
      return filter.most === 0 ? words.onlyNoMarkup : words.onlyMarkup({ most: formatPercent(filter.most) });
    case 'income':
      return words.onlyIncome(incomeParts(filter.rupees));
    case 'lounge':
      return words.onlyLounges({ where: filter.where });
    case 'deposit':
      return words.onlyDeposit;
  }
}

const LEFT_OUT: Partial<Record<CardFilter['kind'], typeof words.leftOutIncome>> = {
  network: words.leftOutNetwork,
  markup: words.leftOutMarkup,
  income: words.leftOutIncome,
};

/** What the visitor's filters leave, and how many cards are left out only because a value was not found: sentences. */
export function filtersText(cards: readonly CreditCard[], filters: readonly CardFilter[]): readonly string[] {
  return filters.flatMap((filter) => {
    const count = cards.filter((card) => meetsFilter(card, filter) === undefined).length;
    const leftOut = count > 0 ? LEFT_OUT[filter.kind]?.({ count }) : undefined;
    return [onlyText(filter), ...(leftOut === undefined ? [] : [leftOut])];
  });
}
