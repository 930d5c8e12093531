import { Fragment, type ReactNode } from 'react';
import type { Phrase } from '../../lib/offers/types';

/** A sentence whose answers stand out. */
export default function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }): ReactNode {
  // A phrase keeps its place while its text changes, so that a slider replaces text and not elements.
  return phrases.map(({ text, strong }, place) =>
    strong ? <b key={place}>{text}</b> : <Fragment key={place}>{text}</Fragment>,
  );
}

/** The same sentence as plain text, to be read out. */
export function plainPhrases(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}
