import { Fragment, type ReactNode } from 'react';
import type { Phrase } from '../../content/offerTypes';

/** A sentence with its key numbers in bold. */
export default function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }): ReactNode {
  // Keyed by index, so that moving a slider updates text nodes only.
  return phrases.map(({ text, strong }, place) =>
    strong ? <b key={place}>{text}</b> : <Fragment key={place}>{text}</Fragment>,
  );
}

/** The same sentence as plain text, for screen readers. */
export function plainPhrases(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}
