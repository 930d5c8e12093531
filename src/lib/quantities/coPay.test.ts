import { coPayAt, parseCoPay } from './coPay';

test.each([
  ['None', 70, 0],
  ['None (a share for a better room than the version allows)', 70, 0],
  ['30% of every claim', 60, 30],
  ['20% if you join at 61 or later (weak source)', 60, 0],
  ['20% if you join at 61 or later (weak source)', 61, 20],
  ['20% of every claim, 30% if you join at 71 or later', 70, 20],
  ['20% of every claim, 30% if you join at 71 or later', 71, 30],
])('"%s" is for somebody who joins at %s: %s percent', (text, age, percent) => {
  expect(coPayAt(parseCoPay(text).value!, age)).toBe(percent);
});

test('"Not found" is no share of nothing', () => {
  expect(parseCoPay('Not found')).toEqual({ value: undefined });
});

test.each([
  ['a fifth of every claim', /a fifth of every claim/],
  ['20% of every claim, 30%', /30%/],
  ['30% if you join at 71 or later, 20% if you join at 61 or later', /youngest age first/],
])('"%s" is refused', (text, problem) => {
  expect(parseCoPay(text).problem).toMatch(problem);
});
