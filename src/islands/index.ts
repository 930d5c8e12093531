/**
 * The islands as pages use them: `<EmiCalculator />` in MDX is the one from here.
 * To add one, write the component in a folder beside this file, list it here and in loaders.ts.
 */
import { FILTER_QUERY } from '../lib/articles/filterAddress';
import { SEARCH_QUERY } from '../lib/search/searchAddress';
import { asIsland } from '../plugins/islands/asIsland';
import ArticleFilterComponent from './ArticleFilter';
import EmiCalculatorComponent from './EmiCalculator';
import SiteSearchComponent from './SiteSearch';

export const ArticleFilter = asIsland('ArticleFilter', ArticleFilterComponent, {
  onTouch: true,
  query: Object.values(FILTER_QUERY),
});
export const EmiCalculator = asIsland('EmiCalculator', EmiCalculatorComponent);
export const SiteSearch = asIsland('SiteSearch', SiteSearchComponent, { onTouch: true, query: [SEARCH_QUERY] });
