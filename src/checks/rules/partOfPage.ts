import { CARDS_PAGE, cardKindNames } from '../../content/cardKindIds';
import { fundPageLinks } from '../../content/fundPageIds';
import { textProp } from '../parse/mdxFacts';
import type { Rule } from './rule';

/** Lists shown in parts by several pages: the prop that names the part, and the parts with their pages. */
const cards = { prop: 'kind', parts: cardKindNames, file: 'src/content/cardKindIds/index.ts' } as const;
const funds = { prop: 'part', parts: fundPageLinks, file: 'src/content/fundPageIds/index.ts' } as const;

/** Pages that show another page's part, or the whole list, instead of the rows of their own data file. */
export const partOfPage: Rule = ({ pages }, report) => {
  for (const { path, url, components } of pages) {
    for (const component of components) {
      const list = component.name === 'CardList' ? cards : textProp(component, 'id') === 'funds' ? funds : undefined;
      if (!list || (list === cards && url === CARDS_PAGE)) continue;
      const { prop, parts, file } = list;
      const entries: readonly (readonly [string, { readonly to: string }])[] = Object.entries(parts);
      const given = entries.find(([id]) => id === textProp(component, prop))?.[1].to;
      // If the part's page has moved, its address in the code is reported.
      if (given === url || (given !== undefined && pages.every((page) => page.url !== given))) continue;
      const [own] = entries.find(([, { to }]) => to === url) ?? [];
      const message =
        own === undefined
          ? `the list does not know this page, and would not show its rows; add it to ${file}, then write its id in ${prop}="…"`
          : `the list would not show the rows of this page; write ${prop}="${own}"`;
      report({ path, line: component.line, column: component.column, field: `<${component.name}> ${prop}`, message });
    }
  }
};
