import { upToLakh } from './rounding';

test.each([
  [0, 0],
  [1, 100_000],
  [100_000, 100_000],
  [100_001, 200_000],
  // 20% of 5,00,000 in floating point, and what it should be.
  [500_000 * 0.2 + 1e-10, 100_000],
])('%d rupees are rounded up to %d', (amount, lakhs) => {
  expect(upToLakh(amount)).toBe(lakhs);
});
