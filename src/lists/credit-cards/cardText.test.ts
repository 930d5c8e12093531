import { cards } from '@site/src/content/schemas/cards';
import { someCard } from '@site/tests/unit/someCard';
import { nothingText, paidAsText, productName, redeemText } from './cardText';
import type { CardRule, CreditCard } from '../../content/cardTypes';

const cardWith = (nothingOn: CreditCard['rewards']['nothingOn'], rule: Partial<CardRule>): CreditCard => {
  const [first, ...rest] = someCard.rewards.rules;
  return { ...someCard, rewards: { ...someCard.rewards, nothingOn, rules: [{ ...first!, ...rule }, ...rest] } };
};

test.each<[CreditCard['rewards']['nothingOn'], Partial<CardRule>, string]>([
  [['fuel', 'rent'], { on: ['fuel'], at: ['HPCL'] }, 'Fuel at other pumps and rent'],
  [['phone', 'rent'], { on: ['phone'], at: ['Airtel'] }, 'Phone and internet bills elsewhere and rent'],
  [['rent', 'phone'], { on: ['phone'], if: 'paid in one app' }, 'Rent and phone and internet bills in other cases'],
  [['fuel', 'rent'], { on: ['travel'] }, 'Fuel and rent'],
  [[], {}, 'No kind of spending that we know of'],
])('%j earn nothing where a line pays on %j: "%s"', (nothingOn, rule, text) => {
  expect(nothingText(cardWith(nothingOn, rule))).toBe(text);
});

test('what it costs to redeem stands with what is paid, where a document names it', () => {
  const { value } = cards.row.shape.redeeming.parse({ value: '₹149', document: 'some-terms' })!;
  const card = { ...someCard, redeeming: { value, document: 'some-terms' } } as CreditCard;
  expect(paidAsText(card)).toBe('Money off the bill; ₹149 plus GST each time you redeem');
  expect(redeemText(someCard)).toBeUndefined();
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
