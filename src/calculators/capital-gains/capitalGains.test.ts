import type { Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import calculator from '.';
import { numberOfDay } from '../../lib/days';

const figures = figuresOf(calculator);
const beforeLastIndex = Object.fromEntries(
  Object.entries(figures).filter(([name]) => name !== 'cost-inflation-index from 2026-04-01'),
);

const answerTo = (changed: Values, known = figures) => calculatorAnswer(calculator, changed, known);
const savedBy = (changed: Values) => answerTo(changed).effects.filter(({ rupees }) => Math.round(rupees) > 0);

const house = {
  asset: 'property',
  cost: 4_000_000,
  price: 8_000_000,
  bought: numberOfDay('2012-06-01'),
  sold: numberOfDay('2025-02-01'),
};

test('selling half of something later saves nothing that is not exempt, and nobody is told to sell half a house', () => {
  expect(answerTo(house).figure).toBe('₹1,53,920');
  expect(savedBy(house)).toEqual([]);
  const shares = { asset: 'equity', bought: numberOfDay('2023-06-01'), sold: numberOfDay('2026-06-01') };
  // The exempt sum of a second year: 1,25,000 × 12.5% with cess.
  expect(savedBy({ ...shares, cost: 500_000, price: 900_000 })).toEqual([
    { text: 'Sell half of it in the next tax year', rupees: expect.closeTo(16_250) as number, amount: '₹16,250 saved' },
  ]);
  expect(savedBy({ ...shares, asset: 'debt', cost: 500_000, price: 900_000 })).toEqual([]);
});

test('a sale in a tax year whose index is known is taxed with it', () => {
  const { label, figure } = answerTo({ ...house, price: 9_000_000, sold: numberOfDay('2026-09-01') });
  expect([label, figure]).toEqual(['Tax on the gain, with cess', '₹2,74,560']);
});

test('where the index of the year is not known, the headline says that the tax is the most it can be', () => {
  const sold = numberOfDay('2026-09-01');
  expect(answerTo({ ...house, sold }, beforeLastIndex)).toMatchObject({
    label: 'Tax at most, with cess: the index of 2026-27 is not known yet',
    sentence: expect.stringContaining('It counts with the index of 2025-26') as string,
  });
  // What does not depend on the index has a tax that is sure.
  for (const sure of [{ bought: numberOfDay('2024-08-01') }, { asset: 'gold' }, { asset: 'equity' }]) {
    expect(answerTo({ ...house, sold, ...sure }, beforeLastIndex).label).toBe('Tax on the gain, with cess');
  }
});

test('whoever bought shares before February 2018 is asked for their worth in 2018 beside the tax', () => {
  const shares = { asset: 'equity', cost: 100_000, price: 900_000, bought: numberOfDay('2015-05-01') };
  const asks = 'Enter it, or this tax may be too high.';
  expect(answerTo(shares).sentence).toContain(asks);
  expect(answerTo({ ...shares, worth2018: 400_000 }).sentence).not.toContain(asks);
  expect(answerTo({ ...shares, bought: numberOfDay('2018-02-01') }).sentence).not.toContain(asks);
});

test('what was sold below its cost is a loss, without a sign', () => {
  const { facts } = answerTo({ ...house, price: 3_000_000 });
  expect(facts).toHaveProperty('Loss', expect.stringMatching(/^₹/));
  expect(facts).not.toHaveProperty('Gain');
});
