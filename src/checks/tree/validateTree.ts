import type { ContentFile } from '../cli/readContent';
import { figureIdsIn } from '../../content/figures';
import { validateContent } from '../validateContent';
import { sortProblems } from '../problem';
import type { Problem } from '../problem';
import { addressProblems } from './addressProblems';
import { codePages, pageFiles } from './addresses';
import { fileProblems, isReadable } from './fileProblems';
import { linkProblems } from './linkProblems';
import { pageNameProblems } from './pageNameProblems';
import { heavyPictures, pictureProblems, servedAt } from './pictureProblems';
import type { Asset } from './pictureProblems';
import { redirectProblems } from './redirectProblems';
import { REDIRECTS_PATH, redirectsIn } from './redirects';

/** All that an editor may change. */
export interface ContentTree {
  readonly files: readonly ContentFile[];
  /** Files that are served as they are. */
  readonly assets: readonly Asset[];
  /** Text of src/content/addresses.txt. */
  readonly addresses: string;
}

/** What a build makes, beside its pages. */
const generated: readonly string[] = [
  ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/blog/articles.json'],
  '/sitemap.xml',
];

/**
 * Every problem of the content: each file by itself, what holds between files, and between the pages and the addresses that
 * visitors know.
 * @param today year-month-day
 * @param inOrder paths of pages, articles and partials that are known to have no problem by themselves
 */
export function validateTree(
  { files, assets, addresses: list }: ContentTree,
  today: string,
  inOrder?: ReadonlySet<string>,
): Problem[] {
  const unreadable = new Set(files.filter((file) => !isReadable(file)).map(({ path }) => path));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const redirects = redirectsIn(texts.get(REDIRECTS_PATH) ?? '');
  const pages = pageFiles(files);
  const addresses = [...codePages, ...pages.keys()];
  const domains = domainsIn(texts.get('src/content/official-domains.yml') ?? '');
  const targets = {
    pages,
    texts,
    unreadable,
    domains,
    figureIds: figureIdsIn(texts.get('src/content/figures.yml') ?? ''),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
    served: [...generated, ...assets.map(servedAt)],
  };
  const problems = [
    ...validateContent(files, today, { domains, addresses, moved: targets.moved }, inOrder),
    ...pageNameProblems(files),
    ...addressProblems(list, pages, redirects),
    ...redirectProblems(redirects, addresses),
    ...linkProblems(files, targets),
    ...files.filter(({ path }) => path.endsWith('.mdx')).flatMap((file) => pictureProblems(file, assets)),
    ...heavyPictures(assets),
  ];
  return sortProblems([
    ...files.flatMap(fileProblems),
    // What else is said of a file in another encoding would only mislead.
    ...problems.filter(({ path }) => !unreadable.has(path)),
  ]);
}

/** The listed domains. Read by pattern, so that one mistake in the list does not make every link look wrong. */
function domainsIn(text: string): string[] {
  return [...text.matchAll(/^\s*-\s*\{?\s*domain: *['"]?(?:www\.)?([a-z0-9.-]+)/gm)].map(([, domain = '']) => domain);
}
