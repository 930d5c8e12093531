import { allText } from '../model';
import { placeAt } from '../problem';
import type { Rule } from './rule';

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;
/** Zero-width characters, characters that change the direction of text, and control characters. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|(?![\t\n\r])\p{Cc}/u;
/** The zero-width joiner and non-joiner, which are meaningful only after letters of Indian scripts. */
const JOINER =
  /(?<!\p{sc=Deva}|\p{sc=Beng}|\p{sc=Guru}|\p{sc=Gujr}|\p{sc=Taml}|\p{sc=Telu}|\p{sc=Knda}|\p{sc=Mlym})[\u200c\u200d]/u;
/** A number with digits other than 0 to 9. */
const FOREIGN_DIGITS = /[\p{Nd}.,]*(?![0-9])\p{Nd}[\p{Nd}.,%]*/u;
/** A word that mixes Latin letters with similar ones of another alphabet. */
const MIXED_WORD = /\p{L}*(?:\p{sc=Latn}[\p{sc=Cyrl}\p{sc=Grek}]|[\p{sc=Cyrl}\p{sc=Grek}]\p{sc=Latn})\p{L}*/u;
/** Characters that may be one character of UTF-8, decoded as Windows-1252. */
const TWICE_ENCODED = /[\u0080-\u02ff\u2010-\u2122]{2,4}/u;
const SUSPECT = new RegExp(
  [MIXED_WORD, TWICE_ENCODED, SPACES, INVISIBLE, JOINER, FOREIGN_DIGITS].map(({ source }) => source).join('|'),
  'gu',
);

/** Lines with an unusual character. Only these are searched, because that is slow. */
const UNUSUAL_LINE = /^.*[^\t\n\r -~₹–—‘’“”…×÷−].*$/gmu;

/** Characters that are invisible or look like others. They are never intended: they come with pasted text. */
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

/** The characters 0x80 to 0xFF of Windows-1252; Node decodes the first 32 as ISO 8859-1. */
const WINDOWS = [
  '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ',
  ...Array.from({ length: 96 }, (_, index) => String.fromCharCode(index + 0xa0)),
].join('');

/** The character whose UTF-8 was decoded as Windows-1252: `₹` for `â‚¹`. */
function meantBy(text: string): string | undefined {
  const bytes = [...text].map((character) => WINDOWS.indexOf(character) + 0x80);
  if (bytes.some((byte) => byte < 0x80)) return undefined;
  for (let length = 2; length <= bytes.length; length += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes.slice(0, length)));
    } catch {
      // Not a character of that many bytes.
    }
  }
  return undefined;
}
