import { calculators } from '../../../calculators';
import { calculatorIds } from '../../../content/calculatorIds';
import { listCatalogue, listIds } from '../../../content/listCatalogue';
import type { PageLink } from '../../../content/pageLink';
import { lists } from '../../../lists';

/** A calculator or a list. */
type User = PageLink & { readonly figures: readonly string[] };

const users: readonly User[] = [
  ...calculatorIds.map((id) => ({
    title: calculators[id].name,
    path: calculators[id].page,
    figures: calculators[id].figures,
  })),
  ...listIds.map((id) => ({
    title: listCatalogue[id].title,
    path: listCatalogue[id].page,
    figures: lists[id].figures,
  })),
];

/** The figure's id in a requested name: "nps-min-annuity#1", "ppf-rate@2025-03-31", "ppf-rate by day". */
const figureOf = (name: string): string => name.replace(/[@# ].*/, '');

/**
 * What a page with a calculator or a list is called in this build's language, shorter than its title. Of several lists on one page the first names it.
 * @param path of the page
 */
export const ownName = (path: string): string | undefined => users.find((user) => user.path === path)?.title;

/** The calculators and lists that use a figure, according to their definitions. */
export function usedBy(figure: string): readonly PageLink[] {
  return users
    .filter(({ figures }) => figures.some((name) => figureOf(name) === figure))
    .map(({ title, path }) => ({ title, path }));
}
