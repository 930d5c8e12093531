import type { ReactNode } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';

interface Props {
  readonly data: Graph | WithContext<Exclude<Thing, string>>;
}

/**
 * Structured data (https://schema.org) about the page's visible content only. It is in the body, because in the head it would delay the first text on
 * a slow connection.
 */
export default function StructuredData({ data }: Props): ReactNode {
  // Escaped, so that no text in it can close the script.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
