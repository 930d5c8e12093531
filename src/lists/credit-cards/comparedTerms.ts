import { terms, type CardTerm } from './cardTerms';
import { limitsInShort, loungesInColumn, paysInShort } from './inShort';
import { formatDay } from '../../lib/format/dates';
import { rewardsDay } from './kinds';
import * as words from './terms/messages.en';

/** A card's terms for a comparison: shortened for the columns, and in full for the fold below them. */
export const comparedTerms: { readonly inShort: readonly CardTerm[]; readonly whole: readonly CardTerm[] } = {
  inShort: [
    { ...terms.pays, read: paysInShort },
    { name: words.shortLimit, read: limitsInShort },
    { ...terms.paidAs, read: (card) => card.rewards.paidAs },
    terms.charge,
    terms.markup,
    { ...terms.lounges, read: loungesInColumn },
    terms.income,
    terms.deposit,
    terms.applicants,
  ],
  whole: [
    { ...terms.pays, name: words.paysInFull },
    terms.paysNothing,
    terms.limit,
    { ...terms.paidAs, name: words.paidAsInFull },
    terms.fee,
    { ...terms.lounges, name: words.loungesInFull },
    terms.note,
    terms.issuer,
    terms.network,
    { name: words.knownOn, read: (card) => formatDay(rewardsDay(card)) },
  ],
};
