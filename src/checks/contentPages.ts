import path from 'node:path';
import { parseDocument } from 'yaml';
import type { ContentFile } from './cli/readContent';
import { frontMatterText } from './frontMatter';
import type { PageLink } from '../content/pageLink';
import { contentFileType } from '../content/schemas/frontMatter';

/** A page or an article with what it relies on, its partials included. */
export interface ContentPage extends PageLink {
  /** Ids of the figures it quotes. */
  readonly figures: ReadonlySet<string>;
  /** Paths of the data files it shows: `docs/home-loans.yml` */
  readonly dataFiles: ReadonlySet<string>;
}

const quotation = /<(?:Figure|RuleChange)\s[^>]*?\bid=\{?\s*["']([\w-]+)["']/g;
const importedFile = /^import\s+\w+\s+from\s+["'](\.\/[^"']+)["']/gm;

/**
 * Every page and article of the content tree with the figures and data files that stand behind it. Read by pattern: a parser
 * would take some ten seconds for a thousand articles, and one broken page would hide what the others quote.
 */
export function contentPages(files: readonly ContentFile[]): ContentPage[] {
  const texts = new Map(files.map(({ path: filePath, text }) => [filePath, text]));
  return files
    .filter(({ path: filePath }) => filePath.endsWith('.mdx') && contentFileType(filePath) !== 'partial')
    .filter(({ path: filePath }) => /^(?:docs|blog)\//.test(filePath))
    .map(({ path: filePath, text }) => {
      const address = addressOf(filePath);
      const behind: Collection = { figures: new Set(), dataFiles: new Set() };
      collect(filePath, texts, behind, new Set());
      return { path: address, title: titleIn(text) ?? address, ...behind };
    });
}

/** The pages behind each figure or data file, in the order of the pages. */
export function pagesBy(pages: readonly ContentPage[], what: 'figures' | 'dataFiles'): Map<string, PageLink[]> {
  const found = new Map<string, PageLink[]>();
  for (const { title, path: address, [what]: names } of pages) {
    for (const name of names) found.set(name, [...(found.get(name) ?? []), { title, path: address }]);
  }
  return found;
}

interface Collection {
  readonly figures: Set<string>;
  readonly dataFiles: Set<string>;
}

function collect(filePath: string, texts: ReadonlyMap<string, string>, into: Collection, seen: Set<string>): void {
  const text = texts.get(filePath);
  if (text === undefined || seen.has(filePath)) return;
  seen.add(filePath);
  const read = withoutCode(text);
  for (const [, id = ''] of read.matchAll(quotation)) into.figures.add(id);
  for (const [, from = ''] of read.matchAll(importedFile)) {
    const target = path.posix.join(path.posix.dirname(filePath), from);
    if (target.endsWith('.yml')) into.dataFiles.add(target);
    else collect(target, texts, into, seen);
  }
}

/** `docs/credit-cards/index.mdx` is at `/credit-cards`; an article is named after its address. */
export function addressOf(filePath: string): string {
  if (filePath.startsWith('blog/')) return `/blog/${path.posix.basename(filePath, '.mdx')}`;
  return filePath.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, '') || '/';
}

/** The title stands on a line of its own; reading that alone is ten times as fast as reading all of the front matter. */
function titleIn(text: string): string | undefined {
  const line = /^title:.*$/m.exec(frontMatterText(text) ?? '')?.[0];
  if (line === undefined) return undefined;
  const document = parseDocument(line);
  const title = document.errors.length > 0 ? undefined : document.get('title');
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** Code shows how something is written; it quotes nothing. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
}
