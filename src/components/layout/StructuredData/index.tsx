import type { ReactNode } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';

interface Props {
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * What a page says, once more for programs: https://schema.org. Only what visitors read on the same page belongs in it. It stands where
 * its text does and not in the head, where it would keep a slow connection from the first words.
 */
export default function StructuredData({ data }: Props): ReactNode {
  // No text in it can close the script.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
