import type { ReactNode } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';

interface Props {
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * Structured data (https://schema.org) of what visitors read on the same page, and nothing else. It is in the body and not in the
 * head, where it would delay the first words on a slow connection.
 */
export default function StructuredData({ data }: Props): ReactNode {
  // Escaped, so that no text in it can close the script.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
