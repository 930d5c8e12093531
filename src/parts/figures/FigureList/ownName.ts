import { calculators } from '../../../calculators';
import { calculatorIds } from '../../../content/calculatorIds';
import { listCatalogue, listIds } from '../../../content/listCatalogue';

/** Of several lists on one page the first names it. */
const names: ReadonlyMap<string, string> = new Map([
  ...[...listIds].reverse().map((id) => [listCatalogue[id].page, listCatalogue[id].title] as const),
  ...calculatorIds.map((id) => [calculators[id].page, calculators[id].name] as const),
]);

/** What a page with a calculator or a list is called in this build's language, shorter than its title. @param path of the page */
export const ownName = (path: string): string | undefined => names.get(path);
