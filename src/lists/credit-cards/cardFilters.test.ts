import { someCard } from '@site/tests/unit/someCard';
import type { CreditCard } from '../../content/cardTypes';
import { whyFilteredOut, type CardFilter } from './cardFilters';

const { networks: _networks, ...withoutNetwork } = someCard;
/** A card of ₹999 a year of which no document names the network, the markup or the income. */
const card: CreditCard = { ...withoutNetwork, markup: { value: { kind: 'not-found' } } };

test.each<[CardFilter, 'missed' | 'unknown' | undefined]>([
  [{ kind: 'yearly fee', most: 998 }, 'missed'],
  [{ kind: 'yearly fee', most: 999 }, undefined],
  [{ kind: 'markup', most: 5 }, 'unknown'],
  [{ kind: 'income', rupees: 10_000_000 }, 'unknown'],
  [{ kind: 'network', name: 'Visa' }, 'unknown'],
  [{ kind: 'lounge', where: 'domestic' }, 'missed'],
  [{ kind: 'lifetime free' }, 'missed'],
  [{ kind: 'deposit' }, 'missed'],
])('%j takes out a card of ₹999 a year of which little is known: %s', (filter, kind) => {
  expect(whyFilteredOut(card, [filter])?.kind).toBe(kind);
});
