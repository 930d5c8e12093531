import type { TOCItem } from '@docusaurus/mdx-loader';
import { site } from '@site/src/site';
import type { ArticleSummary } from '@site/src/lib/articles/summary';
import type { ChangeLog } from '@site/src/plugins/siteData/changes/changeLog';
import type { Quotations } from '@site/src/plugins/siteData/figureReferences';

/** What the stand-ins in this folder tell a component about the site and the page it is on. */
interface World {
  /** Address of the page, without query */
  pathname: string;
  siteUrl: string;
  chatPhone: string;
  /** Newest first, as the articles plugin hands them over */
  articles: readonly ArticleSummary[];
  /** The pages that quote each figure */
  quotations: Quotations;
  changeLog: ChangeLog;
  /** The sections of the product page */
  toc: readonly TOCItem[];
  /** The anchors that components have told the check for broken links about */
  anchors: string[];
}

export const world: World = {
  pathname: '/',
  siteUrl: site.url,
  chatPhone: '919812345678',
  articles: [],
  quotations: {},
  changeLog: { history: 'whole', days: [] },
  toc: [],
  anchors: [],
};
