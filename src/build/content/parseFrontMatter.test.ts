/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdownFile } from '@docusaurus/utils';
import { pageProblems } from './pageProblems';
import { parseContentFrontMatter } from './parseFrontMatter';

const before = process.env;

beforeEach(() => {
  process.env = { ...before, NODE_ENV: 'production', BUILD_DATE: '2026-11-22' };
});

afterEach(() => {
  process.env = before;
});

/** The front matter that Docusaurus's plugins receive. */
async function parse(name: string, ...lines: readonly string[]) {
  const { frontMatter } = await parseMarkdownFile({
    filePath: path.resolve(name),
    fileContent: ['---', ...lines, '---', '', 'Text.'].join('\n'),
    parseFrontMatter: parseContentFrontMatter,
  });
  return frontMatter;
}

test.each([
  ['an article of today', '2026-11-22', undefined],
  ['an article of a later day', '2026-11-23', true],
])('%s is a draft: %s, %s', async (_what, date, isDraft) => {
  expect((await parse('blog/sip.mdx', `date: ${date}`)).draft).toBe(isDraft);
  expect((await parse('blog/sip.mdx', `date: '${date}'`)).draft).toBe(isDraft);
});

test.each([
  ['a page', 'docs/ppf.mdx'],
  ['an article', 'blog/sip.mdx'],
])('the days of %s are texts, as the file writes them', async (_what, name) => {
  const days = await parse(name, 'date: 2025-06-30', "reviewed: '2026-11-21'", 'since: 2026-11-22');
  expect(days).toMatchObject({ date: '2025-06-30', reviewed: '2026-11-21', since: '2026-11-22' });
});

test('what says that it is a draft stays one', async () => {
  expect((await parse('blog/sip.mdx', 'date: 2025-01-01', 'draft: true')).draft).toBe(true);
  expect((await parse('docs/sip.mdx', 'draft: true')).draft).toBe(true);
});

test('the blog plugin gets the excerpt as the description, and no tags to make pages of', async () => {
  const frontMatter = await parse('blog/sip.mdx', 'date: 2025-01-01', 'excerpt: In short.', 'tags: [sip, funds]');
  expect(frontMatter).toMatchObject({ description: 'In short.', articleTags: ['sip', 'funds'] });
  expect(frontMatter.tags).toBeUndefined();
});

test('text that a parser might run is refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const fileContent = '---js\n{ title: process.exit(1) }\n---\n\nText.';
  await expect(
    parseMarkdownFile({ filePath: path.resolve('docs/a.mdx'), fileContent, parseFrontMatter: parseContentFrontMatter }),
  ).rejects.toThrow('docs/a.mdx:1:1  write "---" alone on the line');
});

test.each(readdirSync('docs').filter((file) => file.endsWith('.mdx')))('the preview takes docs/%s', (file) => {
  // On the real date, because a page may have been reviewed after the fixed one.
  process.env = { ...before, NODE_ENV: 'development' };
  expect(pageProblems(`docs/${file}`, readFileSync(`docs/${file}`, 'utf8'))).toEqual([]);
});

test('in the preview, a page with a mistake has no front matter, and no plugin speaks of it', async () => {
  process.env = { ...before, NODE_ENV: 'development' };
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await parse('docs/ppf-of-mine.mdx', 'title: [a, b]')).toEqual({});
  expect(said).not.toHaveBeenCalled();
});
