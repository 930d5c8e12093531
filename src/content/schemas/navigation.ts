import * as z from 'zod';
import { pagePath, plainText } from './fieldTypes';
import { file } from './kind';
import { hidden } from './meta';

const link = z.strictObject(
  {
    name: plainText(2, 40).meta(hidden('Name', 'Words of the link.', 'Home Loans')),
    path: pagePath().meta(hidden('Page', 'Page that it opens.', '/home-loans')),
  },
  { error: 'write the link as "{ name: Home Loans, path: /home-loans }"' },
);

const item = z
  .strictObject(
    {
      ...link.shape,
      path: link.shape.path.optional(),
      dropdown: links().optional().meta(hidden('List', 'The links that a group opens.')),
    },
    { error: 'write the item as "{ name: Money Insights, path: /blog }", or as a name with a list under "dropdown:"' },
  )
  .superRefine(({ path, dropdown }, context) => {
    if (path !== undefined || dropdown !== undefined) return;
    const message = 'write the page that it opens, or a list of links under "dropdown:"';
    context.addIssue({ code: 'custom', path: ['path'], message });
  });

function links() {
  const hint = 'write at least one link, beginning with "- "';
  return z.array(link, { error: hint }).min(1, { error: hint }).superRefine(eachPageOnce);
}

/** A page stands once in a menu: a second line for it is one that was copied and left as it was. */
function eachPageOnce(menu: readonly { readonly path?: string | undefined }[], context: z.core.$RefinementCtx): void {
  for (const [index, { path }] of menu.entries()) {
    if (path === undefined || menu.findIndex((other) => other.path === path) === index) continue;
    const message = 'this menu leads there already; write another page, or remove one of the two';
    context.addIssue({ code: 'custom', path: [index, 'path'], message });
  }
}

const headerHint = 'write at least one item, beginning with "- "';

export const navigation = file({
  kind: 'navigation',
  title: 'The menus of the site',
  fields: {
    header: z
      .array(item, { error: headerHint })
      .min(1, { error: headerHint })
      .superRefine(eachPageOnce)
      .meta(hidden('Header', 'Items of the header, from left to right: links, and groups that open a list.')),
    footer: links().meta(hidden('Footer', 'The product links of the footer.')),
    company: links().meta(hidden('Company', 'What the footer says of ourselves.')),
    alsoOnHome: links().meta(hidden('Also on home', 'Links under the products of the home page, in lower case.')),
  },
});
