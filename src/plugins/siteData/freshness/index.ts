import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readContent } from '../../../checks/cli/readContent';
import { dueItems, freshnessSummary } from '../../../content/freshness';
import { reviewedItems } from '../../../checks/reviewedItems';
import { todayInIndia } from '../../../content/today';

/** Says in one line of a build how much is past its review date. Age alone never fails a build. */
export default function freshnessPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-disha-freshness',
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus awaits this hook
    async postBuild() {
      const { items } = reviewedItems(readContent(siteDir, /\.yml$/));
      const due = dueItems(items, todayInIndia()).length;
      logger[due > 0 ? 'warn' : 'info'](freshnessSummary(due, items.length));
    },
  };
}
