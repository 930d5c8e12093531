import { addressed, type Page, type Site } from '../../checks/model';
import { namesById, redirectsOf } from '../../checks/records';
import { currentPeriod, shownValue } from '../../content/figures';
import { begunOn } from '../../content/onDay';
import type {
  Figure,
  FiguresFile,
  GlossaryFile,
  NavigationFile,
  NotCoveredFile,
  ProvidersFile,
  SearchWordsFile,
} from '../../content/schemas';
import { formatDay } from '../../lib/format/dates';
import { GLOSSARY_PATH } from '../../lib/glossary';
import { wordsOf } from '../words';
import type { Subject, SubjectKind, SubjectsFile } from '../subjects';
import * as words from './messages.en';

const FIGURES_PATH = '/figures';
const [CALCULATORS_PATH, QUESTIONS_PATH] = ['/calculators/', '/questions/'];

type Texts = Readonly<Record<string, unknown>>;

function dataOf(site: Pick<Site, 'data'>, kind: string): unknown {
  const file = site.data.find((one) => one.kind === kind);
  if (!file) throw new Error(`src/content/${kind}.yml is gone, and the search needs it.`);
  return file.data;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function kindOf({ kind, url }: Page, { company }: NavigationFile): SubjectKind {
  if (kind === 'article') return 'article';
  if (company.some(({ path }) => path === url)) return 'site';
  if (url.startsWith(CALCULATORS_PATH)) return 'calculator';
  return url.startsWith(QUESTIONS_PATH) ? 'question' : 'page';
}

type Links = NavigationFile['footer'];
type NamesByPath = ReadonlyMap<string, readonly string[]>;

function namesOf(links: Links): NamesByPath {
  const names = new Map<string, readonly string[]>();
  for (const { name, path } of links) names.set(path, [...(names.get(path) ?? []), name]);
  return names;
}

function menuLinks(site: Pick<Site, 'data'>): Links {
  const { header, footer, company, alsoOnHome } = dataOf(site, 'navigation') as NavigationFile;
  // Below "Insurance", "Home" means home insurance.
  const grouped = header.flatMap(({ name: group, path, dropdown = [] }) =>
    dropdown.map((link) => (path === undefined ? link : { ...link, name: `${link.name} ${group}` })),
  );
  return [...footer, ...grouped, ...company, ...alsoOnHome];
}

/** Names of pages in the menus, by address; a name of the footer says the whole. */
export const menuNames = (site: Pick<Site, 'data'>): NamesByPath => namesOf(menuLinks(site));

/** Names of pages in menus, and guessed addresses: /two-wheeler-insurance redirects to bike insurance. */
function namesInMenus(site: Pick<Site, 'data'>): NamesByPath {
  const guessed = redirectsOf(site).map(({ from, to }) => ({ name: from.slice(1).replace(/[-/]/g, ' '), path: to }));
  return namesOf([...menuLinks(site), ...guessed]);
}

/** Menu order, so that among equal matches home loans come before bike insurance. */
function inMenuOrder(pages: readonly Page[], { header, footer }: NavigationFile): readonly Page[] {
  const menu = [...header.flatMap(({ dropdown = [] }) => dropdown), ...footer].map(({ path }) => path);
  const placeOf = ({ url }: Page): number => (menu.includes(url) ? menu.indexOf(url) : menu.length);
  return [...pages].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The distinct words of the names in a page's lists. */
function offersOf(site: Pick<Site, 'data'>): (page: Page) => string {
  const full = Object.values(namesById(site));
  const short = new Map<string, string>(
    (dataOf(site, 'providers') as ProvidersFile).rows.map(({ name, shortName }) => [name, shortName]),
  );
  const nameOf = (row: Texts): string => {
    const first = String(Object.values(row)[0]);
    const name = full.map((byId) => byId?.get(first)).find((found) => found !== undefined) ?? first;
    return `${name} ${short.get(name) ?? ''}`;
  };
  return ({ dataFiles }) => {
    const rows = site.data.filter(({ path }) => dataFiles.has(path)).flatMap((file) => file.rows);
    return [...new Set(wordsOf(rows.map(nameOf).join(' ')))].join(' ');
  };
}

function figureSubjects(site: Pick<Site, 'data' | 'today'>): readonly Subject[] {
  return (dataOf(site, 'figures') as FiguresFile).rows.map((figure) => {
    const period = currentPeriod(begunOn(figure, site.today));
    return {
      kind: 'figure',
      address: `${FIGURES_PATH}#${figure.id}`,
      title: figure.label,
      text: shownValue(period),
      names: [figure.id.replace(/-/g, ' ')],
      dated: datedOf(figure, period.from),
    };
  });
}

/** The date of a figure's value: since when it holds, or when it was checked; market practice has none. */
function datedOf({ checked }: Figure, from: string | undefined): string {
  if (from !== undefined) return words.since({ day: formatDay(from) });
  return checked === undefined ? words.marketPractice : words.checkedOn({ day: formatDay(checked) });
}

function termSubjects(site: Pick<Site, 'data'>): readonly Subject[] {
  return (dataOf(site, 'glossary') as GlossaryFile).rows.map(({ id, term, full, short, also = [] }) => ({
    kind: 'term',
    address: `${GLOSSARY_PATH}#${id}`,
    title: full === undefined ? term : `${term}: ${full}`,
    text: short,
    names: [term, ...(full === undefined ? [] : [full]), ...also],
  }));
}

/** What people search for and the site does not have; sites of tests may have no such file. */
function absentSubjects(site: Pick<Site, 'data'>): readonly Subject[] {
  const file = site.data.find(({ kind }) => kind === 'not-covered')?.data as NotCoveredFile | undefined;
  return (file?.rows ?? []).map(({ id, name, what, ask, said }) => ({
    kind: 'absent',
    address: `/search#${id}`,
    title: name,
    text: what,
    // A suggestion leads to the search for its title.
    names: [name, ...said],
    ...(ask !== undefined && { ask }),
  }));
}

/**
 * The subjects of pages, calculators, figures and terms, with the words that visitors may search for.
 * @param pages indexed addresses
 * @throws when a required file of src/content is missing, or names of search-words.yml belong to no subject
 */
export function subjectsOf(site: Site, pages: readonly string[]): SubjectsFile {
  const { ignored, needing, defining, synonyms, names: said } = dataOf(site, 'search-words') as SearchWordsFile;
  const names = namesInMenus(site);
  const offers = offersOf(site);
  const navigation = dataOf(site, 'navigation') as NavigationFile;
  const subjects = inMenuOrder(addressed(site), navigation)
    .filter(({ url, isDraft }) => !isDraft && pages.includes(url))
    .map((page): Subject => {
      const { description, excerpt, tags } = page.fields;
      const [name = page.title] = page.title.split(/[:,]/);
      const named = [...listOf(tags), offers(page)].filter(Boolean).join(' ');
      return {
        kind: kindOf(page, navigation),
        address: page.url,
        title: page.title,
        text: textOf(description) || textOf(excerpt),
        names: [name, ...(names.get(page.url) ?? [])],
        ...(named && { offers: named }),
      };
    });
  const all = [...subjects, ...figureSubjects(site), ...termSubjects(site), ...absentSubjects(site)];
  const others = new Map(said.map((entry) => [entry.page, entry.said]));
  const idle = [...others.keys()].filter((page) => !all.some(({ address }) => address === page));
  if (idle.length > 0)
    throw new Error(`Remove ${idle.join(', ')} from names in search-words.yml: nothing is found there.`);
  const withOthers = (subject: Subject): Subject => ({
    ...subject,
    names: [...new Set([...subject.names, ...(others.get(subject.address) ?? [])])],
  });
  return { subjects: all.map(withOthers), ignored, needing, defining, synonyms };
}
