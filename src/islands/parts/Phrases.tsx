import { Fragment, type ReactNode } from 'react';
import type { Phrase } from '../../lib/offers/types';

/** A sentence whose answers stand out. */
export default function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }): ReactNode {
  return phrases.map(({ text, strong }) =>
    strong ? <b key={text}>{text}</b> : <Fragment key={text}>{text}</Fragment>,
  );
}

/** The same sentence as plain text, to be read out. */
export function plainPhrases(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}
