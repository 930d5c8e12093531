import * as fc from '@site/tests/unit/properties';
import { creditCards } from '../../content/creditCards';
import type { CardFilter } from './cardFilters';
import { isInDoubt } from './cardText';
import { spendCategories, type CreditCard } from '../../content/cardTypes';
import { cardValue, type CardValue, type Spending } from './cardValue';
import { rankCards, stepOf, type CardOrder, type CardQuestion, type RankedCards } from './rankCards';
import * as words from './messages.en';

/** Invariants for all cards of the site, for any spending and filters. */

const filter: fc.Arbitrary<CardFilter> = fc.oneof(
  fc.record({ kind: fc.constant('yearly fee' as const), most: fc.constantFrom(0, 500, 1000, 5000) }),
  fc.record({ kind: fc.constantFrom('lifetime free' as const, 'deposit' as const) }),
  fc.record({ kind: fc.constant('network' as const), name: fc.constantFrom('RuPay', 'Visa', 'Diners Club') }),
  fc.record({ kind: fc.constant('markup' as const), most: fc.constantFrom(0, 2) }),
  fc.record({ kind: fc.constant('income' as const), rupees: fc.constantFrom(300_000, 1_200_000) }),
  fc.record({ kind: fc.constant('lounge' as const), where: fc.constantFrom('domestic' as const, 'abroad' as const) }),
);
const filters = fc.array(filter, { maxLength: 3 });
const months: fc.Arbitrary<readonly Spending[]> = fc.array(
  fc.record({ category: fc.constantFrom(...spendCategories), rupees: fc.integer({ min: 0, max: 100_000 }) }),
  { maxLength: 8 },
);
const orders = fc.constantFrom<CardOrder>('left', 'fee', 'name');
const shuffled = fc.shuffledSubarray([...creditCards], { minLength: creditCards.length });
const DAYS = ['2024-02-14', '2025-07-31', '2026-11-22'];
/** A pseudo-random date for each card, so that windows differ; stable for each card. */
const dayOf = ({ id }: CreditCard): string => DAYS[id.length % DAYS.length]!;

function question(changes: Partial<CardQuestion> & { readonly spending: readonly Spending[] }): CardQuestion {
  const { spending, ...rest } = changes;
  const valueWith = (card: CreditCard): CardValue => cardValue(card, { spending, gstPercent: 18 });
  return { valueWith, filters: [], order: 'left', dayOf, ...rest };
}

const idsOf = ({ ranked }: RankedCards): readonly string[] => ranked.map(({ card }) => card.id);
const unrankedIds = ({ unranked }: RankedCards): readonly string[] =>
  unranked.flatMap(({ offers }) => offers.map(({ card }) => card.id));

test('every card is there once, ranked or with the reason why not', () => {
  fc.assert(
    fc.property(months, filters, orders, (spending, asked, order) => {
      const ranking = rankCards(creditCards, question({ spending, filters: asked, order }));
      const all = [...idsOf(ranking), ...unrankedIds(ranking)];
      expect([...all].sort()).toEqual(creditCards.map(({ id }) => id).sort());
      for (const { reason, offers } of ranking.unranked) {
        expect(reason).toMatch(/^[A-Z].*\.$/);
        expect(offers.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('cards in doubt stand together, in the order that is asked, less what a filter takes out', () => {
  fc.assert(
    fc.property(months, filters, orders, (spending, asked, order) => {
      const ofAll = rankCards(creditCards.filter(isInDoubt), question({ spending, filters: asked, order }));
      const unranked = rankCards(creditCards, question({ spending, filters: asked, order })).unranked;
      const group = (of: RankedCards['unranked']) => of.filter(({ reason }) => reason === words.onlyOneRecord);
      expect(group(unranked)).toEqual(group(ofAll.unranked));
      for (const { offers } of group(unranked)) {
        const fees = offers.map(({ card }) => card.fees.yearly.least ?? Infinity);
        const steps = offers.map(stepOf);
        if (order === 'fee') expect(fees).toEqual([...fees].sort((one, other) => one - other));
        if (order === 'left') expect(steps).toEqual([...steps].sort((one, other) => other - one));
      }
      expect(ofAll.ranked).toEqual([]);
    }),
  );
});

test('the order does not depend on that of the records', () => {
  fc.assert(
    fc.property(months, filters, orders, shuffled, (spending, asked, order, cards) => {
      const asking = question({ spending, filters: asked, order });
      expect(rankCards(cards, asking)).toEqual(rankCards(creditCards, asking));
    }),
  );
});

test('filters commute, and leave the order of the cards that stay', () => {
  fc.assert(
    fc.property(months, filters, filters, orders, (spending, some, others, order) => {
      const ids = (asked: readonly CardFilter[]) =>
        idsOf(rankCards(creditCards, question({ spending, filters: asked, order })));
      const both = ids([...some, ...others]);
      expect(ids([...others, ...some])).toEqual(both);
      const kept = new Set(ids(others));
      expect(ids(some).filter((id) => kept.has(id))).toEqual(both);
    }),
  );
});

test('no card stands above one that leaves ₹100 more, and of a tie the lower fee stands first', () => {
  fc.assert(
    fc.property(months, filters, (spending, asked) => {
      const { ranked } = rankCards(creditCards, question({ spending, filters: asked }));
      ranked.slice(1).forEach((offer, index) => {
        const before = ranked[index]!;
        expect(stepOf(before)).toBeGreaterThanOrEqual(stepOf(offer));
        if (stepOf(before) === stepOf(offer)) {
          expect(before.value.yearlyFee).toBeLessThanOrEqual(offer.value.yearlyFee);
        }
      });
    }),
  );
});

test('what nobody can apply for, rewards in doubt and points without a worth are never ranked', () => {
  fc.assert(
    fc.property(months, filters, orders, (spending, asked, order) => {
      const { ranked } = rankCards(creditCards, question({ spending, filters: asked, order }));
      for (const { card, value } of ranked) {
        expect(card.applications).toBeUndefined();
        expect(isInDoubt(card)).toBe(false);
        expect(value.net).toBeDefined();
      }
    }),
  );
});

const reasonsByDay = ({ unranked }: RankedCards): readonly string[] =>
  unranked
    .map(({ reason }) => reason)
    .filter((reason) => reason.startsWith(words.otherDay({ day: '|' }).split('|')[0]!));

test('terms that are known as of days more than a year apart are not ranked together', () => {
  const ranking = rankCards(creditCards, question({ spending: [] }));
  expect(new Set(ranking.ranked.map(({ card }) => dayOf(card))).size).toBe(1);
  const reasons = reasonsByDay(ranking);
  expect(reasons).toHaveLength(2);
  for (const reason of reasons) expect(reason).toMatch(/ 20\d\d\b/);
  const unranked = ranking.unranked.filter(({ reason }) => reasons.includes(reason)).flatMap(({ offers }) => offers);
  const inDoubt = ranking.unranked.find(({ reason }) => reason === words.onlyOneRecord)?.offers ?? [];
  expect(ranking.mayBeBetter.slice(0, inDoubt.length + unranked.length)).toEqual([...inDoubt, ...unranked]);
});

test('terms of different months of one year are ranked together: they hold until the issuer changes them', () => {
  const months = ['2026-02-14', '2026-07-31', '2027-02-14'];
  const ofYear = ({ id }: CreditCard): string => months[id.length % months.length]!;
  const ranking = rankCards(creditCards, question({ spending: [], dayOf: ofYear }));
  expect(new Set(ranking.ranked.map(({ card }) => ofYear(card))).size).toBe(3);
  expect(reasonsByDay(ranking)).toEqual([]);
});

test.each<[CardFilter, string]>([
  [{ kind: 'yearly fee', most: 500 }, words.missedFee({ most: '₹500' })],
  [{ kind: 'lifetime free' }, words.missedFree],
  [{ kind: 'network', name: 'RuPay' }, words.missedNetwork({ network: 'RuPay' })],
  [{ kind: 'network', name: 'RuPay' }, words.unknownNetwork],
  [{ kind: 'markup', most: 0 }, words.missedNoMarkup],
  [{ kind: 'markup', most: 2 }, words.missedMarkup({ most: '2%' })],
  [{ kind: 'income', rupees: 300_000 }, words.missedIncome({ month: '₹25,000', year: '₹3 lakh' })],
  [{ kind: 'income', rupees: 300_000 }, words.unknownIncome],
  [{ kind: 'lounge', where: 'domestic' }, words.missedLounges({ where: 'domestic' })],
  [{ kind: 'lounge', where: 'abroad' }, words.missedLounges({ where: 'abroad' })],
  [{ kind: 'deposit' }, words.missedDeposit],
])('%j says of cards that it takes out: %s', (asked, reason) => {
  const { unranked } = rankCards(creditCards, question({ spending: [], filters: [asked] }));
  expect(unranked.map((group) => group.reason)).toContain(reason);
});
