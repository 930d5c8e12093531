import { addressed, type Page, type Site } from '../checks/model';
import type { Answer, Answers } from './answers';

/** A page that stands at another address than before. */
export interface Move {
  readonly from: Page;
  readonly to: Page;
}

/** The pages that moved: gone from one address, new at the one that a redirect leads to from there. */
export function movedPages(before: Site, after: Site): readonly Move[] {
  const [old, now] = [before, after].map((site) => new Map(addressed(site).map((page) => [page.url, page]))) as [
    Map<string, Page>,
    Map<string, Page>,
  ];
  const redirects = after.data.filter(({ kind }) => kind === 'redirects').flatMap(({ rows }) => rows);
  return redirects.flatMap(({ from, to }) => {
    const [page, moved] = [old.get(String(from)), now.get(String(to))];
    return page && moved && !now.has(page.url) && !old.has(moved.url) ? [{ from: page, to: moved }] : [];
  });
}

const stemOf = ({ path }: Page): string => path.replace(/\.mdx$/, '');

/** The earlier site as if its pages had always stood where they moved to, with the data files beside them. */
export function asMoved(before: Site, moves: readonly Move[]): Site {
  const moveOf = (page: Page): Page => {
    const move = moves.find(({ from }) => from.path === page.path);
    const dataFiles = new Set([...page.dataFiles].map(pathOf));
    return { ...page, dataFiles, ...(move && { path: move.to.path, url: move.to.url }) };
  };
  const pathOf = (path: string): string => {
    const move = moves.find(({ from }) =>
      [`${stemOf(from)}.yml`, `${stemOf(from)}-`].some((name) => path.startsWith(name)),
    );
    return move ? path.replace(stemOf(move.from), stemOf(move.to)) : path;
  };
  return {
    ...before,
    pages: before.pages.map(moveOf),
    articles: before.articles.map(moveOf),
    data: before.data.map((file) => ({ ...file, path: pathOf(file.path) })),
  };
}

/** The earlier answers at the addresses to which their pages moved. */
export function answersAsMoved({ home, lists, examples }: Answers, moves: readonly Move[]): Answers {
  const pageOf = (url: string): string => moves.find(({ from }) => from.url === url)?.to.url ?? url;
  const moved = (answer: Answer): Answer => {
    const move = moves.find(({ from }) => answer.id.startsWith(`${from.path} `));
    const id = move ? answer.id.replace(move.from.path, move.to.path) : answer.id;
    return { ...answer, id, page: pageOf(answer.page) };
  };
  return {
    home: home.map(moved),
    lists: lists.map((list) => ({ ...list, page: pageOf(list.page) })),
    examples: examples.map(moved),
  };
}
