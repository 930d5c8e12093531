import * as fc from '@site/tests/unit/properties';
import { inAnyDigits, withInvisible } from '@site/tests/unit/typedText';
import { formatRupees, rupeesInWords } from '../format/rupees';
import { numberWord } from './numberWords';
import { LONGEST_TEXT, tokensOf } from './plainText';
import { readRupees } from './readRupees';

test.each([
  ['5000000', 5_000_000],
  ['50,00,000', 5_000_000],
  ['5,000,000', 5_000_000],
  ['50 00 000', 5_000_000],
  ["50'00'000", 5_000_000],
  ['50.00.000', 5_000_000],
  ['5.000.000', 5_000_000],
  ['₹50,00,000', 5_000_000],
  ['₹ 50 lakh', 5_000_000],
  ['50 Lakhs', 5_000_000],
  ['50L', 5_000_000],
  ['50 lacs', 5_000_000],
  ['50-lakh', 5_000_000],
  ['1.2 crore', 12_000_000],
  ['1½ crore', 15_000_000],
  ['1.13 cr.', 11_300_000],
  ['.5 crore', 5_000_000],
  ['1,200 crore', 12_000_000_000],
  ['Rs. 75k', 75_000],
  ['Rs.75,000', 75_000],
  ['75000 Rs.', 75_000],
  ['₨ 75000', 75_000],
  ['75,000₹', 75_000],
  ['75,000 INR', 75_000],
  ['INR 2500 rupees', 2500],
  ['रु 50,00,000', 5_000_000],
  ['रु. 50 लाख', 5_000_000],
  ['५० लाख रुपये मात्र', 5_000_000],
  ['50,00,000/-', 5_000_000],
  ['Rs. 50,00,000/- only', 5_000_000],
  ['rupees fifty lakh only', 5_000_000],
  ['50 lakh rupees only', 5_000_000],
  ['fifty-five thousand', 55_000],
  ['two hundred', 200],
  ['two lakh fifty thousand', 250_000],
  ['1 crore 20 lakh', 12_000_000],
  ['1 crore, 20 lakh', 12_000_000],
  ['1 crore and 20 lakh', 12_000_000],
  ['1cr 20l', 12_000_000],
  ['2 lakh 50,000', 250_000],
  ['एक करोड़ बीस लाख', 12_000_000],
  ['सवा लाख', 125_000],
  ['सवा दो लाख', 225_000],
  ['डेढ़ लाख', 150_000],
  ['₹ ढाई लाख रुपये', 250_000],
  ['साढ़े तीन लाख', 350_000],
  ['साढे 3 लाख', 350_000],
  ['पौने दो लाख', 175_000],
  ['पौन लाख', 75_000],
  ['सवा सौ', 125],
  ['ढाई हज़ार', 2500],
  ['sava lakh', 125_000],
  ['dedh lakh', 150_000],
  ['dhai lakh', 250_000],
  ['saadhe teen lakh', 350_000],
  ['paune do crore', 17_500_000],
  ['25 हजार', 25_000],
  ['पच्चीस हज़ार', 25_000],
  ['+6000000', 6_000_000],
  ['  2500.50 ', 2500.5],
  ['\u202d6000000\u202c', 6_000_000],
  ['੫੦੦੦੦੦੦', 5_000_000],
  ['６００００００', 6_000_000],
  ['−500000', -500_000],
  ['₹-500', -500],
  ['0', 0],
])('%j is %d', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test.each([
  ['₹50,00,0000', 50_000_000],
  ['₹50,00,0', 50_000],
  ['₹50,00,', 5_000],
  ['₹50,00', 5_000],
  ['₹50,0', 500],
  ['₹,00,000', 0],
  ['₹5000,000', 5_000_000],
  ['50,00,00', 500_000],
])('marks carry no meaning while an amount is being changed: %j is %d', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test.each([
  ['8,5', 'may be 8.5'],
  ['1500,50', 'may be 1,500.50'],
  ['1,2 crore', 'may be 1.2 crore'],
  ['1,20 crore', 'may be 1.2 crore'],
  ['₹1,2 crore', 'may be 1.2 crore'],
  ['5 lakh 50', 'may be 5.5 lakh'],
  ['ढाई', 'may be 2.5 lakh'],
  ['सवा', 'says of nothing how much'],
  ['साढ़े लाख', 'lacks its number'],
  ['साढ़े दो लाख', 'is no number'],
  ['1.2.3', 'is a date or a version'],
  ['50.00,000', 'has the marks of two countries'],
  ['40-50 lakh', 'is two amounts'],
])('%j has no reading: it %s', (text) => {
  expect(readRupees(text)).toBeUndefined();
});

test.each([
  '',
  '   ',
  '₹',
  '.',
  ',',
  ',.5',
  'lakh',
  '50 lakh crore',
  '20 lakh 1 crore',
  '50 dollars',
  '50 constructor',
  '50,000²',
  '1e6',
])('%j is unreadable', (text) => {
  expect(readRupees(text)).toBeUndefined();
});

test('an amount that no number of ours holds exactly is too large, and not unreadable', () => {
  expect(readRupees('9'.repeat(LONGEST_TEXT))).toBe(Infinity);
  expect(readRupees('9007200 crore')).toBe(Infinity);
  expect(readRupees('9007199 crore')).toBe(90_071_990_000_000);
});

const anyRupees = fc.oneof(fc.integer({ min: 0, max: 90_000_000_000_000 }), fc.integer({ min: 0, max: 1_000_000 }));

/** Ways to write exactly these rupees, with digits. */
const waysToWrite: readonly ((rupees: number) => string)[] = [
  String,
  (rupees) => formatRupees(rupees).slice(1),
  (rupees) => new Intl.NumberFormat('en-US').format(rupees),
  (rupees) => new Intl.NumberFormat('fr-FR').format(rupees),
  (rupees) => new Intl.NumberFormat('de-CH').format(rupees),
  (rupees) => `${rupees / 100_000} lakh`,
];
const currencies = ['₹', 'Rs', 'Rs.', 'INR', 'रु', 'rupees', ''];

test('an amount is the same with any digits, with the currency on either side and with what bills add', () => {
  fc.assert(
    fc.property(
      fc
        .record({
          rupees: fc.integer({ min: 100, max: 10_000_000_000 }),
          way: fc.constantFrom(...waysToWrite),
          before: fc.constantFrom(...currencies, '+'),
          behind: fc.array(fc.constantFrom(...currencies, '/-', 'only', '/=', '.'), { maxLength: 3 }),
          gap: fc.constantFrom(' ', '\u00a0', '  '),
        })
        .chain(({ rupees, way, before, behind, gap }) =>
          inAnyDigits([before, way(rupees), ...behind].join(gap))
            .chain(withInvisible)
            .map((text) => ({ rupees, text })),
        ),
      ({ rupees, text }) => expect(readRupees(text)).toBe(rupees),
    ),
    { numRuns: 2_000 },
  );
});

test('an amount in two parts is their sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 }), (crore, lakh) => {
      expect(readRupees(`${crore} crore ${lakh} lakh`)).toBe(crore * 10_000_000 + lakh * 100_000);
    }),
  );
});

test('each number below 100 has its word in Hindi, and in English', () => {
  const english = 'one two three four five six seven eight nine'.split(' ');
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  for (const [index, ten] of tens.entries()) {
    for (const [one, word] of english.entries()) {
      expect(readRupees(`${ten} ${word} lakh`)).toBe((20 + index * 10 + one + 1) * 100_000);
    }
  }
  const hindi = {
    एक: 1,
    दस: 10,
    बीस: 20,
    तीस: 30,
    चालीस: 40,
    पचास: 50,
    साठ: 60,
    सत्तर: 70,
    अस्सी: 80,
    नब्बे: 90,
    निन्यानवे: 99,
  };
  for (const [word, value] of Object.entries(hindi)) expect(readRupees(`${word} लाख`)).toBe(value * 100_000);
  expect(numberWord('constructor')).toBeUndefined();
});

test('whatever is deleted or added at the end of an amount in its field, the digits are the amount', () => {
  fc.assert(
    fc.property(
      anyRupees,
      fc.integer({ min: 0, max: 12 }),
      fc.stringMatching(/^\d{0,3}$/),
      (rupees, deleted, added) => {
        const text = formatRupees(rupees);
        const changed = text.slice(0, Math.max(text.length - deleted, 1)) + added;
        const digits = changed.replaceAll(/\D/g, '');
        fc.pre(digits !== '' && digits.length < 14);
        expect(readRupees(changed)).toBe(Number(digits));
      },
    ),
    { numRuns: 1_000 },
  );
});

test('reads back whatever formatRupees writes, and what is said of it within its two decimals', () => {
  fc.assert(
    fc.property(anyRupees, (rupees) => {
      expect(readRupees(formatRupees(rupees))).toBe(rupees);
      const said = readRupees(rupeesInWords(rupees)) ?? NaN;
      expect(Math.abs(said - rupees)).toBeLessThanOrEqual(Math.max(1, rupees * 0.00501));
    }),
  );
});

test('looks at each character once, and at none of a text that is longer than a field', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(() => readRupees(text)).not.toThrow();
      const read = tokensOf(text).reduce((sum, token) => sum + token.text.length, 0);
      expect(read).toBeLessThanOrEqual(text.normalize('NFD').length);
    }),
  );
  expect(readRupees(`5${' '.repeat(LONGEST_TEXT - 1)}`)).toBe(5);
  expect(readRupees(`5${' '.repeat(LONGEST_TEXT)}`)).toBeUndefined();
});
