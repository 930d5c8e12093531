import { amountWithin, dayWithin, numberWithin } from './within';
import { pointUnits, rateUnits, yearUnits } from './units';

const rupees = { least: 100_000, most: 100_000_000 };
const years = { least: 1, most: 30, unit: 'years', unitOf: yearUnits };
const rate = { least: 7, most: 15, unit: '%', unitOf: rateUnits };
const points = { least: -3, most: 5, unit: 'points', unitOf: pointUnits };

test.each([
  ['', 'Enter an amount from ₹1 lakh to ₹10 crore.'],
  ['-40 lakh', 'An amount cannot be negative. Enter at least ₹1 lakh.'],
  ['plenty', 'We cannot read this amount. Write it in digits, such as 100000 for ₹1 lakh.'],
  ['1,2 crore', 'We cannot read this amount. Write it in digits, such as 100000 for ₹1 lakh.'],
  ['99999999999999', 'This amount is too large here. Enter at most ₹10 crore.'],
  ['40 crore', '₹40 crore is too large here. Enter at most ₹10 crore.'],
  ['5000', '₹5,000 is too small here. Enter at least ₹1 lakh.'],
  ['0', '₹0 is too small here. Enter at least ₹1 lakh.'],
])('refuses the amount "%s": %s', (text, problem) => {
  expect(amountWithin(text, rupees)).toEqual({ problem });
});

test.each([
  [years, '', 'Enter a number from 1 to 30 years.'],
  [years, '40', 'Enter a number from 1 to 30 years.'],
  [years, '-5', 'Enter a number from 1 to 30 years.'],
  [years, '7,5', 'We cannot read this number. Write one from 1 to 30 years.'],
  [rate, '8,5', 'We cannot read this number. Write one from 7 to 15%.'],
  [points, 'falls', 'We cannot read this number. Write one from −3 to 5 points; − beside the field goes below 0.'],
])('refuses a number in %o, "%s": %s', (limits, text, problem) => {
  expect(numberWithin(text, limits)).toEqual({ problem });
});

test.each([
  ['', 'Write day, month and year in digits, as in 31.03.2027.'],
  ['July', 'Write day, month and year in digits, as in 31.03.2027.'],
  ['1 April 2027', 'Enter a day from 1 April 2018 to 31 March 2027.'],
])('refuses the day "%s": %s', (text, problem) => {
  expect(dayWithin(text, '2018-04-01', '2027-03-31')).toEqual({ problem });
});

test('what a message tells people to write is read', () => {
  const digits = (problem?: string): string => / (?:as in|such as) ([\d.]+[\d])/.exec(problem ?? '')?.[1] ?? '';
  const amount = digits(amountWithin('plenty', rupees).problem);
  expect(amountWithin(amount, rupees)).toEqual({ value: 100_000 });
  const [first, last] = ['2018-04-01', '2027-03-31'];
  expect(dayWithin(digits(dayWithin('', first, last).problem), first, last).problem).toBeUndefined();
});
