import { listingKinds, type AnyKind, type ListingFile } from './schemas';

/**
 * Says in which order a list stands, for the line above it.
 * @example "Ordered by interest rate, lowest first."
 */
export function orderSentence({ kind, order }: Pick<ListingFile, 'kind' | 'order'>): string {
  const { fields, nameField }: AnyKind = listingKinds[kind];
  if (order.by === nameField || order.first === 'a-to-z') return 'Ordered by name, A to Z.';
  const label = fields[order.by]?.label ?? order.by;
  return `Ordered by ${midSentence(label)}, ${order.first} first.`;
}

/** A label as it stands inside a sentence. One that begins with an abbreviation (AUM, LTV) keeps its capitals. */
export function midSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
