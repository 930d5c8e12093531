/** A label for use inside a sentence. Initial abbreviations (AUM, LTV) stay in capitals. */
export function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
