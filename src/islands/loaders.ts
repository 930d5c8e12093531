/**
 * Every island that the browser can wake, by the name that stands in `data-island`.
 * Each import becomes a chunk of its own, fetched only on a page that shows the island.
 */
export const islandLoaders = {
  ArticleFilter: () => import('./ArticleFilter'),
  EmiCalculator: () => import('./EmiCalculator'),
  SiteSearch: () => import('./SiteSearch'),
};

export type IslandName = keyof typeof islandLoaders;
