/**
 * Every island that the browser can hydrate, by the name that stands in `data-island`.
 * Each import becomes a chunk of its own, fetched only on a page that shows the island.
 */
export const islandLoaders = {
  ArticleFilter: () => import('../../articles/filter/ArticleFilter.island'),
  Calculator: () => import('../../calculators/Calculator.island'),
  Compare: () => import('../../compare/Compare.island'),
  HomeAnswer: () => import('../home/answer/HomeAnswer.island'),
  HomeLoans: () => import('../../lists/home-loans/HomeLoans.island'),
  OfferList: () => import('../../lists/OfferList.island'),
  RunningLoan: () => import('../../refinance/RunningLoan.island'),
  SiteSearch: () => import('../../search/SiteSearch/SiteSearch.island'),
  TickedRows: () => import('../../machines/list/TickedRows/TickedRows.island'),
};

export type IslandName = keyof typeof islandLoaders;
