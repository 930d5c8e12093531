import { cards } from '../../content/schemas/cards';
import { someCard } from '@site/tests/unit/someCard';
import { nothingText, paidAsText, productName } from './cardText';
import type { CardRule, CreditCard } from '../../content/cardTypes';
import * as terms from './terms/messages.en';

const cardWith = (nothingOn: CreditCard['rewards']['nothingOn'], rule: Partial<CardRule>): CreditCard => {
  const [first, ...rest] = someCard.rewards.rules;
  return { ...someCard, rewards: { ...someCard.rewards, nothingOn, rules: [{ ...first!, ...rule }, ...rest] } };
};

test.each<[CreditCard['rewards']['nothingOn'], Partial<CardRule>, string]>([
  [['fuel', 'rent'], { on: ['fuel'], at: ['HPCL'] }, 'Fuel at other pumps and rent'],
  [['phone', 'rent'], { on: ['phone'], at: ['Airtel'] }, 'Phone and internet bills elsewhere and rent'],
  [['rent', 'phone'], { on: ['phone'], if: 'paid in one app' }, 'Rent and phone and internet bills in other cases'],
  [['fuel', 'rent'], { on: ['travel'] }, 'Fuel and rent'],
  [[], {}, terms.nothingKnown],
])('%j earn nothing where a line pays on %j: "%s"', (nothingOn, rule, text) => {
  expect(nothingText(cardWith(nothingOn, rule))).toBe(text);
});

test.each([
  [[['₹0.25', 'bills, vouchers and products']], '₹0.25 for bills, vouchers and products'],
  [
    [
      ['₹0.25', 'bills, vouchers and products'],
      ['₹0.50', 'travel'],
      ['₹1', 'flights'],
    ],
    '₹0.25 for bills, vouchers and products, ₹0.50 for travel and ₹1 for flights',
  ],
] as const)('worths %j read "%s"', (uses, text) => {
  const pointWorth = cards.row.shape.pointWorth.parse({
    uses: uses.map(([value, use]) => ({ value, for: use })),
    document: 'some-terms',
  })!;
  const rewards = { ...someCard.rewards, paidAs: 'Reward points', comesByItself: false };
  expect(paidAsText({ ...someCard, rewards, pointWorth })).toBe(`Reward points; a point is worth ${text}`);
});

test.each([
  ['HSBC Live+ Credit Card', { name: 'HSBC India', shortName: 'HSBC' }, 'Live+'],
  ['Airtel Axis Bank Credit Card', { name: 'Axis Bank', shortName: 'Axis' }, 'Airtel'],
  ['BPCL SBI Card OCTANE', { name: 'SBI Card', shortName: 'SBI Card' }, 'BPCL OCTANE'],
  ['IndianOil Kotak Credit Card', { name: 'Kotak Mahindra Bank', shortName: 'Kotak' }, 'IndianOil'],
  ['SBI Card', { name: 'SBI Card', shortName: 'SBI Card' }, 'SBI Card'],
])('on a %s stands its name alone', (name, issuer, product) => {
  expect(productName({ ...someCard, name }, issuer)).toBe(product);
});
