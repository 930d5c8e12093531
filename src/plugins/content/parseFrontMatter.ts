import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkPage } from '../../checks/checkSite';
import type { TextFile } from '../../checks/parse/files';
import { frontMatterText } from '../../checks/parse/mdx';
import { todayInIndia } from '../../content/today';
import { contentError } from './loadDataFile';

const FIGURES = 'src/content/figures.yml';

/**
 * Hands front matter on in Docusaurus's own words: an article's excerpt is its description, an article of a later day is a
 * draft, and tags are kept from the blog plugin, which would make a page for each. Docusaurus reads every page here first, so
 * in the dev server this is also where a mistake is found and laid over the page; a build has run `npm run check` before.
 * @throws one error with every problem of the page, each with file, line, field and remedy
 */
export const parseContentFrontMatter: ParseFrontMatter = async ({ filePath, fileContent, defaultParseFrontMatter }) => {
  const name = path.relative(process.cwd(), filePath).replaceAll(path.sep, '/');
  // A page under src/pages is code, not content.
  const isContent = name.startsWith('docs/') || name.startsWith('blog/');
  if (isContent && process.env.NODE_ENV === 'development') assertValidPage(name, fileContent);
  // The default parser would execute the text after `---js`.
  if (fileContent.trimStart().startsWith('---') && frontMatterText(fileContent) === undefined) {
    throw contentError([
      { path: name, line: 1, column: 1, message: 'write "---" alone on the line, before and after the front matter' },
    ]);
  }
  const { frontMatter, content } = await defaultParseFrontMatter({ filePath, fileContent });
  const isArticle = name.startsWith('blog/') && !path.basename(name).startsWith('_');
  if (!isArticle) return { frontMatter, content };
  const { tags, ...rest } = frontMatter;
  const isAhead = dayOf(frontMatter.date) > todayInIndia();
  const published = { ...rest, description: frontMatter.excerpt, articleTags: tags };
  return { frontMatter: isAhead ? { ...published, draft: true } : published, content };
};

function assertValidPage(name: string, text: string): void {
  const own = path.posix.basename(name).replace(/\.mdx?$/, '');
  const folder = path.posix.dirname(name);
  const beside = readdirSync(folder);
  const readAll = (wanted: (file: string) => boolean): TextFile[] =>
    beside.filter(wanted).map((file) => read(path.posix.join(folder, file)));
  const ownData = readAll((file) => file === `${own}.yml` || (file.startsWith(`${own}-`) && file.endsWith('.yml')));
  const data = [...(existsSync(FIGURES) ? [read(FIGURES)] : []), ...ownData];
  const partials = readAll((file) => /^_.*\.mdx$/.test(file));
  const problems = checkPage({ path: name, text }, { data, partials }, todayInIndia());
  if (problems.length > 0) throw contentError(problems);
}

function read(file: string): TextFile {
  return { path: file, text: readFileSync(file, 'utf8') };
}

/** Front matter has a day as a text or as a date, by how it is written. */
function dayOf(date: unknown): string {
  return date instanceof Date ? date.toISOString().slice(0, 10) : String(date);
}
