import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { assertValidMdx } from './assertValidMdx';

/**
 * Where a build and the dev server check pages and articles, since Docusaurus reads every one of them here first: front
 * matter, components and text. What passes is handed on in Docusaurus's own words: an article's excerpt is its description,
 * and its tags are kept from the blog plugin, which would make a page for each.
 * @throws one error with every problem, each with file, line, field and remedy
 */
export const validatedFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  const relativePath = path.relative(process.cwd(), filePath).replaceAll(path.sep, '/');
  // Before the default parser: behind `---js` it would run the front matter as a program.
  await assertValidMdx(relativePath, fileContent);
  const { frontMatter, content } = await defaultParseFrontMatter({ filePath, fileContent });
  const isArticle = relativePath.startsWith('blog/') && !path.basename(relativePath).startsWith('_');
  if (!isArticle) return { frontMatter, content };
  const { tags, ...rest } = frontMatter;
  return { frontMatter: { ...rest, description: frontMatter.excerpt, articleTags: tags }, content };
};
