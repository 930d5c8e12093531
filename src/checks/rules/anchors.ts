import { vocabulary } from '../../content/schemas/mdxComponents';
import { importedPath } from '../model';
import { idsOf } from '../records';
import type { Page, Site } from '../model';

/** Ids that the home page gives its parts; no content file stands behind it. */
const homeAnchors: readonly string[] = ['products'];

export interface Anchors {
  /** Every place on a page that a link may name; undefined where a file that has some of them cannot be read. */
  ofPage(page: Page): readonly string[] | undefined;
  ofUrl(url: string): readonly string[] | undefined;
}

/** Finds the anchors of each page once, when a link first asks for them. */
export function anchorsOf(site: Site, pages: ReadonlyMap<string, Page>): Anchors {
  const partials = new Map(site.partials.map((page) => [page.path, page]));
  const known = new Map<string, readonly string[] | undefined>();

  function read(page: Page, seen: ReadonlySet<string>): readonly string[] | undefined {
    if (page.fault) return undefined;
    const anchors = page.headings.map(({ id }) => id);
    for (const { name } of page.components) {
      const brought = name !== null && Object.hasOwn(vocabulary, name) ? vocabulary[name]?.anchors : undefined;
      const ids = typeof brought === 'string' ? idsOf(site, brought) : brought;
      if (brought && !ids) return undefined;
      anchors.push(...(ids ?? []));
    }
    for (const { from } of page.imports) {
      const partial = partials.get(importedPath(page.path, from));
      if (!partial || seen.has(partial.path)) continue;
      const inPartial = read(partial, new Set([...seen, partial.path]));
      if (!inPartial) return undefined;
      anchors.push(...inPartial);
    }
    return anchors;
  }

  function ofPage(page: Page): readonly string[] | undefined {
    if (!known.has(page.path)) known.set(page.path, read(page, new Set([page.path])));
    return known.get(page.path);
  }

  return {
    ofPage,
    ofUrl(url) {
      const page = pages.get(url);
      return page ? ofPage(page) : url === '/' ? homeAnchors : [];
    },
  };
}
