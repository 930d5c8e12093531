import * as fc from '@site/tests/unit/properties';
import { dueItems, freshnessSummary, isReviewDue, reviewBy } from './freshness';
import { addDays } from '../lib/days';

const item = (name: string, checked: string, reviewEveryDays = 90) => ({ name, checked, reviewEveryDays, pages: [] });

test.each([
  ['the day of the check', '2025-06-30', false],
  ['the last day in time', '2025-09-28', false],
  ['the day after', '2025-09-29', true],
  ['a year later', '2026-06-30', true],
])('90 days after 30 June: %s', (_when, today, due) => {
  expect(isReviewDue({ checked: '2025-06-30', reviewEveryDays: 90 }, today)).toBe(due);
});

test('a leap day counts', () => {
  expect(reviewBy({ checked: '2028-02-28', reviewEveryDays: 2 })).toBe('2028-03-01');
});

test.each([
  ['2025-26', '2026-03-31'],
  ['2026-27', '2026-06-30'],
])('what is set by tax year is due at its end, if that comes before: %s, %s', (taxYear, day) => {
  expect(reviewBy({ checked: '2025-06-30', reviewEveryDays: 365, taxYear })).toBe(day);
});

test('lists what has waited longest first, and by name within a day', () => {
  const items = [
    item('docs/b.yml', '2025-06-30'),
    item('figure fresh', '2025-12-01'),
    item('docs/a.yml', '2025-06-30'),
    item('figure slow', '2024-01-01', 3650),
    item('figure quick', '2025-08-01', 7),
  ];
  expect(dueItems(items, '2025-12-31').map(({ name, reviewBy: by }) => [name, by])).toEqual([
    ['figure quick', '2025-08-08'],
    ['docs/a.yml', '2025-09-28'],
    ['docs/b.yml', '2025-09-28'],
  ]);
});

test('is due when more days have gone by than the interval has', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 3650 }), fc.integer({ min: 0, max: 5000 }), (start, interval, age) => {
      const checked = start.toISOString().slice(0, 10);
      expect(dueItems([item('x', checked, interval)], addDays(checked, age))).toHaveLength(age > interval ? 1 : 0);
    }),
  );
});

test.each([
  [0, 128, 'All 128 data files and figures are within their review dates.'],
  [1, 128, '1 of 128 data files and figures is past its review date.'],
  [87, 128, '87 of 128 data files and figures are past their review date.'],
])('%i of %i', (due, total, expected) => {
  expect(freshnessSummary(due, total)).toBe(expected);
});
