import * as fc from '@site/tests/unit/properties';
import { inAnyDigits, withInvisible } from '@site/tests/unit/typedText';
import { readNumber } from './readNumber';
import { gramUnits, monthUnits, percentUnits, pointUnits, rateUnits, yearUnits, type UnitReader } from './units';

const units: Readonly<Record<string, UnitReader>> = {
  rate: rateUnits,
  share: percentUnits,
  points: pointUnits,
  years: yearUnits,
  months: monthUnits,
  grams: gramUnits,
};

test.each([
  ['rate', '8.5', 8.5],
  ['rate', '\u200e8.5', 8.5],
  ['rate', '8.50 per cent', 8.5],
  ['rate', '8.50 percent p.a.', 8.5],
  ['rate', '8.5% p.a.', 8.5],
  ['rate', '8.5 % per annum', 8.5],
  ['rate', '8.5% a year', 8.5],
  ['rate', '@8.5%', 8.5],
  ['rate', '८.५ प्रतिशत सालाना', 8.5],
  ['rate', '850 bps', 8.5],
  ['rate', '7.125%', 7.125],
  ['share', '8.50 per cent', 8.5],
  ['share', '12 फ़ीसदी', 12],
  ['points', '+0.25', 0.25],
  ['points', '–0.25', -0.25],
  ['points', '−0.25 %', -0.25],
  ['points', '-0.25 percentage points', -0.25],
  ['points', '25 bps', 0.25],
  ['points', '-25 basis points', -0.25],
  ['years', '20', 20],
  ['years', '२० साल', 20],
  ['years', '7.5y', 7.5],
  ['years', '20 yrs.', 20],
  ['years', 'twenty years', 20],
  ['months', '24 महीने', 24],
  ['months', '3 years', 36],
  ['months', '3yrs', 36],
  ['months', '1.5 years', 18],
  ['months', '२ साल', 24],
  ['months', 'twenty years', 240],
  ['grams', '1,250 gms', 1250],
  ['grams', '10 ग्राम', 10],
])('%s: %j is %d', (field, text, value) => {
  expect(readNumber(text, units[field]!)).toBe(value);
});

test.each([
  ['rate', '8,5'],
  ['rate', '8.5 lakh'],
  ['rate', '8.5% a month'],
  ['rate', '8.5 - 9'],
  ['share', '8.5% a year'],
  ['years', '7,5'],
  ['years', '20 months'],
  ['years', '--5'],
  ['months', '2 weeks'],
  ['months', '2 years 6'],
  ['grams', '1 kg'],
])('%s: %j is not read', (field, text) => {
  expect(readNumber(text, units[field]!)).toBeUndefined();
});

test('a number is the same with any digits, sign and unit of its field', () => {
  const endings: Readonly<Record<string, readonly string[]>> = {
    rate: ['', '%', ' %', ' per cent', ' p.a.', '% p. a.', ' percent per annum'],
    share: ['', '%', ' per cent', ' percent', ' प्रतिशत'],
    points: ['', ' points', '%', ' percentage points', ' point'],
    years: ['', ' years', 'yrs', ' साल', ' वर्ष'],
    months: ['', ' months', 'm', ' माह'],
    grams: ['', 'g', ' gm.', ' grams', ' ग्राम'],
  };
  const written = fc
    .record({
      field: fc.constantFrom(...Object.keys(endings)),
      hundredths: fc.integer({ min: 0, max: 99_999 }),
      sign: fc.constantFrom('', '+', '-', '−', '–', '‑', '－'),
    })
    .chain(({ field, hundredths, sign }) =>
      fc.constantFrom(...endings[field]!).chain((ending) =>
        inAnyDigits(`${sign}${hundredths / 100}${ending}`)
          .chain(withInvisible)
          .map((text) => ({ field, text, value: (sign === '' || sign === '+' ? 1 : -1) * (hundredths / 100) })),
      ),
    );
  fc.assert(
    fc.property(written, ({ field, text, value }) => expect(readNumber(text, units[field]!)).toBeCloseTo(value, 10)),
    { numRuns: 2_000 },
  );
});
