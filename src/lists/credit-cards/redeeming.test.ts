import { offerFor, someCard } from '@site/tests/unit/someCard';
import type { CreditCard } from '../../content/cardTypes';
import { cards } from '../../content/schemas/cards';
import { withoutMarks } from '../../machines/fields/Marked';
import { cardValue } from './cardValue';
import { redeemText } from './redeeming';
import { rowMaker } from './rows';
import { leadOf, resultOf, standingOf } from './sentences';
import { sumLines } from './sum';
import * as words from './messages.en';

/** A card whose points come by themselves or not, with the charge to redeem them that its record has. */
function redeeming(value: string | undefined, comesByItself = false): CreditCard {
  const charge = value && cards.row.shape.redeeming.parse({ value, document: 'some-terms' });
  const rewards = { ...someCard.rewards, paidAs: 'Reward points', comesByItself, unconfirmed: false };
  return { ...someCard, rewards, ...(charge && { redeeming: charge }) };
}

test.each([
  ['₹149', false, '₹149 plus GST each time'],
  ['₹0', false, 'None'],
  [undefined, false, 'Not found'],
  [undefined, true, 'Nothing to redeem'],
  // Some banks charge for that too.
  ['₹50', true, '₹50 plus GST each time'],
])('with a charge of %s in the record, redeeming what comes by itself (%s) costs: %s', (value, comesByItself, text) => {
  expect(redeemText(redeeming(value, comesByItself))).toBe(text);
});

test('the sum of a card says what each redemption costs besides', () => {
  expect(sumLines(redeeming('₹149'), offerFor(8000).value)).toContain('Not counted: ₹149 + GST to redeem');
});

test('where nothing is paid there is nothing to redeem', () => {
  const card = redeeming('₹99');
  const value = cardValue(card, { spending: [{ category: 'fuel', rupees: 5000 }], gstPercent: 18 });
  const [, , kept] = rowMaker({ cards: [card], words: new Map() })({ card, value }).figures;
  expect(kept.small).toBeUndefined();
  expect(sumLines(card, value).join(' ')).not.toContain('redeem');
});

test.each([
  ['no charge is known', redeeming(undefined), { isKnown: false, charge: '' }],
  ['one is known', redeeming('₹99'), { isKnown: true, charge: '₹99' }],
  ['there is none', redeeming('₹0'), undefined],
  ['nothing is redeemed', redeeming(undefined, true), undefined],
])('the answer above the list says so too, where %s', (_where, card, charge) => {
  const spending = [{ category: 'online shopping', rupees: 20_000 }] as const;
  const offer = { card, value: cardValue(card, { spending, gstPercent: 18 }) };
  const lead = withoutMarks(leadOf(standingOf({ ranked: [offer], mayBeBetter: [] }), 20_000));
  const result = resultOf([offer])!.sentence;
  if (charge === undefined) expect(`${lead} ${result}`).not.toMatch(/redeem/iu);
  else {
    expect(lead.includes(words.notCounted({ what: [words.toRedeem(charge)], count: 1 }))).toBe(charge.isKnown);
    expect(result).toContain(words.redeemRemark(charge));
  }
  const tie = withoutMarks(leadOf(standingOf({ ranked: [offer, offer], mayBeBetter: [] }), 20_000));
  expect(tie.includes(words.redeemingMayCost)).toBe(charge !== undefined);
});
