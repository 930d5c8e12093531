import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type * as z from 'zod';
import type { articleFrontMatter } from '../../content/schemas/frontMatter';
import { citationsOf } from '../../lib/articles/citations';
import { rowsOf, type Drawing } from '../../lib/articles/drawing';
import { readingMinutes } from '../../lib/articles/readingMinutes';
import type { ArticleSummary } from '../../lib/articles/summary';

/** Front matter after `parseContentFrontMatter`, which renames the tags. The blog plugin may have made a date of the day. */
type ArticleFrontMatter = Omit<z.infer<typeof articleFrontMatter>, 'reviewed' | 'tags'> & {
  readonly reviewed: string | Date;
  readonly articleTags: readonly string[];
};

function isoDay(date: string | Date): string {
  return new Date(date).toISOString().slice(0, 10);
}

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
    date: isoDay(metadata.date),
    reviewed: isoDay(frontMatter.reviewed),
    readMinutes: readingMinutes(content),
    tags: frontMatter.articleTags,
    citations: citationsOf(content),
  };
}

/** Articles of the same day are ordered by title, so that every build has the same order. */
function newestFirst(a: ArticleSummary, b: ArticleSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}

/** @returns every article that the blog plugin builds, newest first */
export function articlesOf({ blogPosts }: BlogContent): readonly ArticleSummary[] {
  return blogPosts.map(summarise).sort(newestFirst);
}
