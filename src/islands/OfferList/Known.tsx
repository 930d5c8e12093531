import type { ReactNode } from 'react';
import { rowsOf, type OfferGroup, type OfferRow } from './rows';

/** How a value reads that no document gives. */
const UNKNOWN: ReadonlySet<string> = new Set(['Not found', 'Not known']);

interface Props {
  readonly text: string;
}

/** A value of a row; a dash for one that is not known, which is explained once below the rows. */
export default function Known({ text }: Props): ReactNode {
  if (!UNKNOWN.has(text)) return text;
  return (
    <span role="img" aria-label={text.toLowerCase()}>
      —
    </span>
  );
}

function hasDash({ figures, fold, facts }: OfferRow): boolean {
  const texts = [...figures.map(({ text }) => text), fold.text, ...facts.flatMap(([, value]) => value)];
  return texts.some((text) => UNKNOWN.has(text));
}

/** What a dash means, below a group of rows that has one. */
export function dashNote(group: OfferGroup): string | undefined {
  return rowsOf(group).some(hasDash) ? 'A dash (—) stands for what no document that we opened says.' : undefined;
}
