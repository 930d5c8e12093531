import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageLink } from '../content/pageLink';
import { kindNames, type DataFile as ValidDataFile } from '../content/schemas';
import { isRecord } from '../lib/isRecord';
import { isDay } from '../lib/days';
import { contentFileType, type ContentFileType } from '../content/schemas/frontMatter';
import { languageOf } from '../content/schemas/translation';
import { todayInIndia } from '../content/today';
import { openCache, type Cache } from './cache';
import { ADDRESSES_PATH, recordedIn, type RecordedAddress } from './parse/addresses';
import { referencesInCode, type CodeReference } from './parse/codeReferences';
import { readFiles, type Asset, type Files, type TextFile } from './parse/files';
import { frontMatterText, readMdx } from './parse/mdx';
import type { MdxFacts } from './parse/mdxFacts';
import { locatorOf, readYaml, type Locator, type YamlFacts } from './parse/yaml';
import { yamlProblems } from './parse/yamlErrors';
import { importedPath } from './parse/importedPath';
import type { Problem } from './problem';

/** The site's content, with the place of everything in it. Rules, commands and plugins use this, and open no content files themselves. */
export interface Site {
  /** Year-month-day, in India. */
  readonly today: string;
  /** Pages under docs/. */
  readonly pages: readonly Page[];
  readonly articles: readonly Page[];
  readonly partials: readonly Page[];
  readonly data: readonly DataFile[];
  /** The files that translate the texts of data files: `docs/home-loans.hi.yml`. */
  readonly translations: readonly YamlFile[];
  /** All published addresses; see src/content/addresses.txt. */
  readonly addresses: readonly RecordedAddress[];
  /** The published addresses on the main branch, if Git has it. */
  readonly publishedBefore: readonly string[];
  /** The content on the main branch; undefined if Git does not know it. */
  readonly before?: Site;
  /** Data files of pages and addresses that code refers to. */
  readonly codeReferences: readonly CodeReference[];
  /** Pictures, and all other files in the content folders. */
  readonly assets: readonly Asset[];
  /** Files that could not be read at all. */
  readonly unreadable: readonly Problem[];
}

/** A YAML file with its data, and the places of its values. */
export interface YamlFile extends TextFile, YamlFacts, Locator {}

/** Fields that have not been validated. */
export type Fields = Readonly<Record<string, unknown>>;

export interface DataFile extends YamlFile {
  /** The value of `kind:`, if it is valid. */
  readonly kind?: ValidDataFile['kind'];
  /** Its fields at the top level. */
  readonly fields: Fields;
  /** Its rows; a row that is not an object is empty. */
  readonly rows: readonly Fields[];
}

/** A page, an article or a partial. */
export interface Page extends TextFile, MdxFacts {
  readonly kind: ContentFileType;
  /** Path on the site, `/home-loans`; empty for a partial. */
  readonly url: string;
  /** The title in the front matter; without one, the path on the site. */
  readonly title: string;
  /** The front matter; undefined if there is none. */
  readonly frontMatter?: YamlFile;
  /** The fields of the front matter. */
  readonly fields: Fields;
  /** Whether builds omit it: `draft: true`, or an article with a later date. */
  readonly isDraft: boolean;
  /** The facts of its files: its own first, then those of partials, imported directly or indirectly. */
  readonly parts: readonly MdxFacts[];
  /** Ids of the figures that its parts quote. */
  readonly figures: ReadonlySet<string>;
  /** Paths of the data files that its parts import: `docs/home-loans.yml`. */
  readonly dataFiles: ReadonlySet<string>;
}

/** Pages without a content file: those of src/pages and the list of articles. */
export const CODE_PAGES: readonly string[] = ['/', '/blog', '/search', '/offline'];

/**
 * Reads the whole site. Invalid content does not throw: a file that cannot be parsed gets a problem instead.
 * @param root of the repository
 * @param today year-month-day; articles dated later are drafts
 */
export function readSite(root: string, today = todayInIndia()): Site {
  const files = readFiles(root);
  const list = path.join(root, ADDRESSES_PATH);
  const caches = cachesIn(root);
  const site = {
    ...modelOf(files, today, caches),
    addresses: existsSync(list) ? recordedIn(readFileSync(list, 'utf8')) : [],
    codeReferences: referencesInCode(root),
  };
  caches.yaml.save();
  caches.mdx.save();
  return site;
}

/**
 * A model of a few files only, such as the page that an editor has just saved.
 * @param root of the repository, to use what `readSite` has parsed
 */
export function siteOf(files: Pick<Files, 'mdx' | 'yaml'>, today = todayInIndia(), root?: string): Site {
  return modelOf({ ...files, assets: [], problems: [] }, today, root === undefined ? undefined : cachesIn(root));
}

interface Caches {
  readonly yaml: Cache<YamlFacts>;
  readonly mdx: Cache<MdxFacts>;
}

function cachesIn(root: string): Caches {
  return { yaml: openCache('yaml', root), mdx: openCache('mdx', root) };
}

function modelOf(files: Files, today: string, caches?: Caches): Site {
  const readYamlFile = (file: TextFile): YamlFile => {
    const facts = cached(caches?.yaml, `${file.path}\n${file.text}`, () => yamlFacts(file));
    return { ...file, ...facts, ...locatorOf(file.text) };
  };
  const mdx = files.mdx.map((file): OwnFacts => {
    const block = frontMatterText(file.text);
    const frontMatter = block === undefined ? undefined : readYamlFile({ path: file.path, text: block });
    const facts = cached(caches?.mdx, file.text, () => readMdx(file.text));
    const fields = fieldsIn(frontMatter?.data);
    return { ...file, ...facts, ...identity(file.path, fields, today), fields, ...(frontMatter && { frontMatter }) };
  });
  const byPath = new Map(mdx.map((page) => [page.path, page]));
  const pages = mdx.map((page): Page => ({ ...page, ...withPartials(page, byPath) }));
  const ofKind = (kind: Page['kind']): readonly Page[] => pages.filter((page) => page.kind === kind);
  return {
    today,
    pages: ofKind('page'),
    articles: ofKind('article'),
    partials: ofKind('partial'),
    data: files.yaml.filter(isData).map((file) => dataFile(readYamlFile(file))),
    translations: files.yaml.filter((file) => !isData(file)).map(readYamlFile),
    addresses: [],
    publishedBefore: [],
    codeReferences: [],
    assets: files.assets,
    unreadable: files.problems,
  };
}

const isData = ({ path: name }: TextFile): boolean => languageOf(name) === undefined;

function cached<Facts>(cache: Cache<Facts> | undefined, text: string, read: () => Facts): Facts {
  const facts = cache?.get(text) ?? read();
  cache?.set(text, facts);
  return facts;
}

export function allMdx({ pages, articles, partials }: Site): readonly Page[] {
  return [...articles, ...pages, ...partials];
}

export function allText(site: Site): readonly TextFile[] {
  return [...allMdx(site), ...site.data, ...site.translations];
}

/** Pages and articles, which have an address. */
export function addressed({ pages, articles }: Pick<Site, 'pages' | 'articles'>): readonly Page[] {
  return [...articles, ...pages];
}

export function pageLink({ title, url }: Page): PageLink {
  return { title, path: url };
}

/** Links to the pages that use each figure or data file, without drafts. */
export function pagesBy(
  pages: readonly Page[],
  what: 'figures' | 'dataFiles',
): ReadonlyMap<string, readonly PageLink[]> {
  const found = new Map<string, PageLink[]>();
  for (const page of pages) {
    if (page.isDraft) continue;
    for (const name of page[what]) found.set(name, [...(found.get(name) ?? []), pageLink(page)]);
  }
  return found;
}

/** `docs/credit-cards/index.mdx` is at `/credit-cards`; an article is named after its address. */
export function urlOf(filePath: string): string {
  const name = filePath.replace(/\.mdx?$/, '');
  if (name.startsWith('blog/')) return `/blog/${path.posix.basename(name)}`;
  return name.replace(/^docs/, '').replace(/\/index$/, '') || '/';
}

/** A page without the facts from its partials. */
type OwnFacts = Omit<Page, 'parts' | 'figures' | 'dataFiles'>;

function identity(filePath: string, { title, draft, date }: Fields, today: string) {
  const kind = contentFileType(filePath);
  const url = kind === 'partial' ? '' : urlOf(filePath);
  const isAhead = kind === 'article' && typeof date === 'string' && isDay(date) && date > today;
  const ownTitle = typeof title === 'string' && title !== '' ? title : url;
  return { kind, url, title: ownTitle, isDraft: draft === true || isAhead } as const;
}

function withPartials(page: OwnFacts, byPath: ReadonlyMap<string, OwnFacts>) {
  const parts = [page];
  const dataFiles = new Set<string>();
  // The loop also visits the partials that it adds.
  for (const { path: filePath, imports } of parts) {
    for (const target of imports.map(({ from }) => importedPath(filePath, from))) {
      const partial = byPath.get(target);
      if (partial && !parts.includes(partial)) parts.push(partial);
      else if (target.endsWith('.yml')) dataFiles.add(target);
    }
  }
  const ids = parts
    .flatMap(({ components }) => components)
    .filter(({ name }) => name === 'Figure' || name === 'RuleChange')
    .flatMap(({ props }) => props)
    .flatMap(({ name, value }) => (name === 'id' && value.form === 'text' ? value.text : []));
  return { parts, dataFiles, figures: new Set(ids) };
}

function yamlFacts({ path: filePath, text }: TextFile): YamlFacts {
  const source = readYaml(text);
  return { data: source.data, problems: yamlProblems(filePath, source) };
}

function dataFile(file: YamlFile): DataFile {
  const fields = fieldsIn(file.data);
  const known = kindNames.find((name) => name === fields.kind);
  return {
    ...file,
    ...(known && { kind: known }),
    fields,
    rows: Array.isArray(fields.rows) ? fields.rows.map(fieldsIn) : [],
  };
}

function fieldsIn(value: unknown): Fields {
  return isRecord(value) ? value : {};
}
