import { offerFor, someCard } from '@site/tests/unit/someCard';
import type { CreditCard } from '../../content/cardTypes';
import { cards } from '../../content/schemas/cards';
import { furtherLines } from './cardText';
import { cardValue } from './cardValue';
import { rowMaker } from './rows';
import { sumLines } from './sum';
import * as words from './messages.en';

test('the sum of a card stands line by line, with the limit that took something off', () => {
  expect(sumLines(someCard, offerFor(8000).value)).toEqual([
    words.sumRule({
      limit: 'none',
      spent: '₹10,000',
      rule: '5% on online shopping, food delivery and travel',
      paid: '₹500',
    }),
    words.sumRule({ limit: 'none', spent: '₹12,000', rule: '1% on everything else', paid: '₹120' }),
    words.sumNothing({ spent: '₹3,000' }),
    words.sumRewards({ isMost: false, amount: '₹7,440' }),
    words.sumFee({ amount: '₹1,179' }),
    words.sumKept({ isMost: false, amount: '₹6,261' }),
    words.sumNotCounted({ what: '5% on utility bills (paid through an app).' }),
  ]);
  expect(sumLines(someCard, offerFor(90_000).value)[0]).toMatch(/and travel: ₹2,000, its limit$/);
});

test('a line whose limit nobody found is not counted, and not called nothing', () => {
  const rules = someCard.rewards.rules.map((rule) => ({ ...rule, cap: { kind: 'not-found' } as const }));
  const card = { ...someCard, rewards: { ...someCard.rewards, rules } };
  const value = cardValue(card, { spending: [{ category: 'online shopping', rupees: 10_000 }], gstPercent: 18 });
  const [first] = sumLines(card, value);
  expect(first).toMatch(/^₹10,000 a month at .*: not counted, as no document that we opened gives its limit$/);
});

const withRewards = (rewards: Partial<CreditCard['rewards']>): CreditCard => ({
  ...someCard,
  rewards: { ...someCard.rewards, unconfirmed: false, ...rewards },
});

test('vouchers that the spending earns are named beside the rewards that hold them', () => {
  const milestones = cards.row.shape.rewards.shape.milestones.parse([{ spending: '₹2 lakh', voucher: '₹2,000' }])!;
  const card = withRewards({ milestones });
  const value = cardValue(card, { spending: [{ category: 'online shopping', rupees: 20_000 }], gstPercent: 18 });
  const [, rewards] = rowMaker({ cards: [card], words: new Map() })({ card, value }).figures;
  expect(rewards.small?.join()).toContain('₹2,000 in vouchers');
  expect(sumLines(card, value)).toContain(words.sumVouchers({ amount: '₹2,000' }));
  expect(furtherLines(card)).toContain('Vouchers of ₹2,000 at ₹2 lakh of spending a year');
});

test('a limit is no benefit that was left out', () => {
  const card = withRewards({ more: ['A voucher of ₹500'], limits: ['Instalment purchases earn nothing'] });
  const lines = sumLines(card, offerFor(8000).value);
  expect(lines).toContain('Not counted: A voucher of ₹500');
  expect(lines).toContain('Could lower it: Instalment purchases earn nothing');
});
