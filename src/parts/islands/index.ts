/**
 * The islands as pages use them: `<OfferList />` is the one from here. To add one, write its component as <Name>.island.tsx in the room of its
 * feature, and list it here and in loaders.ts.
 */
import { calculators } from '../../calculators';
import { pathOfCalculator, pathOfLayout } from '../../calculators/fetchCalculator';
import { comparedListIds } from '../../content/listCatalogue';
import { FILTER_QUERY } from '../../articles/filterAddress';
import { SEARCH_QUERY } from '../../search/searchAddress';
import { asIsland } from '../../islands/asIsland';
import ArticleFilterComponent from '../../articles/filter/ArticleFilter.island';
import CalculatorComponent from '../../calculators/calculatorById';
import HomeAnswerComponent from '../home/answer/answerById';
import { addressName, homeQuestions, slotsOf } from '../home/answer/homeQuestions';
import { lists } from '../../lists';
import { pathOfList } from '../../lists/fetchList';
import CompareComponent from '../../compare/compareOnPage';
import { FIRST_COMPARED } from '../../compare/firstCompared';
import OfferListComponent from '../../lists/listById';
import { refinanceForm } from '../../refinance/inputs';
import RefinanceComponent from '../../refinance/refinanceById';
import SiteSearchComponent from '../../search/SiteSearch/SiteSearch.island';

export const ArticleFilter = asIsland('ArticleFilter', ArticleFilterComponent, {
  onTouch: true,
  address: Object.values(FILTER_QUERY),
});
export const Calculator = asIsland('Calculator', CalculatorComponent, {
  address: ({ id, figures }) => calculators[id].show(figures, ({ inputs }) => Object.keys(inputs)),
  imports: ({ id }) => [pathOfCalculator(id), pathOfLayout(id)],
});
export const HomeAnswer = asIsland('HomeAnswer', HomeAnswerComponent, {
  onTouch: true,
  address: ({ id }) => slotsOf(homeQuestions[id]).map((slot) => addressName(id, slot)),
  imports: ({ id }) => {
    const { by } = homeQuestions[id];
    return [by.kind === 'list' ? pathOfList(by.id) : pathOfCalculator(by.id)];
  },
});
export const OfferList = asIsland('OfferList', OfferListComponent, {
  onTouch: true,
  address: ({ id }) => lists[id].names,
  imports: ({ id }) => [pathOfList(id)],
});
export const Refinance = asIsland('Refinance', RefinanceComponent, {
  onTouch: true,
  address: ({ id }) => Object.keys(refinanceForm(lists[id].refinance).inputs),
  imports: ({ id }) => [pathOfList(id)],
});
export const Compare = asIsland('Compare', CompareComponent, {
  onTouch: true,
  address: [...new Set([...comparedListIds, ...lists[FIRST_COMPARED].names])],
});
export const SiteSearch = asIsland('SiteSearch', SiteSearchComponent, { onTouch: true, address: [SEARCH_QUERY] });
export { TickedRows } from '../../machines/list/TickedRows';
