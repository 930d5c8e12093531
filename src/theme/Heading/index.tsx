import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';

/** A heading that links lead to, without the theme's link from it to itself, which is for those who write manuals. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  return <As {...props} id={id} />;
}
