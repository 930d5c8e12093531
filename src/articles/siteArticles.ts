import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type * as z from 'zod';
import type { articleFrontMatter } from '../content/schemas/frontMatter';
import { citationsOf } from './citations';
import { rowsOf, type Drawing } from '../content/drawing';
import { readingMinutes } from './readingMinutes';
import type { ArticleSummary } from './summary';

/** Front matter after `parseContentFrontMatter`, which renames the tags. */
type ArticleFrontMatter = Omit<z.infer<typeof articleFrontMatter>, 'tags'> & {
  readonly articleTags: readonly string[];
};

/** Adds the numbers of a drawing that lists show: islands show lists, and have no code that parses amounts. */
function drawn(drawing: Drawing): Pick<ArticleSummary, 'drawing' | 'number' | 'spans'> {
  const spans = rowsOf(drawing).map(({ from, to }) => [from, to] as const);
  return { drawing, number: drawing.number, ...(spans.length > 0 && { spans }) };
}

function summarise({ content, metadata }: BlogPost): ArticleSummary {
  const frontMatter = metadata.frontMatter as unknown as ArticleFrontMatter;
  return {
    slug: frontMatter.slug,
    path: metadata.permalink,
    title: metadata.title,
    excerpt: frontMatter.excerpt,
    category: frontMatter.category,
    icon: frontMatter.icon,
    ...(frontMatter.drawing && drawn(frontMatter.drawing)),
    author: frontMatter.author,
    date: frontMatter.date,
    reviewed: frontMatter.reviewed,
    readMinutes: readingMinutes(content),
    tags: frontMatter.articleTags,
    citations: citationsOf(content),
  };
}

/** Articles of the same day are ordered by title, so that every build has the same order. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en-IN');
}

/** @returns every article that the blog plugin builds, newest first */
export function articlesOf({ blogPosts }: BlogContent): readonly ArticleSummary[] {
  return blogPosts.map(summarise).sort(newestFirst);
}
