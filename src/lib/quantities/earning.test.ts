import {
  formatCap,
  formatEarning,
  formatVisits,
  parseCap,
  parseEarning,
  parseVisits,
  visitsAYear,
  type Cap,
  type Earning,
  type Visits,
} from './earning';

test.each<[string, Earning]>([
  ['5%', { kind: 'percent', percent: 5 }],
  ['0.75%', { kind: 'percent', percent: 0.75 }],
  ['10 points per ₹150', { kind: 'points', points: 10, per: 150 }],
  ['1 point per ₹50', { kind: 'points', points: 1, per: 50 }],
  ['1.5 points per ₹100', { kind: 'points', points: 1.5, per: 100 }],
])('%s is what a card pays', (text, value) => {
  expect(parseEarning(text).value).toEqual(value);
  expect(formatEarning(value)).toBe(text);
});

test.each<[string, Cap]>([
  ['₹2,000 a month', { kind: 'rupees', rupees: 2000, months: 1 }],
  ['₹4,000 a quarter', { kind: 'rupees', rupees: 4000, months: 3 }],
  ['10,000 points a month', { kind: 'points', points: 10_000, months: 1 }],
  ['2 times the base reward', { kind: 'times', times: 2 }],
])('%s is a cap', (text, value) => {
  expect(parseCap(text).value).toEqual(value);
  expect(formatCap(value)).toBe(text);
});

test.each<[string, Visits, number]>([
  ['2 a quarter', { kind: 'visits', count: 2, months: 3 }, 8],
  ['1 a month', { kind: 'visits', count: 1, months: 1 }, 12],
  ['16 a year', { kind: 'visits', count: 16, months: 12 }, 16],
  ['None', { kind: 'visits', count: 0, months: 12 }, 0],
  ['Unlimited', { kind: 'unlimited' }, Number.POSITIVE_INFINITY],
])('%s are visits', (text, value, aYear) => {
  expect(parseVisits(text).value).toEqual(value);
  expect(formatVisits(value)).toBe(text);
  expect(visitsAYear(value)).toBe(aYear);
});

test.each([
  [parseEarning, '5 percent', 'write "5%"'],
  [parseEarning, '10 points per ₹0', 'for how many rupees'],
  [parseEarning, '10 points per 150', 'write "5%" or "10 points per ₹150"'],
  [parseCap, '₹2,000', 'write "₹2,000 a month"'],
  [parseCap, '2000 points a month', 'write "₹2,000 a month"'],
  [parseVisits, '0 a year', '"None"'],
  [parseVisits, 'some', '"Unlimited"'],
])('%p refuses %s and says what to write', (parse, text, remedy) => {
  expect(parse(text).problem).toContain(remedy);
});
