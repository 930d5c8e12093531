import { cards } from '../../content/schemas/cards';
import { someCard } from '@site/tests/unit/someCard';
import { nothingText, productName } from './cardText';
import { redeemText } from './redeeming';
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
  ['₹149', false, '₹149 plus GST each time'],
  ['₹0', false, 'None'],
  [undefined, false, 'Not found'],
  [undefined, true, 'Nothing to redeem'],
  // Some banks charge for that too.
  ['₹50', true, '₹50 plus GST each time'],
])('with a charge of %s in the record, redeeming what comes by itself (%s) costs: %s', (value, comesByItself, text) => {
  const redeeming = value && cards.row.shape.redeeming.parse({ value, document: 'some-terms' });
  const rewards = { ...someCard.rewards, comesByItself };
  expect(redeemText({ ...someCard, rewards, ...(redeeming && { redeeming }) })).toBe(text);
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
