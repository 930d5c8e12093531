import { CONTENTS, contentsFor, insurers } from './insurers';

test.each([
  [2_200_000, 440_000],
  [5_000_000, 1_000_000],
  [5_100_000, 1_000_000],
  [50_000_000, 1_000_000],
])('a policy for ₹%d of building covers ₹%d of contents: a fifth, at most ₹10 lakh', (rebuild, contents) => {
  expect(contentsFor(rebuild, { [CONTENTS[0]]: 20, [CONTENTS[1]]: 1_000_000 })).toBe(contents);
});

test('they stand by name: their wording is the same, and no price of today is known', () => {
  const names = insurers.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-IN')));
});
