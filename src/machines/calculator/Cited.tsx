import type { ReactNode } from 'react';
import InnerLink from '../../ui/InnerLink';
import type { RuleSource } from './section';

/** A source, as a link where it has an address. */
export default function Cited({ source: { text, address } }: { readonly source: RuleSource }): ReactNode {
  if (!address) return text;
  return (
    <InnerLink to={address} data-island-plain>
      {text}
    </InnerLink>
  );
}
