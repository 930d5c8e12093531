import { formatDay, formatLongDate, formatMonth } from './dates';

test.each([
  ['2025-06-30', '30 June 2025', 'June 2025', 'June 30, 2025'],
  ['2024-02-29', '29 February 2024', 'February 2024', 'February 29, 2024'],
  ['2026-01-01', '1 January 2026', 'January 2026', 'January 1, 2026'],
])('writes %s', (iso, asDay, asMonth, asLongDate) => {
  expect(formatDay(iso)).toBe(asDay);
  expect(formatMonth(iso)).toBe(asMonth);
  expect(formatLongDate(iso)).toBe(asLongDate);
});

test('a month alone is enough for a month', () => {
  expect(formatMonth('2025-06')).toBe('June 2025');
});

test.each(['', 'June', '2025-13-01'])('refuses %p', (text) => {
  expect(() => formatDay(text)).toThrow(/is not an ISO date/);
});
