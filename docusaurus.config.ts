import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config, MarkdownConfig } from '@docusaurus/types';
import { SITE_IMAGE } from './src/lib/openGraph';
import { blogNames, feedNames } from './src/articles/blogNames';
import { ARTICLES_PER_PAGE } from './src/articles/summary';
import componentsPreview from './src/build/components';
import contentPlugin from './src/build/content';
import { parseContentFrontMatter } from './src/build/content/parseFrontMatter';
import siteDataPlugin from './src/build/siteData';
import { readEnvironment } from './src/content/environment';
import * as siteWords from './src/content/messages.en';
import { HTML_LANGUAGES } from './src/content/locale';
import { PSEUDO_LOCALE } from './src/content/pseudoLocale';
import { DEFAULT_LOCALE, siteLocale } from './src/lib/siteLocale';
import outputPlugin from './src/build/output';
import { feedItemsWithoutIcons } from './src/build/output/feedItems';
import { sitemap } from './src/build/output/sitemap';
import markProse from './src/build/pseudoLocale/markProse';
import languagesPlugin, { languagesOf } from './src/build/languages';
import islandsPlugin from './src/build/islands';
import { islandsTemplate } from './src/build/islands/template';
import stylesPlugin from './src/build/styles';
import { translatedPages } from './src/checks/translatedPages';
import { site } from './src/site';

const beforeDefaultRemarkPlugins = siteLocale === PSEUDO_LOCALE ? [markProse] : [];
/** The pages of another language; undefined for English, which has all. */
const translated = translatedPages(__dirname)[siteLocale];
const environment = readEnvironment(process.env);

/** It has Latin letters only. In another script, a page is in the font of the device throughout, which costs no bytes. */
const displayFont = translated ? [] : ['fonts/fonts'];

const docs: DocsOptions = {
  ...(translated && { include: [...translated.docs] }),
  beforeDefaultRemarkPlugins,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  admonitions: false,
  breadcrumbs: false,
};

const blog: BlogOptions = {
  beforeDefaultRemarkPlugins,
  routeBasePath: 'blog',
  ...blogNames,
  blogSidebarCount: 0,
  postsPerPage: ARTICLES_PER_PAGE,
  archiveBasePath: null,
  admonitions: false,
  // src/build/siteData counts words itself, and faster.
  showReadingTime: false,
  onUntruncatedBlogPosts: 'ignore',
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  feedOptions: {
    type: 'all',
    ...feedNames,
    limit: 20,
    createFeedItems: feedItemsWithoutIcons,
  },
};

const markdown: Partial<MarkdownConfig> = {
  format: 'mdx',
  // Each would walk through every page for a spelling that no page uses: `:smile:` here, and `:::note` below.
  emoji: false,
  // `## Title {#id}` reads better in a pull request than the comment that MDX 3 would want.
  mdx1Compat: { comments: false, admonitions: false, headingIds: true },
  parseFrontMatter: parseContentFrontMatter,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
};

const themeConfig: ThemeConfig = {
  image: environment.siteUrl + SITE_IMAGE,
  // What is written in it; pages with a picture of their own say so themselves.
  metadata: [{ property: 'og:image:alt', content: `${site.brand}: ${siteWords.promise}` }],
  colorMode: { respectPrefersColorScheme: true },
  docs: { sidebar: { hideable: false } },
};

const presetOptions: PresetOptions = {
  docs,
  blog: translated ? false : blog,
  // It copies all content into modules of its own, which the preview would compile anew with every change.
  debug: false,
  pages: { ...(translated && { include: [...translated.codePages] }), admonitions: false, beforeDefaultRemarkPlugins },
  theme: {
    customCss: [...displayFont, 'tokens', 'base', 'prose', 'islands', 'print'].map((name) => `./src/css/${name}.css`),
  },
  // One for all languages.
  sitemap: translated ? false : sitemap,
};

const config: Config = {
  title: site.brand,
  tagline: siteWords.tagline,
  headTags: [
    { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.svg' } },
    { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
  ],
  // One copy for all languages.
  staticDirectories: translated ? [] : ['static'],
  url: environment.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: [...languagesOf(siteLocale)],
    localeConfigs: Object.fromEntries(
      Object.entries(HTML_LANGUAGES).map(([language, htmlLang]) => [
        language,
        { htmlLang, baseUrl: language === DEFAULT_LOCALE ? '/' : `/${language}/` },
      ]),
    ),
  },
  storage: { type: 'localStorage', namespace: site.storageNamespace },
  future: {
    v4: true,
    // Version 4 turns every part of Docusaurus Faster on. Its HTML minifier drops quotes that WhatsApp needs to find
    // og:image (facebook/docusaurus#12368). Its cache hands what the client build has compiled to the server build, but the
    // client build compiles no text: see src/build/islands.
    faster: { swcHtmlMinimizer: false, mdxCrossCompilerCache: false },
  },
  ssrTemplate: islandsTemplate(translated ? `/${siteLocale}` : ''),
  markdown,
  presets: [['classic', presetOptions]],
  plugins: [
    contentPlugin,
    languagesPlugin,
    (context) => siteDataPlugin(context, environment),
    // Before the islands plugin, which tells the page's styles and the islands' apart.
    stylesPlugin,
    islandsPlugin,
    (context) => outputPlugin(context, environment),
    ...componentsPreview(__dirname, process.env.NODE_ENV),
  ],
  themeConfig,
};

export default config;
