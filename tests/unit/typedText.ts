/** Ways in which one and the same text comes from keyboards, documents and clipboards. */
import * as fc from '@site/tests/unit/properties';

const digits = Array.from({ length: 0x1ffff }, (_one, code) => code).filter((code) =>
  /\p{Nd}/u.test(String.fromCodePoint(code)),
);

/** The digit 0 of each script: Unicode keeps the ten digits of a script together. */
const zeros = digits.filter((_code, index) => index % 10 === 0);

const invisible = [
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202d',
  '\u2066',
  '\u2069',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u00ad',
];

/** The same text with the digits of one script. */
export const inAnyDigits = (text: string): fc.Arbitrary<string> =>
  fc
    .constantFrom(...zeros)
    .map((zero) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))));

/** The same text with characters that nobody sees at any places of it, and spaces around it. */
export const withInvisible = (text: string): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...invisible)), { maxLength: 6 }).chain((marks) => {
    const characters = [...text];
    marks.forEach(([place, mark]) => characters.splice(Math.min(place, characters.length), 0, mark));
    return fc
      .tuple(fc.constantFrom('', ' ', '\u00a0', '\u2009\t'), fc.constantFrom('', ' ', '\u00a0'))
      .map(([before, after]) => before + characters.join('') + after);
  });
