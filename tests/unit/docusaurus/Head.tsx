import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Shows in place what Docusaurus would move into the head. */
export default function Head({ children }: Props): ReactNode {
  return <div data-head>{children}</div>;
}
