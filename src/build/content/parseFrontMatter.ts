import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { checkPage } from '../../checks/checkSite';
import type { TextFile } from '../../checks/parse/files';
import { frontMatterText } from '../../checks/parse/mdx';
import { todayInIndia } from '../../content/today';
import { contentError } from './validData';

const FIGURES = 'src/content/figures.yml';

/**
 * Converts front matter to Docusaurus's form: an article's excerpt is its description, an article with a later date is a draft, and tags are renamed,
 * because the blog plugin would make a page for each. Docusaurus reads every page here first, so in the dev server this also validates the page and
 * shows its problems in the overlay. `npm run build` runs `npm run check` first.
 * @throws one error with every problem of the page
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
  const { frontMatter: parsed, content } = await defaultParseFrontMatter({ filePath, fileContent });
  const frontMatter = withDaysAsText(parsed);
  const isArticle = name.startsWith('blog/') && !path.basename(name).startsWith('_');
  if (!isArticle) return { frontMatter, content };
  const { tags, ...rest } = frontMatter;
  const isAhead = String(frontMatter.date) > todayInIndia();
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

/**
 * Formats dates as in the file, year-month-day. YAML parses an unquoted date as a Date, whose text would depend on the language and time zone of the
 * machine.
 */
function withDaysAsText(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (value: unknown): unknown => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  return Object.fromEntries(Object.entries(frontMatter).map(([name, value]) => [name, text(value)]));
}
