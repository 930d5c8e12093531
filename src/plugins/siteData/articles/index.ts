import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Plugin } from '@docusaurus/types';
import type { IconName } from '../../../content/icons';
import { ARTICLE_INDEX_PATH, packArticles } from '../../../lib/articles/articleIndex';
import { readingMinutes } from '../../../lib/articles/readingMinutes';
import type { ArticleSummary } from '../../../lib/articles/summary';

/** The front matter of an article after `parseFrontMatter` has checked it. */
interface ArticleFrontMatter {
  readonly slug: string;
  readonly excerpt: string;
  readonly category: string;
  readonly icon: IconName;
  readonly illustration?: string;
  readonly author: string;
  readonly reviewed: string | Date;
  readonly articleTags: readonly string[];
}

/** What the blog plugin imports for its own lists. */
const CUT_SHORT = /\.mdx?\?truncated=true$/;

function isoDay(date: string | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}

/** Reading times by article. Under `docusaurus start` every edit asks for all of them again. */
const minutes = new Map<string, { readonly content: string; readonly minutes: number }>();

function readMinutesOf({ id, content }: BlogPost): number {
  const known = minutes.get(id);
  if (known?.content === content) return known.minutes;
  const counted = { content, minutes: readingMinutes(content) };
  minutes.set(id, counted);
  return counted.minutes;
}

function summarise(post: BlogPost): ArticleSummary {
  const { metadata } = post;
  const frontMatter = metadata.frontMatter as unknown as ArticleFrontMatter;
  return {
    slug: frontMatter.slug,
    path: metadata.permalink,
    title: metadata.title,
    excerpt: frontMatter.excerpt,
    category: frontMatter.category,
    icon: frontMatter.icon,
    ...(frontMatter.illustration && { illustration: frontMatter.illustration }),
    author: frontMatter.author,
    date: isoDay(metadata.date),
    reviewed: isoDay(frontMatter.reviewed),
    readMinutes: readMinutesOf(post),
    tags: frontMatter.articleTags,
  };
}

/** Two articles of one day stand in the order of their titles, so that a rebuild never swaps them. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

export default function articlesPlugin(): Plugin {
  let articles: readonly ArticleSummary[] = [];

  return {
    name: 'paisa-disha-articles',

    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus awaits this hook
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog)
        throw new Error('The blog plugin has loaded no content; does docusaurus.config.ts list it before this one?');
      articles = blog.blogPosts.map(summarise).sort(newestFirst);
      actions.setGlobalData({ articles });
    },

    // The blog plugin compiles every article twice: whole, for its page, and cut short, for the lists. Our lists show
    // summaries, so one empty module stands in for all that is cut short.
    configureWebpack: (_config, _isServer, { currentBundler: { instance: bundler } }) => ({
      plugins: [new bundler.NormalModuleReplacementPlugin(CUT_SHORT, path.join(__dirname, 'noContent.js'))],
    }),

    async postBuild({ outDir }) {
      const file = path.join(outDir, ARTICLE_INDEX_PATH);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(packArticles(articles)));
    },
  };
}
