import * as z from 'zod';
import { pagePath, several, wording } from './fieldTypes';
import { file } from './kind';
import { described } from './meta';
import { eachNamedOnce, reportAt } from './rowRules';

const link = z.strictObject(
  {
    name: wording(2, 40).meta(described('Words of the link.', 'Home Loans')),
    path: pagePath().meta(described('Page that it opens.', '/home-loans')),
  },
  { error: 'write the link as "{ name: Home Loans, path: /home-loans }"' },
);

const item = z
  .strictObject(
    {
      ...link.shape,
      path: link.shape.path.optional(),
      dropdown: links().optional().meta(described('The links that a group opens.')),
    },
    { error: 'write the item as "{ name: Money Insights, path: /blog }", or as a name with a list under "dropdown:"' },
  )
  .superRefine(({ path, dropdown }, context) => {
    if (path !== undefined || dropdown !== undefined) return;
    reportAt(context, ['path'], 'write the page that it opens, or a list of links under "dropdown:"');
  });

function links() {
  return several(link, 'write at least one link, beginning with "- "').superRefine(eachPageOnce);
}

/** A menu must not contain a page twice: one is probably a copy that was not edited. */
function eachPageOnce(menu: readonly { readonly path?: string | undefined }[], context: z.core.$RefinementCtx): void {
  const places = menu.map(({ path }, index) => ({ name: path, path: [index, 'path'] }));
  eachNamedOnce(places, context, 'this menu leads there already; write another page, or remove one of the two');
}

export const navigation = file({
  kind: 'navigation',
  title: 'The menus of the site',
  fields: {
    header: several(item, 'write at least one item, beginning with "- "')
      .superRefine(eachPageOnce)
      .meta(described('Items of the header, from left to right: links, and groups that open a list.')),
    footer: links().meta(described('The product links of the footer.')),
    company: links().meta(described('What the footer says of ourselves.')),
    alsoOnHome: links().meta(described('Links under the products of the home page, in lower case.')),
  },
});
