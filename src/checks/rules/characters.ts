import { allText } from '../model';
import { placeAt } from '../problem';
import type { Rule } from './rule';

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;
/** Marks without a width, signs that turn the direction of writing, and control characters. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|(?![\t\n\r])\p{Cc}/u;
/** Letters of India's scripts are joined and parted by these two; anywhere else they are invisible. */
const JOINER =
  /(?<!\p{sc=Deva}|\p{sc=Beng}|\p{sc=Guru}|\p{sc=Gujr}|\p{sc=Taml}|\p{sc=Telu}|\p{sc=Knda}|\p{sc=Mlym})[\u200c\u200d]/u;
/** A number with digits of another script. */
const FOREIGN_DIGITS = /[\p{Nd}.,]*(?![0-9])\p{Nd}[\p{Nd}.,%]*/u;
/** A word in which letters of another alphabet pass for Latin ones. */
const MIXED_WORD = /\p{L}*(?:\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn})\p{L}*/u;
/** What may be one character of UTF-8 that was read in Windows' encoding of western Europe. */
const TWICE_ENCODED = /[\u0080-\u02ff\u2010-\u2122]{2,4}/u;
const SUSPECT = new RegExp(
  [MIXED_WORD, TWICE_ENCODED, SPACES, INVISIBLE, JOINER, FOREIGN_DIGITS].map(({ source }) => source).join('|'),
  'gu',
);

/** Lines with another character than those of ordinary texts. Only they are searched, which takes time. */
const UNUSUAL_LINE = /^.*[^\t\n\r -~₹–—‘’“”…×÷−].*$/gmu;

/** Characters that look like others or like nothing, and so are never meant: they come with pasted text. */
export const characters: Rule = (site, report) => {
  for (const { path, text } of allText(site)) {
    for (const line of text.matchAll(UNUSUAL_LINE)) {
      for (const { 0: found, index } of line[0].matchAll(SUSPECT)) {
        const at = line.index + index;
        const fault = at > 0 || found !== '\uFEFF' ? faultOf(found) : undefined;
        if (fault) report({ path, ...placeAt(text, at), ...fault });
      }
    }
  }
};

function faultOf(found: string): { readonly found: string; readonly message: string } | undefined {
  const quoted = JSON.stringify(found);
  if (/\p{Nd}/u.test(found)) return { found: quoted, message: 'write it with the digits 0 to 9' };
  if (MIXED_WORD.test(found)) {
    return { found: quoted, message: 'type the word anew: it mixes letters of two alphabets that look alike' };
  }
  if (found.length > 1) {
    const meant = meantBy(found);
    if (meant === undefined) return undefined;
    return { found: quoted, message: `write "${meant}": it was saved in one encoding and read in another` };
  }
  const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return SPACES.test(found)
    ? { found: `an unusual space (${code})`, message: 'write an ordinary one; it came with pasted text' }
    : { found: `an invisible character (${code})`, message: 'remove it; it came with pasted text' };
}

/** The bytes 0x80 to 0xFF in Windows' encoding of western Europe; Node's decoder takes the first 32 for ISO 8859-1. */
const WINDOWS = [
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ',
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 0xa0)),
].join('');

/** The one character that was meant where UTF-8 was read in Windows' encoding: `₹` for `â‚¹`. */
function meantBy(text: string): string | undefined {
  const bytes = [...text].map((character) => WINDOWS.indexOf(character) + 0x80);
  if (bytes.some((byte) => byte < 0x80)) return undefined;
  for (let length = 2; length <= bytes.length; length += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes.slice(0, length)));
    } catch {
      // No character of that many bytes.
    }
  }
  return undefined;
}
