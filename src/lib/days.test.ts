import { addDays, daysBetween, isDay, lastDayOfMonth, monthsLater } from './days';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-11-22', 366, '2027-11-23'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %d days is %s', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
  expect(daysBetween(day, then)).toBe(days);
});

test('what is no day has none after it', () => {
  expect(() => addDays('June', 1)).toThrow(RangeError);
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-08-31', -6, '2026-02-28'],
  ['2024-01-15', 12, '2025-01-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2023-12-31', 2, '2024-02-29'],
])('%s and %d months is %s', (day, months, then) => {
  expect(monthsLater(day, months)).toBe(then);
});

test.each([
  ['2024-02', '2024-02-29'],
  ['2026-09', '2026-09-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, last) => {
  expect(lastDayOfMonth(month)).toBe(last);
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-00-05', false],
  ['2026-1-5', false],
])('%s: a day of the calendar is %p', (text, is) => {
  expect(isDay(text)).toBe(is);
});
