import { amountWithin, dayWithin, numberWithin } from './within';
import { pointUnits, rateUnits, yearUnits } from './units';
import * as words from './messages.en';

const rupees = { least: 100_000, most: 100_000_000 };
const years = { least: 1, most: 30, unit: 'years', unitOf: yearUnits };
const rate = { least: 7, most: 15, unit: '%', unitOf: rateUnits };
const points = { least: -3, most: 5, unit: 'points', unitOf: pointUnits };

test.each([
  ['', words.amountMissing({ least: '₹1 lakh', most: '₹10 crore' })],
  ['-40 lakh', words.amountNegative({ least: '₹1 lakh' })],
  ['plenty', words.amountUnreadable({ example: '100000', exampleInWords: '₹1 lakh' })],
  ['1,2 crore', words.amountUnreadable({ example: '100000', exampleInWords: '₹1 lakh' })],
  ['99999999999999', words.amountEndless({ most: '₹10 crore' })],
  ['40 crore', words.amountTooLarge({ found: '₹40 crore', most: '₹10 crore' })],
  ['5000', words.amountTooSmall({ found: '₹5,000', least: '₹1 lakh' })],
  ['0', words.amountTooSmall({ found: '₹0', least: '₹1 lakh' })],
  // What was typed, not rounded.
  ['2.5', words.amountTooSmall({ found: '₹2.50', least: '₹1 lakh' })],
  ['100000001', words.amountTooLarge({ found: '₹10,00,00,001', most: '₹10 crore' })],
])('refuses the amount "%s": %s', (text, problem) => {
  expect(amountWithin(text, rupees)).toEqual({ problem });
});

test.each(['', '  '])('an amount that may be nothing is nothing where the field is empty: "%s"', (text) => {
  expect(amountWithin(text, { ...rupees, least: 0 })).toEqual({ value: 0 });
});

test.each([
  [years, '', words.number({ least: '1', most: '30 years' })],
  [years, '40', words.number({ least: '1', most: '30 years' })],
  [years, '-5', words.number({ least: '1', most: '30 years' })],
  [years, '7,5', words.numberUnreadable({ least: '1', most: '30 years' })],
  [rate, '8,5', words.numberUnreadable({ least: '7', most: '15%' })],
  [points, 'falls', words.numberBelowZeroUnreadable({ least: '−3', most: '5 points' })],
])('refuses a number in %o, "%s": %s', (limits, text, problem) => {
  expect(numberWithin(text, limits)).toEqual({ problem });
});

test.each([
  ['', words.dayUnreadable({ example: '31.03.2027' })],
  ['July', words.dayUnreadable({ example: '31.03.2027' })],
  ['31.02.2024', 'February 2024 has only 29 days.'],
  ['31 April 2025', 'April 2025 has only 30 days.'],
  ['41.02.2024', words.dayUnreadable({ example: '31.03.2027' })],
  ['1 April 2027', words.day({ first: '1 April 2018', last: '31 March 2027' })],
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
