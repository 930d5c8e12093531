import { changeText } from './changeText';

const emi = (rupees: number): Parameters<typeof changeText>[1] => ({ label: 'EMI', figure: `₹${rupees}`, rupees });

test.each([
  ['less', emi(45_701), emi(43_391), '₹2,310 less than your last numbers'],
  ['more', emi(43_391), emi(45_701), '₹2,310 more than your last numbers'],
  ['a large change in short', emi(43_391), emi(433_910), '₹3.9 lakh more than your last numbers'],
  ['nothing without numbers of the visitor', undefined, emi(43_391), undefined],
  ['nothing that rounding hides', emi(43_390.6), emi(43_391.4), undefined],
  ['nothing of a figure that means something else', { ...emi(45_701), label: 'Tax, old' }, emi(43_391), undefined],
  ['nothing of a figure that is no amount', { label: 'Until', figure: '2 years' }, emi(1), undefined],
  [
    'what is paid in besides',
    { ...emi(9_991_479), paidIn: 2_400_000 },
    { ...emi(19_891_479), paidIn: 6_873_000 },
    '₹99 lakh more, and you pay in ₹44.7 lakh more',
  ],
])('tells %s', (_what, before, now, text) => {
  expect(changeText(before, now)).toBe(text);
});
