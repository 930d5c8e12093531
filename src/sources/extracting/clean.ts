/** A text on one line, without what only arranges it. */
export function clean(text: string): string {
  return text.replaceAll(/[\s\u00a0\u200b]+/gu, ' ').trim();
}
