import * as fc from '@site/tests/unit/properties';
import { dayField } from './dayField';
import { dayOfNumber, numberOfDay } from '../../../lib/days';

const field = dayField('Sold on', '2018-04-01', '2027-03-31');

test.each(['23 July 2024', '23 jul 2024', '23-Jul-2024', '23/7/2024', '23.07.2024', '23072024', '2024-07-23'])(
  'reads %s',
  (text) => {
    const { value = Number.NaN } = field.read(text);
    expect(dayOfNumber(value)).toBe('2024-07-23');
    expect(field.format(value)).toBe('23 Jul 2024');
    expect(field.say(value)).toBe('23 July 2024');
  },
);

test.each([
  ['', 'Write day, month and year in digits'],
  ['July 2024', 'Write day, month and year in digits'],
  ['31/2/2024', 'February 2024 has only 29 days.'],
  ['23 July 2024, noon', 'Write day, month and year in digits'],
  ['1 April 2027', 'Enter a day from 1 April 2018 to 31 March 2027'],
])('refuses "%s"', (text, problem) => {
  expect(field.read(text).problem).toMatch(problem);
});

test('every day reads back as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: field.limits.min, max: field.limits.max }), (days) => {
      expect(field.read(field.format(days)).value).toBe(days);
      expect(numberOfDay(dayOfNumber(days))).toBe(days);
    }),
  );
});
