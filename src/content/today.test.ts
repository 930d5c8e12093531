import { todayInIndia } from './today';

test('counts days in India', () => {
  expect(todayInIndia(new Date('2026-11-22T18:29:00Z'), {})).toBe('2026-11-22');
  expect(todayInIndia(new Date('2026-11-22T18:30:00Z'), {})).toBe('2026-11-23');
});

test('takes the day of the build from BUILD_DATE', () => {
  expect(todayInIndia(new Date(), { BUILD_DATE: '2026-01-31' })).toBe('2026-01-31');
});

test.each(['2026-02-30', '22 November', '2026-1-1'])('refuses BUILD_DATE=%s', (BUILD_DATE) => {
  expect(() => todayInIndia(new Date(), { BUILD_DATE })).toThrow(`BUILD_DATE is "${BUILD_DATE}"; write a date`);
});
