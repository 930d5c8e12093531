// @ts-check
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createJiti } from 'jiti';
import { parse } from 'yaml';

/** @type {typeof import('./plainMarkdown')} */
const { plainMarkdown } = await createJiti(import.meta.url).import('./plainMarkdown.ts');

/** The article that is opened and edited; it is in every site. */
export const ARTICLE = 'sip-vs-lump-sum';

/**
 * An article of our site without its components.
 * @typedef {object} PlainArticle
 * @property {string} slug
 * @property {string} title
 * @property {string} description
 * @property {string} date such as 2025-06-21
 * @property {string} body plain Markdown
 */

/**
 * Reads the articles of a copy of our site and turns each into plain Markdown.
 * @param {string} site
 * @returns {Promise<PlainArticle[]>}
 */
export async function readPlainArticles(site) {
  const registry = parse(await readFile(path.join(site, 'src/content/figures.yml'), 'utf8'));
  const names = (await readdir(path.join(site, 'blog'))).filter((name) => /^[^_].*\.mdx$/.test(name));
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(path.join(site, 'blog', name), 'utf8');
      const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      const { slug, title, excerpt, date } = parse(frontMatter);
      return { slug, title, description: excerpt, date, body: plainMarkdown(body, registry).trim() };
    }),
  );
}

/**
 * @param {PlainArticle} article
 * @param {string} body
 */
function withFrontMatter({ title, description, date }, body) {
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\ndate: ${date}\n---\n\n${body}\n`;
}

/** How each generator wants an article to be written. */
export const forms = {
  /** @param {PlainArticle} article */
  plain: (article) => withFrontMatter(article, article.body),

  /**
   * For a theme that shows no title but what the text has.
   * @param {PlainArticle} article
   */
  titled: (article) => withFrontMatter(article, `# ${article.title}\n\n${article.body}`),

  /**
   * For lists that show an article up to a mark: after its first paragraph.
   * @param {PlainArticle} article
   */
  truncated: (article) => withFrontMatter(article, article.body.replace('\n\n', '\n\n{/* truncate */}\n\n')),
};

/**
 * @param {readonly PlainArticle[]} articles
 * @param {(article: PlainArticle) => string} form
 * @param {string} folder that shall hold them, each as `slug.md`
 */
export async function writeArticles(articles, form, folder) {
  await mkdir(folder, { recursive: true });
  await Promise.all(articles.map((article) => writeFile(path.join(folder, `${article.slug}.md`), form(article))));
}

/** @param {string} file of an article, which gets one more sentence */
export async function editArticle(file) {
  await appendFile(file, '\nAn editor has added this sentence.\n');
}
