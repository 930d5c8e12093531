import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Plugin } from '@docusaurus/types';
import type { ArticleSummary } from './summary';

/** The front matter of an article after `parseFrontMatter` has checked it. */
interface ArticleFrontMatter {
  readonly slug: string;
  readonly excerpt: string;
  readonly category: string;
  readonly icon: string;
  readonly author: string;
  readonly articleTags: readonly string[];
}

function summarise({ metadata }: BlogPost): ArticleSummary {
  const frontMatter = metadata.frontMatter as unknown as ArticleFrontMatter;
  return {
    slug: frontMatter.slug,
    path: metadata.permalink,
    title: metadata.title,
    excerpt: frontMatter.excerpt,
    category: frontMatter.category,
    icon: frontMatter.icon,
    author: frontMatter.author,
    date: metadata.date.toISOString().slice(0, 10),
    readMinutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
    tags: frontMatter.articleTags,
  };
}

/** Two articles of one day stand in the order of their titles, so that a rebuild never swaps them. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

export default function articlesPlugin(): Plugin {
  return {
    name: 'paisa-disha-articles',
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus awaits this hook
    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) throw new Error('The blog plugin has loaded no content; is it in the preset?');
      actions.setGlobalData({ articles: blog.blogPosts.map(summarise).sort(newestFirst) });
    },
  };
}
