import registry from '@site/src/content/figures.yml';
import { calculators } from '../../calculators';
import { figureValues } from '../../content/figureValues';
import { withoutMarks } from '../../machines/fields/Marked';
import { rowsOf } from '../../machines/list/rows';
import { goldValue, tierOf } from '../../lib/finance/goldLoan';
import { goldLoanLimits } from '../../content/law/goldLoanLimits';
import list from '.';
import { defaults, rateThatPaysLess, type Gold } from './gold';

test('the list and the calculator begin with gold of the same worth', () => {
  const calculator = calculators['gold-loan'];
  const begun = calculator.show(figureValues(registry, calculator.figures), ({ defaults: values }) => values);
  const weight = Number(begun['grams']);
  const inCalculator = goldValue(weight, Number(begun['carats']), Number(begun['price']));
  expect(weight).toBe(defaults.grams);
  expect(begun['carats']).toBe(defaults.carat);
  expect(defaults.grams * defaults.price).toBe(inCalculator);
});

const figures = figureValues(registry, list.figures);
const limits = goldLoanLimits(figures);
const answerTo = (gold: Partial<Gold>) =>
  list.show(({ answer, defaults: own }) => answer({ ...own, ...gold }, figures));

/** Made-up limits, so that a change of the law does not break tests. */
const made = {
  tiers: [
    { sharePercent: 85, upTo: 250_000 },
    { sharePercent: 75, upTo: Infinity },
  ],
  longestBullet: 12,
};

test('a loan in one go is smaller at a higher rate only where the interest holds it down', () => {
  const gold = { ...defaults, price: 11_000, repay: 'bullet' };
  // 85% of ₹3,30,000 is ₹2,80,500; with 12.2% interest the loan is ₹2,50,000, the upper end of its tier.
  expect(rateThatPaysLess({ ...gold, grams: 30 }, made, 8)).toBeCloseTo(12.2, 6);
  expect(rateThatPaysLess({ ...gold, grams: 20 }, made, 8)).toBe(8);
});

test('a row shows the share of the gold that may be lent at this size', () => {
  for (const grams of [5, 30, 200]) {
    const { groups, result } = answerTo({ grams });
    const limit = tierOf(result!.parts[0].rupees, limits.tiers)!.sharePercent;
    for (const { about } of rowsOf(groups[0])) {
      const shown = /LTV up to (\d+)%/.exec(about ?? '')?.[1];
      expect(Number(shown ?? 0)).toBeLessThanOrEqual(limit);
    }
  }
});

test('who has not entered a price reads where it stands', () => {
  const notesAt = (price: number) => answerTo({ price }).groups[0].notes.join(' ');
  expect(notesAt(defaults.price)).toMatch(/enter today’s price\. Ask the branch for its price of the day/);
  expect(notesAt(defaults.price + 100)).not.toContain('Ask the branch');
});

test('a loan in one go fits the limit with its interest at every lender, and says for how long it runs', () => {
  for (const gold of [{ grams: 30 }, { grams: 200 }, { grams: 30, months: '3' }]) {
    const { groups, certain, result } = answerTo({ ...gold, repay: 'bullet' });
    const loan = result!.parts[0].rupees;
    const share = tierOf(loan, limits.tiers)!.sharePercent / 100;
    const worth = gold.grams * defaults.price;
    for (const { figures: shown } of rowsOf(groups[0])) {
      expect(loan + (shown[1].counted?.number ?? 0)).toBeLessThanOrEqual(worth * share + 1);
    }
    expect(withoutMarks(certain!)).toMatch(/you can borrow up to ₹[\d,]+\. Repaid in one go after \d+ months/);
  }
  expect(withoutMarks(answerTo({ grams: 1000 }).certain!)).toMatch(/^On 1,000 g of 22 carat gold /);
  expect(answerTo({ repay: 'bullet', months: '24' }).certain).toMatch(
    /in one go may run no longer than \d+ months, so that is counted/,
  );
});
