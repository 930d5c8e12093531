/** A text as it begins a sentence, a cell or a card. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
