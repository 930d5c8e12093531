import { calculators } from '@site/src/calculators';
import { calculatorIds } from '@site/src/content/calculatorIds';
import { comparedLists } from '@site/src/content/comparedLists';
import { loanFigures } from '@site/src/content/loanRules';
import type { PageLink } from '@site/src/content/pageLink';
import { lists } from '@site/src/lists';
import { listIds } from '@site/src/content/listIds';

type User = PageLink & { readonly figures: readonly string[] };

const users: readonly User[] = [
  ...calculatorIds.map((id) => ({
    title: calculators[id].name,
    path: calculators[id].page,
    figures: calculators[id].figures,
  })),
  { title: 'List: Home loans', path: comparedLists['home-loans'].page, figures: loanFigures },
  ...listIds.map((id) => ({
    title: `List: ${comparedLists[id].title}`,
    path: comparedLists[id].page,
    figures: lists[id].figures,
  })),
];

/** "nps-min-annuity#1", "ppf-rate@2025-03-31" and "ppf-rate by day" are values of the figures before the sign or the space. */
const figureOf = (name: string): string => name.replace(/[@# ].*/, '');

/** The calculators and lists that use a figure, according to their definitions. */
export function usedBy(figure: string): readonly PageLink[] {
  return users
    .filter(({ figures }) => figures.some((name) => figureOf(name) === figure))
    .map(({ title, path }) => ({ title, path }));
}
