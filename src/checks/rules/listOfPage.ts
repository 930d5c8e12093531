import { cardKindNames } from '../../content/cardKindIds';
import { fundPageLinks } from '../../content/fundPageIds';
import { comparedListIds, listCatalogue, type ComparedListId } from '../../content/listCatalogue';
import type { Page, Site } from '../model';
import { importedPath } from '../parse/importedPath';
import { textProp, type Component } from '../parse/mdxFacts';
import type { Rule } from './rule';

/**
 * Lists on another page than theirs. A list shows the rows of its own data file, which the code names, so that another page would show those of another
 * product and none of its own.
 */
export const listOfPage: Rule = (site, report) => {
  for (const page of [...site.pages, ...site.articles]) {
    for (const component of page.components) {
      const id = listIdOf(component);
      if (id === undefined) continue;
      const { line, column } = component;
      const at = { path: page.path, line, column, found: `id="${id}"` };
      const message = component.name === 'OfferList' ? listFault(id, component, page, site) : undefined;
      if (message !== undefined) report({ ...at, field: '<OfferList> id', message });
      const target = textProp(component, 'to');
      const own = homeOf(id, textProp(component, 'part'));
      if (component.name !== 'ListTile' || target === undefined || own === undefined || target === own) continue;
      report({
        ...at,
        field: '<ListTile> to',
        message: `this list is on ${own}; write to="${own}", or the id of the list of ${target}`,
      });
    }
  }
};

/** The page of a list, or of a part of it; undefined if there is no such part. */
function homeOf(id: ComparedListId, part: string | undefined): string | undefined {
  const parts: Readonly<Record<string, { readonly to: string }>> = { ...cardKindNames, ...fundPageLinks };
  return part === undefined ? listCatalogue[id].page : parts[part]?.to;
}

function listFault(id: ComparedListId, component: Component, page: Page, site: Site): string | undefined {
  const { page: home, kind } = listCatalogue[id];
  // A page that has moved is reported where the code names it.
  if (id === 'funds' || site.pages.every(({ url }) => url !== home)) return undefined;
  const rows = fileOf(component, page, site);
  if (home === page.url) {
    if (rows === undefined || rows.kind === undefined || rows.kind === kind) return undefined;
    return `it shows rows of kind "${kind}", and ${rows.path} has others; give it the file of that kind`;
  }
  const own = comparedListIds.find(
    (one) => listCatalogue[one].page === page.url && listCatalogue[one].kind === rows?.kind,
  );
  return own === undefined
    ? `it would show the rows of ${home}, whatever this page imports; a list for a new page is made by a developer, so ask for one, or write a table in Markdown`
    : `it would show the rows of ${home}; write id="${own}"`;
}

/** The file whose rows a list is given. */
function fileOf({ props }: Component, page: Page, { data }: Site): Site['data'][number] | undefined {
  const value = props.find(({ name }) => name === 'data')?.value;
  if (value?.form !== 'identifier') return undefined;
  const from = page.imports.find(({ names }) => names.includes(value.name))?.from;
  return from === undefined ? undefined : data.find(({ path }) => path === importedPath(page.path, from));
}

function listIdOf(component: Component): ComparedListId | undefined {
  return comparedListIds.find((id) => id === textProp(component, 'id'));
}
