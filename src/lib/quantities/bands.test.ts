import { parseBands, rateOnBalance } from './bands';

test.each([
  ['2.50%', 500_000, 2.5],
  ['2.50% up to ₹3 lakh; 7.00% up to ₹25 lakh; 6.25% above', 100_000, 2.5],
  ['2.50% up to ₹3 lakh; 7.00% up to ₹25 lakh; 6.25% above', 500_000, 4.3],
  ['2.50% up to ₹3 lakh; 7.00% up to ₹25 lakh; 6.25% above', 1_000_000, 5.65],
  ['2.50% - 3.00% up to ₹3 lakh; 7.00% above', 500_000, undefined],
])('%s on ₹%d comes to %s%% of the whole', (text, balance, rate) => {
  const { value, problem } = parseBands(text);
  expect(problem).toBeUndefined();
  expect(value && rateOnBalance(value, balance)).toBe(rate);
});
