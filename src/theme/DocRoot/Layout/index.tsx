import type { ReactNode } from 'react';
import type { Props } from '@theme/DocRoot/Layout';

/** No sidebar: the header and the footer lead to every page. */
export default function DocRootLayout({ children }: Props): ReactNode {
  return children;
}
