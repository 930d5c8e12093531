import { someCard } from '@site/tests/unit/someCard';
import { cards } from '../../content/schemas/cards';
import type { CreditCard } from '../../content/cardTypes';
import { cardValue } from './cardValue';
import { comparedFees } from './fees';
import { defaults, spendingOf } from './month';
import { rowMaker } from './rows';

const offerWith = (fees: object, gstPercent = 18) => {
  const parsed = cards.row.shape.fees.parse({ document: 'some-terms', ...fees });
  const card = { ...someCard, fees: parsed as CreditCard['fees'] };
  // ₹25,000 a month, ₹3 lakh a year
  return { card, value: cardValue(card, { spending: spendingOf(defaults), gstPercent }) };
};

const feesOf = (fees: object, gstPercent?: number) => {
  const { card, value } = offerWith(fees, gstPercent);
  return comparedFees(value, card);
};

test.each<[object, readonly string[]]>([
  [{ joining: '₹1,000', yearly: '₹1,000', waivedFrom: '₹2 lakh' }, ['₹1,180', '₹2 lakh', '₹0', '₹1,180']],
  [{ joining: '₹500', yearly: '₹1,000', waivedFrom: '₹4 lakh' }, ['₹1,180', '₹4 lakh', '₹1,180', '₹590']],
  [{ joining: '₹0', yearly: '₹1,000' }, ['₹1,180', 'Never', '₹1,180', '₹0']],
  [{ joining: '₹0', yearly: '₹0' }, ['₹0', 'Any', '₹0', '₹0']],
])('%j is the fee as published, its waiver, for this spending and to join: %j', (fees, texts) => {
  expect(feesOf(fees).map(({ text }) => text)).toEqual(texts);
});

test('no fee comes before any waiver, and a waiver before none', () => {
  const [free, early, late, never] = [
    { yearly: '₹0', joining: '₹0' },
    { yearly: '₹500', joining: '₹500', waivedFrom: '₹1 lakh' },
    { yearly: '₹500', joining: '₹500', waivedFrom: '₹2 lakh' },
    { yearly: '₹500', joining: '₹500' },
  ].map((fees) => feesOf(fees)[1]!.counted!.number!);
  expect([never, late, free, early].sort((a, b) => a! - b!)).toEqual([free, early, late, never]);
});

test.each<[object, string, string | undefined]>([
  [{ joining: '₹1,000', yearly: '₹1,000', waivedFrom: '₹2 lakh' }, '₹1,180', 'once'],
  [{ joining: '₹500', yearly: '₹1,000', waivedFrom: '₹2 lakh' }, '₹1,180', 'waived, ₹590 to join'],
  [{ joining: '₹0', yearly: '₹1,000', waivedFrom: '₹2 lakh' }, '₹1,180', 'waived'],
  [{ joining: '₹1,000', yearly: '₹1,000', waivedFrom: '₹4 lakh' }, '₹1,180', 'waived from ₹4 lakh a year'],
  [{ joining: '₹500', yearly: '₹1,000' }, '₹1,180', '₹590 to join'],
  [{ joining: '₹1,000', yearly: '₹1,000' }, '₹1,180', undefined],
  [{ joining: '₹1,000', yearly: '₹0' }, '₹0', '₹1,180 to join'],
  [{ joining: '₹0', yearly: '₹0' }, '₹0', 'for life'],
])('%j is in a row %s with GST, and beside it: %s', (fees, text, caveat) => {
  const offer = offerWith(fees);
  const [fee] = rowMaker({ cards: [offer.card], words: new Map() })(offer).figures;
  expect([fee.text, fee.caveat]).toEqual([text, caveat]);
});
