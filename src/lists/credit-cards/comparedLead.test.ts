import { offerFor } from '@site/tests/unit/someCard';
import type { ComparedSum } from '../../machines/list/rows';
import { comparedLeadOf } from './comparedLead';

const sum = (name: string, number: number, id = name): ComparedSum => ({ id, name, number, text: `from ₹${number}` });

const atLeast = (name: string, number: number): ComparedSum => ({ ...sum(name, number), isLeast: true });

test.each<[string, readonly ComparedSum[], ComparedSum | undefined]>([
  ['For **₹25,000 a month**, **Ace** gives **₹3,912 a year more** than Bee.', [sum('Ace', 11_760)], sum('Bee', 7848)],
  // A loss of the other is part of what one has more.
  ['For **₹25,000 a month**, **Ace** gives **₹1,590 a year more** than Bee.', [sum('Ace', 1000)], sum('Bee', -590)],
  [
    'For **₹25,000 a month**, **Ace** costs you ₹200 a year, **₹390 less** than Bee.',
    [sum('Ace', -200)],
    sum('Bee', -590),
  ],
  [
    'For **₹25,000 a month**, **Ace and Bee** tie at about **₹800 a year**.',
    [sum('Ace', 800), sum('Bee', 796)],
    undefined,
  ],
  [
    'For **₹25,000 a month**, **Ace and Bee** tie at about **₹800 a year**.',
    [sum('Ace', 800), sum('Bee', 796)],
    sum('Cee', 5),
  ],
  [
    'For **₹25,000 a month**, **Ace and Bee** tie: each costs you about **₹200 a year**.',
    [sum('Ace', -200.4), sum('Bee', -201)],
    undefined,
  ],
  // In the rupees that the columns show
  ['For **₹25,000 a month**, **Ace** gives **₹50 a year more** than Bee.', [sum('Ace', 100.9)], sum('Bee', 50)],
])('"%s"', (text, best, next) => {
  expect(comparedLeadOf(best, next ? [next] : [], [], 25_000)).toBe(text);
});

test('says that points are counted at their lowest worth where their use decides', () => {
  const { card, value } = offerFor(8000);
  const offer = { card, value: { ...value, net: { least: 500, most: 2000 } } };
  expect(comparedLeadOf([sum('Ace', 900)], [sum('Some', 500, card.id)], [offer], 25_000)).toBe(
    'For **₹25,000 a month**, **Ace** gives **₹400 a year more** than Some, points at their lowest worth.',
  );
});

describe('a sum that is only a minimum', () => {
  const open = 'not all its rewards could be counted.';

  test.each<[string, readonly ComparedSum[], readonly ComparedSum[]]>([
    [
      `**Ace** gives **₹11,760 a year**. Bee gives at least **₹7,848**: ${open}`,
      [sum('Ace', 11_760)],
      [atLeast('Bee', 7848)],
    ],
    [
      `**Ace** gives **₹11,760 a year**. Cee gives at least **₹7**: ${open}`,
      [sum('Ace', 11_760)],
      [sum('Bee', 9), atLeast('Cee', 7)],
    ],
    [
      `**Ace** gives at least **₹900 a year**. Bee gives at least **₹700**: ${open}`,
      [atLeast('Ace', 900)],
      [atLeast('Bee', 700)],
    ],
    // No tie is known, either.
    [`**Bee** gives **₹796 a year**. Ace gives at least **₹800**: ${open}`, [atLeast('Ace', 800), sum('Bee', 796)], []],
    [
      `**Ace** costs you **₹200 a year**. Bee costs you at most **₹590**: ${open}`,
      [sum('Ace', -200)],
      [atLeast('Bee', -590)],
    ],
  ])('has no exact difference, and none leads beside it: "%s"', (text, best, others) => {
    expect(comparedLeadOf(best, others, [], 25_000)).toBe(`For **₹25,000 a month**, ${text}`);
  });

  test('says what is not counted', () => {
    const { card, value } = offerFor(8000);
    const offer = { card: { ...card, rewards: { ...card.rewards, more: ['2% at partners.'] } }, value };
    expect(comparedLeadOf([sum('Ace', 900)], [{ ...atLeast('Bee', 500), id: card.id }], [offer], 25_000)).toBe(
      'For **₹25,000 a month**, **Ace** gives **₹900 a year**. Bee gives at least **₹500**; not counted: 5% on utility bills (paid through an app) and 2% at partners.',
    );
  });

  test('leads a smaller exact one by at least the difference', () => {
    expect(comparedLeadOf([atLeast('Ace', 900)], [sum('Bee', 500)], [], 25_000)).toBe(
      'For **₹25,000 a month**, **Ace** gives at least **₹400 a year more** than Bee.',
    );
    expect(comparedLeadOf([atLeast('Ace', -200)], [sum('Bee', -590)], [], 25_000)).toBe(
      'For **₹25,000 a month**, **Ace** costs you at most ₹200 a year, at least **₹390 less** than Bee.',
    );
  });
});
