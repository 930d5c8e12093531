import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { behindEnglish } from '../../checks/madeFrom';
import { addressed, pagesBy, readSite, type Page, type Site } from '../../checks/model';
import { reviewedItems } from '../../checks/reviewedItems';
import { translatedPages } from '../../checks/translatedPages';
import { dueItems, freshnessSummary } from '../../content/freshness';
import { todayInIndia } from '../../content/today';
import { ARTICLE_INDEX_PATH, listed, type ArticleSummary } from '../../articles/summary';
import { articlesOf } from '../../articles/siteArticles';
import { changeLog, firstMonth, type ChangeLog } from '../../changes/changeLog';
import { changeFeeds } from '../../changes/feeds';
import { pastVersions, timesPutRight } from '../../changes/versions';
import { readContent } from '../content/loadDataFile';
import { openPlaces } from '../output/openData/openLists';
import type { Environment } from '../../content/environment';
import { SITE_DATA_PLUGIN, type SiteData } from '../../parts/siteData';
import { site as ownSettings } from '../../site';
import { siteLocale } from '../../lib/siteLocale';
import { isAtRoot } from '../languages';
import { siteIn } from '../languages/siteIn';
import { checkSettings, unsetLine } from './settings';

/** The part that is read from the repository; articles come from the blog plugin. */
type Content = Pick<SiteData, 'figureReferences' | 'changeLog' | 'openLists' | 'behindEnglish'>;

/** Pages and articles; those that the language of this build has, with their titles in it. */
function titled(site: Site, siteDir: string): readonly Page[] {
  if (!(siteLocale in translatedPages(siteDir))) return addressed(site);
  const titles = new Map(siteIn(siteLocale, site, siteDir).pages.map(({ url, title }) => [url, title]));
  return addressed(site).map((page) => ({ ...page, title: titles.get(page.url) ?? page.title }));
}

/** Collects data about the whole site for `useSiteData()`; see README.md in this folder. */
export default function siteDataPlugin({ siteDir, baseUrl }: LoadContext, environment: Environment): Plugin {
  const { chatPhone } = environment;
  checkSettings(ownSettings);
  const today = todayInIndia();
  const isBuild = process.env.NODE_ENV === 'production';
  let articles: readonly ArticleSummary[] = [];
  let changes: ChangeLog = { from: firstMonth(today), months: [] };

  return {
    name: SITE_DATA_PLUGIN,
    getPathsToWatch: () => ['docs', 'blog'].map((folder) => `${siteDir}/${folder}/**/*.mdx`),

    // oxlint-disable-next-line typescript/require-await -- Docusaurus awaits this hook
    async loadContent(): Promise<Content> {
      const site = readSite(siteDir, today);
      const first = firstMonth(today);
      const past = pastVersions(siteDir, site, today.slice(0, 7), first);
      const putRight = timesPutRight(siteDir, site, first);
      return {
        figureReferences: Object.fromEntries(pagesBy(titled(site, siteDir), 'figures')),
        changeLog: changeLog(site, past, readContent('figures').data.rows, putRight),
        openLists: openPlaces(site),
        behindEnglish: behindEnglish(siteDir, siteLocale, today),
      };
    },

    // oxlint-disable-next-line typescript/require-await -- Docusaurus awaits this hook
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog && isAtRoot({ baseUrl }))
        throw new Error('The blog plugin has loaded no content: is it still in docusaurus.config.ts?');
      // Articles are in English only.
      articles = blog ? articlesOf(blog) : [];
      const content = allContent[SITE_DATA_PLUGIN]?.default as Content;
      changes = content.changeLog;
      actions.setGlobalData({ articles, ...content, chatPhone, today } satisfies SiteData);
    },

    // The blog plugin compiles every article twice: whole, for its page, and truncated, for its own lists. Our lists show
    // summaries, so one empty module replaces everything truncated.
    configureWebpack: (_config, _isServer, { currentBundler: { instance: bundler } }) => ({
      plugins: [
        new bundler.NormalModuleReplacementPlugin(/\.mdx?\?truncated=true$/, path.join(__dirname, 'noContent.js')),
      ],
    }),

    async postBuild({ outDir, siteConfig: { url } }) {
      if (!isAtRoot({ baseUrl })) return;
      const file = path.join(outDir, ARTICLE_INDEX_PATH);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(articles.map(listed)));
      const feeds = changeFeeds(changes, url, today);
      await Promise.all(feeds.map(({ path: feed, text }) => writeFile(path.join(outDir, feed), text)));

      const { items } = reviewedItems(readSite(siteDir));
      const due = dueItems(items, today).length;
      const summary = freshnessSummary(due, items.length);
      if (due > 0) logger.warn(`${summary} "npm run check:freshness" lists them.`);
      else logger.info(summary);
      const unset = unsetLine(ownSettings, environment);
      if (isBuild && unset !== undefined) logger.warn(unset);
    },
  };
}
