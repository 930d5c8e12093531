import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { validateFrontMatter } from '../../content/frontMatter';

/**
 * Checks the front matter of pages and articles with our schemas, then hands it to Docusaurus in its own words: an
 * article's excerpt is its description, and its tags are kept from the blog plugin, which would make a page for each.
 * @throws one error with every problem, each with file, line, field and remedy
 */
export const validatedFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  const relativePath = path.relative(process.cwd(), filePath).replaceAll(path.sep, '/');
  // `---js` makes the default parser run what follows as a program; a content file may not.
  if (/^---[^\S\n]*\S/.test(fileContent)) {
    throw new Error(`${relativePath}:1:1  found text behind the opening "---"; leave that line as three hyphens only.`);
  }
  const { frontMatter, content } = await defaultParseFrontMatter({ filePath, fileContent, defaultParseFrontMatter });
  validateFrontMatter({ filePath: relativePath, data: frontMatter, source: fileContent });
  const isArticle = relativePath.startsWith('blog/') && !path.basename(relativePath).startsWith('_');
  if (!isArticle) return { frontMatter, content };
  const { tags, ...rest } = frontMatter;
  return { frontMatter: { ...rest, description: frontMatter.excerpt, articleTags: tags }, content };
};
