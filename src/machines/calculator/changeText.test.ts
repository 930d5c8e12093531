import { changeText } from './changeText';

const emi = (rupees: number, interest: number): Parameters<typeof changeText>[0] => [
  { rupees },
  { rupees: interest, what: 'interest', isCost: true },
];

test.each([
  ['the amount of the headline first', emi(45_701, 5_968_240), emi(43_391, 5_413_840), '₹2,310 less than before'],
  ['more of it', emi(43_391, 0), emi(45_701, 0), '₹2,310 more than before'],
  ['a large one in short', emi(43_391, 0), emi(433_910, 0), '₹3.9 lakh more than before'],
  ['where it stays, the next', emi(43_391, 5_413_840), emi(43_391, 4_683_840), 'saves ₹7.3 lakh of interest'],
  ['more of a cost', emi(43_391, 4_683_840), emi(43_391, 5_413_840), '₹7.3 lakh more interest'],
  [
    'less of what is no cost',
    [{ rupees: 20_000, what: 'growth' }],
    [{ rupees: 15_000, what: 'growth' }],
    '₹5,000 less growth',
  ],
  ['nothing that rounding hides', emi(43_390.6, 10), emi(43_391.4, 10.3), undefined],
])('tells %s', (_what, before, now, text) => {
  expect(changeText(before, now)).toBe(text);
});
