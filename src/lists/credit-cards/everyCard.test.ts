import * as fc from '@site/tests/unit/properties';
import { creditCards } from '../../content/creditCards';
import { spendCategories, type CardRule, type CreditCard } from '../../content/cardTypes';
import { cardValue, spentOn, type CardValue, type Spending } from './cardValue';

/** What holds for a year with every card of the site, whatever is spent. */

const places = [...new Set(creditCards.flatMap(({ rewards }) => rewards.rules.flatMap(({ at = [] }) => at)))];
const conditions = creditCards.flatMap(({ rewards }) => rewards.rules.flatMap((line) => line.if ?? []));
const amounts = fc.integer({ min: 0, max: 500_000 });

const entries = fc.record(
  { category: fc.constantFrom(...spendCategories), at: fc.constantFrom(...places), rupees: amounts },
  { requiredKeys: ['category', 'rupees'] },
);
const months = fc.array(entries, { maxLength: 12 }) as fc.Arbitrary<readonly Spending[]>;
const met = fc.subarray([...new Set(conditions)]).map((list) => (condition: string) => list.includes(condition));

/** Upper bound of a year's rewards in rupees; infinite if a rule that may pay has no cap. */
function ceiling({ rewards, pointWorth }: CreditCard): number {
  const worth = Math.max(0, ...(pointWorth?.uses ?? []).map(({ value: one }) => one.least ?? 0));
  const yearly = (cap: CardRule['cap'] | CreditCard['rewards']['totalCap']): number => {
    if (cap?.kind === 'rupees') return (cap.rupees * 12) / cap.months;
    if (cap?.kind === 'points') return (cap.points * worth * 12) / cap.months;
    return cap?.kind === 'not-found' ? 0 : Infinity;
  };
  const lines = rewards.rules.filter(({ sharesCap }) => !sharesCap).reduce((sum, { cap }) => sum + yearly(cap), 0);
  const bonus = (rewards.milestones ?? []).reduce(
    (sum, { points = 0, voucher, in: period }) =>
      sum + (points * worth + (voucher?.least ?? 0)) * (period === 'month' ? 12 : period === 'quarter' ? 4 : 1),
    0,
  );
  return Math.min(lines, yearly(rewards.totalCap)) + bonus;
}

/** Tolerance for floating-point sums of many parts. */
const TOLERANCE = 1e-6;

describe.each(creditCards)('$id', (given) => {
  const value = (spending: readonly Spending[], meets: (condition: string) => boolean, card = given) =>
    cardValue(card, { spending, gstPercent: 18, meets });

  test('never pays more than its caps', () => {
    fc.assert(
      fc.property(months, met, (spending, meets) => {
        expect(value(spending, meets).rewards?.most ?? 0).toBeLessThanOrEqual(ceiling(given) + TOLERANCE);
      }),
    );
  });

  test('never pays more on one line than the cap of that line', () => {
    for (const line of given.rewards.rules.filter(({ on, at }) => on ?? at)) {
      const alone = { ...given, rewards: { ...given.rewards, rules: [line], milestones: [] } };
      const spending: Spending = {
        category: line.on?.[0] ?? 'other shops',
        rupees: 10_000_000,
        ...(line.at && { at: line.at[0]! }),
      };
      const { rewards } = value([spending], () => true, alone);
      expect(rewards?.most ?? 0).toBeLessThanOrEqual(ceiling(alone) + TOLERANCE);
    }
  });

  // The markup is compared separately: a payment abroad may cost more than it earns.
  test('never gives less for more spending, before the markup on what is spent abroad', () => {
    const kept = ({ rewards, yearlyFee }: CardValue): number => (rewards?.least ?? 0) - yearlyFee;
    fc.assert(
      fc.property(months, entries as fc.Arbitrary<Spending>, met, (spending, extra, meets) => {
        const [before, after] = [spending, [...spending, extra]].map((month) => value(month, meets));
        expect(kept(after!)).toBeGreaterThanOrEqual(kept(before!) - TOLERANCE);
        expect(after?.rewards?.most ?? 0).toBeGreaterThanOrEqual((before?.rewards?.most ?? 0) - TOLERANCE);
        expect(after!.yearlyFee).toBeLessThanOrEqual(before!.yearlyFee);
      }),
    );
  });

  test('shows a sum that adds up to its rewards, and where every rupee of the month goes', () => {
    fc.assert(
      fc.property(months, met, (spending, meets) => {
        const { rewards, lines, bonus, vouchers, unpaid } = value(spending, meets);
        const total = spending.reduce((sum, { rupees }) => sum + rupees, 0);
        const spent = lines.reduce((sum, line) => sum + line.spent, 0);
        if (!rewards) return;
        expect(spent + spentOn(unpaid)).toBeCloseTo(total, 4);
        expect(rewards.most).toBeGreaterThanOrEqual(rewards.least);
        for (const end of ['least', 'most'] as const) {
          const paid = lines.reduce((sum, line) => sum + line.paid[end], 0);
          expect(12 * paid + bonus[end] + vouchers).toBeCloseTo(rewards[end], 4);
        }
      }),
    );
  });
});
