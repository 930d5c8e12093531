/**
 * What the site's editors have written, for tests that need to know it. Editors may change any of it without a test turning
 * red, so no test names a rate, a row or an article: it takes one from here.
 */
import { readSite, type Page } from '../../src/checks/model';
import { importedPath } from '../../src/checks/parse/importedPath';
import { isRecord } from '../../src/lib/isRecord';
import { namesById } from '../../src/checks/records';
import { isAhead } from '../../src/checks/rules/articlesAhead';
import type { Navigation, NavigationItem } from '../../src/content/navigation';
import { todayInIndia } from '../../src/content/today';

const site = readSite(process.cwd());

const isShown = ({ isDraft }: Page): boolean => !isDraft;

/** The pages under docs/ that a build shows. */
export const pages: readonly Page[] = site.pages.filter(isShown);

interface Article {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly date: string;
  /** The number that its drawing shows */
  readonly number: string;
  readonly tags: readonly string[];
  readonly page: Page;
}

function articleOf(page: Page): Article {
  const fields = (page.frontMatter?.data ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    path: page.url,
    title: page.title,
    excerpt: text('excerpt'),
    category: text('category'),
    date: text('date'),
    number: isRecord(fields['drawing']) ? String(fields['drawing']['number']) : '',
    tags: Array.isArray(fields['tags']) ? fields['tags'].map(String) : [],
    page,
  };
}

/** The articles that a build shows, newest first. */
export const articles: readonly Article[] = site.articles
  .filter(isShown)
  .map(articleOf)
  .sort((a, b) => b.date.localeCompare(a.date));

/** The newest article that has what a test needs. */
export function findArticle(wanted: (article: Article) => boolean, what: string): Article {
  const found = articles.find(wanted);
  if (!found) throw new Error(`No article has ${what}.`);
  return found;
}

/** How often a page uses a component. */
export function countOf(component: string, { components }: Page): number {
  return components.filter(({ name }) => name === component).length;
}

type Row = Readonly<Record<string, unknown>>;

/** The rows of every list of a page, in the order of its files. */
export function rowsOf(path: string): readonly Row[] {
  const files = pages.find(({ url }) => url === path)?.dataFiles ?? new Set<string>();
  return site.data.filter((file) => files.has(file.path)).flatMap(({ rows }) => rows);
}

const names = Object.values(namesById(site));

/** What a row is called: its first field, or the name of the provider, card or fund whose id stands there. */
export function nameOf(row: Row): string {
  const first = String(Object.values(row)[0]);
  return names.map((byId) => byId?.get(first)).find((name) => name !== undefined) ?? first;
}

/** The lists that rank, as pages show them: which one, of which page, with the files of its rows. */
export const offerLists = pages.flatMap((page) =>
  page.components
    .filter(({ name }) => name === 'OfferList')
    .map(({ props }) => {
      const [id, part, ...imported] = ['id', 'part', 'data', 'below'].map((name) => {
        const value = props.find((prop) => prop.name === name)?.value;
        return value?.form === 'text' ? value.text : value?.form === 'identifier' ? value.name : undefined;
      });
      const paths = imported.map((name) => page.imports.find(({ names }) => name && names.includes(name))?.from);
      const files = paths.flatMap(
        (from) => site.data.find(({ path }) => from && path === importedPath(page.path, from)) ?? [],
      );
      return { id, part, page: page.url, files };
    }),
);

/** The rows of the file of a kind that there is only one of. */
export function rowsOfKind(kind: string): readonly Row[] {
  return site.data.find((file) => file.kind === kind)?.rows ?? [];
}

/** The whole of the file of a kind that there is only one of. */
export function dataOfKind(kind: string): unknown {
  return site.data.find((file) => file.kind === kind)?.data;
}

/** Articles that are in the list of addresses already, and appear on a later day. */
const ahead = new Set(site.articles.filter(isAhead).map(({ url }) => url));

/** Every address ever published. */
export const publishedAddresses: readonly string[] = site.addresses
  .map(({ address }) => address)
  .filter((address) => !ahead.has(address));

/** Where an address leads that has moved or is guessed. */
export const redirects: ReadonlyMap<string, string> = new Map(
  rowsOfKind('redirects').map((row) => [String(row['from']), String(row['to'])]),
);

/** Where an address leads now: to itself, or to where its page has moved. The place after # stays. */
export function addressNow(address: string): string {
  const [path = '', place] = address.split('#');
  const to = redirects.get(path)?.split('#')[0];
  return to === undefined ? address : addressNow(place === undefined ? to : `${to}#${place}`);
}

const navigation = site.data.find(({ kind }) => kind === 'navigation')?.data as Navigation;

/** The header, in order, and the items of it that open a list. */
export const headerItems: readonly NavigationItem[] = navigation.header;
export const headerGroups = navigation.header
  .map(({ name, path, dropdown = [] }) => ({ name, path, dropdown }))
  .filter(({ dropdown }) => dropdown.length > 0);

/** The value of a figure that holds today: one may be written before its first day. */
export function presentValue({ periods }: Readonly<Record<string, unknown>>): string {
  const today = todayInIndia();
  return (periods as { value: string; from: string }[]).filter(({ from }) => from <= today).at(-1)!.value;
}
