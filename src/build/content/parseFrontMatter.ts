import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { frontMatterText } from '../../checks/parse/mdx';
import { todayInIndia } from '../../content/today';
import { contentName, pageProblems } from './pageProblems';
import { contentError } from './validData';

/**
 * Converts front matter to Docusaurus's form: an article's excerpt is its description, an article with a later date is a draft, and tags are renamed,
 * because the blog plugin would make a page for each. In the dev server, a page with a mistake gets no front matter, so that no plugin
 * reports it before `loadPage.ts` does.
 * @throws {Error} in a build, for text that a parser might run
 */
export const parseContentFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  const name = contentName(filePath) ?? '';
  const isServed = process.env.NODE_ENV === 'development' && name !== '';
  if (isServed && pageProblems(name, fileContent).length > 0) return { frontMatter: {}, content: '' };
  // The default parser would execute the text after `---js`.
  if (fileContent.trimStart().startsWith('---') && frontMatterText(fileContent) === undefined) {
    throw contentError([
      { path: name, line: 1, column: 1, message: 'write "---" alone on the line, before and after the front matter' },
    ]);
  }
  const { frontMatter: parsed, content } = await defaultParseFrontMatter({ filePath, fileContent });
  const frontMatter = withDaysAsText(parsed);
  const isArticle = name.startsWith('blog/') && !path.basename(name).startsWith('_');
  if (!isArticle) return { frontMatter, content };
  const { tags, ...rest } = frontMatter;
  const isAhead = String(frontMatter.date) > todayInIndia();
  const published = { ...rest, description: frontMatter.excerpt, articleTags: tags };
  return { frontMatter: isAhead ? { ...published, draft: true } : published, content };
};

/**
 * Formats dates as in the file, year-month-day. YAML parses an unquoted date as a Date, whose text would depend on the language and time zone of the
 * machine.
 */
function withDaysAsText(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  return Object.fromEntries(Object.entries(frontMatter).map(([name, value]) => [name, text(value)]));
}
