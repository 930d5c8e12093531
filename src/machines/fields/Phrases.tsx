import { Fragment, type ReactNode } from 'react';
import type { Phrase } from '../../content/offerTypes';

/** A sentence with its answers emphasized. */
export default function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }): ReactNode {
  // Keyed by index, so that moving a slider replaces text and not elements.
  return phrases.map(({ text, strong }, place) =>
    strong ? <b key={place}>{text}</b> : <Fragment key={place}>{text}</Fragment>,
  );
}

/** The same sentence as plain text, to be read out. */
export function plainPhrases(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}
