import { totalText } from './totalText';

test.each([
  [344_336, '₹3,44,336'],
  [341_216.4, '₹3,41,216'],
  [999_999.4, '₹9,99,999'],
  [999_999.6, '₹10 lakh'],
  [9_376_000, '₹93.8 lakh'],
])('a total of %d is "%s", so that the fee of a small loan can be seen in it', (rupees, text) => {
  expect(totalText(rupees)).toBe(text);
});
