import type { TOCItem } from '@docusaurus/mdx-loader';
import { site } from '../../../src/site';
import type { SiteData } from '../../../src/parts/siteData';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What the stand-ins in this folder tell a component about the site and the page it is on. */
interface World extends Mutable<SiteData> {
  /** Address of the page, without query */
  pathname: string;
  siteUrl: string;
  /** The sections of the product page */
  toc: readonly TOCItem[];
  /** The anchors that components have told the check for broken links about */
  anchors: string[];
  /** The links that they have */
  links: string[];
}

export const world: World = {
  pathname: '/',
  siteUrl: site.url,
  chatPhone: '919812345678',
  articles: [],
  figureReferences: {},
  changeLog: { from: '2024-01', months: [] },
  openLists: [],
  behindEnglish: [],
  today: '2025-07-15',
  toc: [],
  anchors: [],
  links: [],
};
