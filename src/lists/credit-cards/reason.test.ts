import { offerFor, someCard } from '@site/tests/unit/someCard';
import { cards } from '../../content/schemas/cards';
import type { CreditCard } from '../../content/cardTypes';
import { cardValue } from './cardValue';
import { defaults, spendingOf } from './month';
import { reasonText } from './reason';
import * as words from './messages.en';

const { rules: parseRules, milestones } = cards.row.shape.rewards.shape;

const reasonOf = (rules: readonly object[], changes: Partial<CreditCard['rewards']> = {}, room?: number): string => {
  const rewards = { ...someCard.rewards, rules: parseRules.parse(rules), nothingOn: [], ...changes };
  const card = { ...someCard, rewards } as CreditCard;
  // ₹8,000 of food, ₹4,000 of bills, ₹9,000 at Amazon and Flipkart, ₹2,000 of fuel and ₹2,000 in other shops
  return reasonText(card, cardValue(card, { spending: spendingOf(defaults), gstPercent: 18 }), room);
};

const FOOD = ['groceries', 'dining', 'food delivery'];
const ELSE = { earns: '1%' };

test.each<[string, readonly object[], Partial<CreditCard['rewards']>]>([
  [
    '10% on ₹8,000 of food, 1% on ₹15,000 more; nothing on fuel',
    [{ earns: '10%', on: FOOD }, ELSE],
    { nothingOn: ['fuel'] },
  ],
  ['5% on ₹9,000 at Amazon and Flipkart, 1% on ₹16,000 more', [{ earns: '5%', at: ['Amazon', 'Flipkart'] }, ELSE], {}],
  ['1% on ₹25,000', [ELSE], {}],
  // What pays most comes first.
  ['1% on ₹23,000, 5% on ₹2,000 of fuel', [{ earns: '5%', on: ['fuel'] }, ELSE], {}],
  // A rule that pays as all else does is no part of its own.
  ['1% on ₹21,000; nothing on bills', [{ earns: '1%', on: FOOD }, ELSE], { nothingOn: ['bills', 'phone'] }],
  [
    '10% on ₹8,000 of food (at most ₹200 a month), 1% on ₹17,000 more',
    [{ earns: '10%', on: FOOD, cap: '₹200 a month' }, ELSE],
    {},
  ],
  [
    '1% on ₹23,000; not counted: 5% on utility bills (paid in one app) and 4% on fuel',
    [{ earns: '5%', on: ['bills'], if: 'paid in one app' }, { earns: '4%', on: ['fuel'], cap: 'Not found' }, ELSE],
    {},
  ],
  [
    '₹4,000 a year in vouchers, 1% on ₹25,000',
    [ELSE],
    { milestones: milestones.parse([{ spending: '₹2 lakh', voucher: '₹4,000' }]) },
  ],
])('says "%s"', (text, rules, changes) => {
  expect(reasonOf(rules, changes)).toBe(text);
});

test('names the two rules that pay most where there is room, and puts the others together', () => {
  const many = [
    { earns: '10%', on: ['groceries'] },
    { earns: '8%', on: ['online shopping'], cap: '₹400 a month' },
    { earns: '5%', on: ['bills'] },
    ELSE,
  ];
  expect(reasonOf(many)).toBe(
    '10% on ₹4,800 of groceries, 8% on ₹9,000 of online shopping (at most ₹400 a month), 1% to 5% on ₹11,200 more',
  );
});

const WHOLE =
  '5% on ₹9,000 at Amazon and Flipkart, 10% on ₹1,600 of dining, 1% on ₹12,400 more; nothing on fuel; not counted: 7% on utility bills (paid in one app)';

test.each<[number, string]>([
  [Infinity, WHOLE],
  [WHOLE.length, WHOLE],
  [
    WHOLE.length - 1,
    '5% on ₹9,000 at Amazon and Flipkart, 1% to 10% on ₹14,000 more; nothing on fuel; not counted: 7% on utility bills (paid in one app)',
  ],
  [100, '5% on ₹9,000 at Amazon and Flipkart, 10% on ₹1,600 of dining, 1% on ₹12,400 more; nothing on fuel'],
  [80, '5% on ₹9,000 at Amazon and Flipkart, 1% to 10% on ₹14,000 more; nothing on fuel'],
  [78, '5% on ₹9,000 at Amazon and Flipkart, 10% on ₹1,600 of dining, and more'],
  [60, '5% on ₹9,000 at Amazon and Flipkart, and more'],
  // Less cannot be said.
  [40, '5% on ₹9,000, and more'],
  [10, '5% on ₹9,000, and more'],
])('in %d characters says "%s"', (room, text) => {
  const rules = [
    { earns: '5%', at: ['Amazon', 'Flipkart'] },
    { earns: '10%', on: ['dining'] },
    { earns: '7%', on: ['bills'], if: 'paid in one app' },
    ELSE,
  ];
  expect(reasonOf(rules, { nothingOn: ['fuel'] }, room)).toBe(text);
});

test('says what there is to say where nothing is earned or known', () => {
  expect(reasonOf([{ earns: '1%', on: ['rent'] }])).toMatch(/^Nothing on food, bills, /);
  expect(reasonOf([{ earns: '2 points per ₹100' }])).toBe(words.reasonNoWorth);
  expect(reasonText(someCard, offerFor(8000).value)).toBe(
    '5% on ₹10,000 of online orders, 1% on ₹12,000 more; nothing on fuel; not counted: 5% on utility bills (paid through an app)',
  );
});

test('names no part of the month that rounds to no rupee', () => {
  const rewards = {
    ...someCard.rewards,
    rules: parseRules.parse([{ earns: '5%', on: ['dining'] }, ELSE]),
    nothingOn: [],
  };
  const card = { ...someCard, rewards } as CreditCard;
  const spending = spendingOf({ ...defaults, food: 1 });
  expect(reasonText(card, cardValue(card, { spending, gstPercent: 18 }))).not.toContain('₹0');
});
