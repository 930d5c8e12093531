import { someCard } from '@site/tests/unit/someCard';
import { cards } from '../../../content/schemas/cards';
import type { CreditCard } from '../../../content/cardTypes';
import { creditCards } from '../../../content/creditCards';
import { limitsInShort, loungesInColumn, paysInShort } from '.';

const { rules: parseRules, milestones: parseMilestones } = cards.row.shape.rewards.shape;

const cardWith = (rules: readonly object[], changes: Partial<CreditCard['rewards']> = {}): CreditCard => ({
  ...someCard,
  rewards: { ...someCard.rewards, rules: parseRules.parse(rules), ...changes },
});

const ELSE = { earns: '1%' };
const FOOD = ['groceries', 'dining', 'food delivery'];

test.each<[string, readonly object[]]>([
  ['10% on food, 1% on the rest', [{ earns: '10%', on: FOOD }, ELSE]],
  ['1% on all', [ELSE]],
  // Rules that pay as all else does, and those that pay alike, are no parts of their own.
  ['1% on all', [{ earns: '1%', on: ['groceries'], cap: '₹500 a month' }, ELSE]],
  [
    '5% on groceries and travel, 1% on the rest',
    [{ earns: '5%', on: ['groceries'] }, { earns: '5%', on: ['travel'] }, ELSE],
  ],
  // Highest first, whatever the order of the record
  ['8% on fuel, 5% on travel, 1% on the rest', [{ earns: '5%', on: ['travel'] }, { earns: '8%', on: ['fuel'] }, ELSE]],
  ['1% on most, 0.5% on insurance', [{ earns: '0.5%', on: ['insurance'] }, ELSE]],
  ['5% on utility bills (conditions), 1% on the rest', [{ earns: '5%', on: ['bills'], if: 'paid in one app' }, ELSE]],
  ['4% at HPCL pumps, 1% on the rest', [{ earns: '4%', on: ['fuel'], at: ['HPCL'] }, ELSE]],
  ['5% on travel', [{ earns: '5%', on: ['travel'] }]],
  [
    '4 points per ₹100 on travel, 1 point per ₹100 on the rest',
    [{ earns: '4 points per ₹100', on: ['travel'] }, { earns: '1 point per ₹100' }],
  ],
  [
    '5% at Amazon, Flipkart and four more, 1% on the rest',
    [{ earns: '5%', at: ['Amazon', 'Flipkart', 'Myntra', 'Swiggy', 'Zomato', 'Uber'] }, ELSE],
  ],
  [
    // What is left out is no part of a rest.
    '10% at Swiggy (conditions), 5% on online shopping; more below',
    [
      { earns: '10%', at: ['Swiggy'], if: 'for orders of ₹249 or more' },
      { earns: '5%', on: ['online shopping'] },
      { earns: '4%', at: ['Cleartrip'] },
      ELSE,
    ],
  ],
])('what a card pays is "%s"', (text, rules) => {
  expect(paysInShort(cardWith(rules))).toBe(text);
});

test('bonuses are told, which the rates do not hold', () => {
  const milestones = parseMilestones.parse([{ spending: '₹2 lakh', voucher: '₹4,000' }]);
  expect(paysInShort(cardWith([ELSE], { milestones: milestones as CreditCard['rewards']['milestones'] }))).toBe(
    '1% on all; bonuses below',
  );
});

test.each<[string, readonly object[]]>([
  ['None found', [ELSE]],
  ['₹1,000 a month on 10%', [{ earns: '10%', on: FOOD, cap: '₹1,000 a month' }, ELSE]],
  [
    '₹1,000 a month each on 5% and 1%',
    [
      { earns: '5%', on: FOOD, cap: '₹1,000 a month' },
      { ...ELSE, cap: '₹1,000 a month' },
    ],
  ],
  [
    '₹500 a month on 5% and 4% together',
    [{ earns: '5%', on: ['bills'], cap: '₹500 a month' }, { earns: '4%', at: ['Ola'], sharesCap: true }, ELSE],
  ],
  ['What the rest pays on 10%', [{ earns: '10%', on: ['bills'], cap: '1 times the base reward' }, ELSE]],
  ['Not found for 4%', [{ earns: '4%', on: ['fuel'], cap: 'Not found' }, ELSE]],
  // Where rates are alike, kinds tell the rules apart.
  ['₹500 a month on groceries', [{ earns: '1%', on: ['groceries'], cap: '₹500 a month' }, ELSE]],
])('the limit is "%s"', (text, rules) => {
  expect(limitsInShort(cardWith(rules))).toBe(text);
});

test.each<[string, CreditCard['rewards']['totalCap']]>([
  ['None found', undefined],
  ['None', { kind: 'none' }],
  ['10,000 points a month in all', { kind: 'points', points: 10_000, months: 1 }],
])('without limits of its rates the limit is "%s"', (text, totalCap) => {
  expect(limitsInShort(cardWith([ELSE], { ...(totalCap && { totalCap }) }))).toBe(text);
});

test('rules that share a limit share that of the rule before them, whatever others have', () => {
  const rules = [
    { earns: '5%', on: ['bills'], cap: '₹1,000 a month' },
    { earns: '3%', on: ['travel'], cap: '₹1,000 a month' },
    { earns: '2%', on: ['fuel'], sharesCap: true },
    ELSE,
  ];
  expect(limitsInShort(cardWith(rules))).toBe('₹1,000 a month on 5%; ₹1,000 a month on 3% and 2% together');
});

test('lounges stand without their conditions, which are mentioned', () => {
  const lounges = cards.row.shape.lounges.parse({
    domestic: { visits: 'Unlimited', if: 'after ₹50,000 of spending' },
    abroad: { visits: 'Unlimited' },
    document: 'some-terms',
  });
  expect(loungesInColumn(someCard)).toBe('None');
  expect(loungesInColumn({ ...someCard, lounges })).toBe('Unlimited in India, unlimited abroad, on conditions');
});

test('no card of the site has more than a column of a phone can show', () => {
  for (const card of creditCards) {
    for (const text of [paysInShort(card), limitsInShort(card)]) {
      expect(text).toMatch(/^\S.{1,99}$/u);
      expect(text).not.toMatch(/undefined|NaN|Infinity/);
    }
  }
});
