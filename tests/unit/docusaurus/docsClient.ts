import type { ReactNode } from 'react';
import type { TOCItem } from '@docusaurus/mdx-loader';
import { world } from './world';

interface ProviderProps {
  readonly content: { readonly toc: readonly TOCItem[] };
  readonly children: ReactNode;
}

/** Tells `useDoc` which page it is on. */
export function DocProvider({ content, children }: ProviderProps): ReactNode {
  world.toc = content.toc;
  return children;
}

export function useDoc(): { readonly toc: readonly TOCItem[] } {
  return { toc: world.toc };
}
