import { cards } from '@site/src/content/schemas/cards';
import { someCard } from '@site/tests/unit/someCard';
import { nothingText, paidAsText, redeemText } from './cardText';
import type { CardRule, CreditCard } from './cardTypes';

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
