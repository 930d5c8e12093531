import type { TOCItem } from '@docusaurus/mdx-loader';
import { world } from './world';

export function useDoc(): { readonly toc: readonly TOCItem[] } {
  return { toc: world.toc };
}
