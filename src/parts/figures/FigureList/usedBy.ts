import { calculators } from '../../../calculators';
import { calculatorIds } from '../../../content/calculatorIds';
import { listCatalogue, listIds } from '../../../content/listCatalogue';
import type { PageLink } from '../../../content/pageLink';
import { lists } from '../../../lists';

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

/** The calculators and lists that use a figure, according to their definitions. */
export function usedBy(figure: string): readonly PageLink[] {
  return users
    .filter(({ figures }) => figures.some((name) => figureOf(name) === figure))
    .map(({ title, path }) => ({ title, path }));
}
