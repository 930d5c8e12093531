/**
 * The islands as pages use them: `<OfferList />` is the one from here.
 * To add one, write the component as <Name>/<Name>.island.tsx beside this file, and list it here and in loaders.ts.
 */
import { calculators } from '../../calculators';
import { comparedListIds } from '../../content/comparedLists';
import { FILTER_QUERY } from '../../articles/filterAddress';
import { SEARCH_QUERY } from '../../search/searchAddress';
import { asIsland } from '../../islands/asIsland';
import ArticleFilterComponent from '../../articles/filter/ArticleFilter.island';
import CalculatorComponent from '../../calculators/calculatorById';
import HomeAnswerComponent from '../home/answer/answerById';
import HomeLoansComponent from '../../lists/home-loans/HomeLoans.island';
import { settingsFields } from '../../lists/home-loans/settings';
import { lists } from '../../lists';
import CompareComponent from '../../compare/compareOnPage';
import { compareFields } from '../../compare/compareSettings';
import OfferListComponent from '../../lists/listById';
import RunningLoanComponent from '../../refinance/runningLoanById';
import { RUNNING_LOAN_NAMES } from '../../refinance/settings';
import SiteSearchComponent from '../../search/SiteSearch/SiteSearch.island';

export const ArticleFilter = asIsland('ArticleFilter', ArticleFilterComponent, {
  onTouch: true,
  address: Object.values(FILTER_QUERY),
});
export const Calculator = asIsland('Calculator', CalculatorComponent, {
  address: ({ id, figures }) => calculators[id].show(figures, ({ inputs }) => Object.keys(inputs)),
});
// Its numbers go along to the list or the calculator, so the address of the home page holds none.
export const HomeAnswer = asIsland('HomeAnswer', HomeAnswerComponent, { onTouch: true });
export const HomeLoans = asIsland('HomeLoans', HomeLoansComponent, {
  onTouch: true,
  address: Object.keys(settingsFields),
});
export const OfferList = asIsland('OfferList', OfferListComponent, {
  onTouch: true,
  address: ({ id }) => lists[id].names,
});
export const RunningLoan = asIsland('RunningLoan', RunningLoanComponent, {
  onTouch: true,
  address: RUNNING_LOAN_NAMES,
});
export const Compare = asIsland('Compare', CompareComponent, {
  onTouch: true,
  address: [...new Set([...comparedListIds, ...Object.keys(compareFields)])],
});
export const SiteSearch = asIsland('SiteSearch', SiteSearchComponent, { onTouch: true, address: [SEARCH_QUERY] });
export { TickedRows } from '../../machines/list/TickedRows';
