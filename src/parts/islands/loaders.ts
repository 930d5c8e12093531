/**
 * Fetches the code of each island, by its name in `data-island`. Every import is a separate chunk, which only pages with that island load.
 */
export const islandLoaders = {
  ArticleFilter: () => import('../../articles/filter/ArticleFilter.island'),
  Calculator: () => import('../../calculators/Calculator.island'),
  Compare: () => import('../../compare/Compare.island'),
  HomeAnswer: () => import('../home/answer/HomeAnswer.island'),
  OfferList: () => import('../../lists/OfferList.island'),
  Refinance: () => import('../../refinance/Refinance.island'),
  SiteSearch: () => import('../../search/SiteSearch/SiteSearch.island'),
  TickedRows: () => import('../../machines/list/TickedRows/TickedRows.island'),
};

export type IslandName = keyof typeof islandLoaders;
