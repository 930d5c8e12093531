/** @jest-environment node */
import { saysTheSame } from './saysTheSame';

test.each([
  ['empty lines', 'One.\n\n\n\nTwo.\n', 'One.\n\nTwo.\n'],
  ['the marks of a list', '* one\n* two\n', '- one\n- two\n'],
  ['the numbers within a list', '1. one\n1. two\n', '1. one\n2. two\n'],
  ['the marks of emphasis', '*one* and __two__\n', '_one_ and **two**\n'],
])('%s may be corrected', (_what, before, after) => {
  expect(saysTheSame(before, after)).toBe(true);
});

test.each([
  ['a year that begins a line', '2026. That is the year.\n', '1. That is the year.\n'],
  ['marks that become emphasis', 'The fee is ₹500* and the rate 8%*.\n', 'The fee is ₹500*and the rate 8%*.\n'],
  ['the words of a comment', '{/* ask Ravi */}\n', '{/_ask Ravi_/}\n'],
  ['a number', 'At 8%.\n', 'At 9%.\n'],
])('%s may not', (_what, before, after) => {
  expect(saysTheSame(before, after)).toBe(false);
});
