import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContent } from '../../../checks/cli/readContent';
import { contentPages, pagesBy } from '../../../checks/contentPages';
import { changeLog } from './changeLog';
import type { ChangeLog } from './changeLog';
import { readHistory } from './readHistory';

/** Reads from the history of the repository what changed in the data, for the page at /changes; see README.md here. */
export default function changesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-changes',
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus awaits this hook
    async contentLoaded({ actions }) {
      const pages = pagesBy(contentPages(readContent(siteDir, /^docs\/.*\.mdx$/)), 'dataFiles');
      const figures = { title: 'Figures and sources', path: '/figures' };
      const log: ChangeLog = changeLog(readHistory(siteDir), (file) =>
        file === 'src/content/figures.yml' ? figures : pages.get(file)?.[0],
      );
      actions.setGlobalData({ changeLog: log });
    },
  };
}
