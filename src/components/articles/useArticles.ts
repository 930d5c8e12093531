import { usePluginData } from '@docusaurus/useGlobalData';
import type { ArticleSummary } from '@site/src/lib/articles/summary';

/** @returns every article, newest first; the fallback article is not among them */
export function useArticles(): readonly ArticleSummary[] {
  const { articles } = usePluginData('paisa-disha-articles') as { readonly articles: readonly ArticleSummary[] };
  return articles;
}
