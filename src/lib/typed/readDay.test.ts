import * as fc from '@site/tests/unit/properties';
import { inAnyDigits, withInvisible } from '@site/tests/unit/typedText';
import { formatDay, formatLongDate } from '../format/dates';
import { dayOfNumber, numberOfDay } from '../days';
import { readDay } from './readDay';

test.each([
  '23 July 2024',
  '23\u00a0July\u00a02024',
  '23 jul 2024',
  '23-Jul-2024',
  '23-Jul-24',
  "23 Jul '24",
  '23rd July 2024',
  '23rd of July, 2024',
  'July 23, 2024',
  'Jul 23rd 2024',
  '2024 July 23',
  '23 जुलाई 2024',
  '23/7/2024',
  '23/07/24',
  '२३/७/२०२४',
  '23.07.2024',
  '23.7.2024',
  '23,7,2024',
  '23 7 2024',
  '23072024',
  '20240723',
  '2024-07-23',
  '2024/7/23',
  '7/23/2024',
])('reads %s', (text) => {
  expect(readDay(text, 2027)).toBe('2024-07-23');
});

test.each([
  ['1/2/98', '1998-02-01'],
  ['1/2/27', '2027-02-01'],
  ['1/2/28', '1928-02-01'],
  ['5/6/2024', '2024-06-05'],
  ['5 मई 2024', '2024-05-05'],
  ['29 Feb 2024', '2024-02-29'],
])('%s is %s', (text, day) => {
  expect(readDay(text, 2027)).toBe(day);
});

test.each([
  '',
  'July 2024',
  '31/2/2024',
  '29 Feb 2023',
  '23 July 2024, noon',
  '23 July 2024 and 24',
  '23 ju 2024',
  '23 junk 2024',
  '123/7/2024',
  '23/7/224',
  '1.5.2.2024',
])('refuses "%s"', (text) => {
  expect(readDay(text, 2027)).toBeUndefined();
});

test('a day is the same in every form, with any digits', () => {
  const forms: readonly ((iso: string) => string)[] = [
    (iso) => iso,
    formatDay,
    formatLongDate,
    (iso) => iso.split('-').reverse().join('.'),
    (iso) => iso.split('-').reverse().join('/'),
    (iso) => iso.split('-').reverse().join(''),
    (iso) => formatDay(iso).replaceAll(' ', '-'),
  ];
  const written = fc
    .tuple(fc.integer({ min: numberOfDay('2001-04-01'), max: numberOfDay('2027-03-31') }), fc.constantFrom(...forms))
    .chain(([days, form]) =>
      inAnyDigits(form(dayOfNumber(days)))
        .chain(withInvisible)
        .map((text) => ({ day: dayOfNumber(days), text })),
    );
  fc.assert(
    fc.property(written, ({ day, text }) => expect(readDay(text, 2027)).toBe(day)),
    { numRuns: 2_000 },
  );
});
