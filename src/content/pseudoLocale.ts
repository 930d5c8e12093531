/** The pseudo-locale: English with ⟦ ⟧ around every text. See src/build/pseudoLocale. */
export const PSEUDO_LOCALE = 'en-XA';

/** Puts marks around a text, inside any leading and trailing spaces. A text without letters gets none. */
export function mark(text: string): string {
  return /\p{L}/u.test(text) ? text.replace(/^(\s*)([^]*?)(\s*)$/u, '$1⟦$2⟧$3') : text;
}
