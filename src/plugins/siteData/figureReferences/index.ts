import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContent } from '../../../checks/cli/readContent';
import { contentPages, pagesBy } from '../../../checks/contentPages';
import type { PageLink } from '../../../checks/contentPages';
import { pageIsShown } from '../../preview/pageIsShown';

/** The pages and articles that quote each figure, by its id; a figure that none quotes has no entry. */
export type Quotations = Readonly<Record<string, readonly PageLink[]>>;

/** Finds out which pages quote which figure, for the list at /figures; see README.md in this folder. */
export default function quotationsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-quotations',
    getPathsToWatch: () => ['docs', 'blog'].map((folder) => `${siteDir}/${folder}/**/*.mdx`),
    async contentLoaded({ actions }) {
      await pageIsShown();
      const quotations: Quotations = Object.fromEntries(
        pagesBy(contentPages(readContent(siteDir, /\.mdx$/)), 'figures'),
      );
      actions.setGlobalData({ quotations });
    },
  };
}
