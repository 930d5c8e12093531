import { vocabulary } from '../../content/schemas/mdxComponents';
import { idsOf } from '../records';
import type { Page, Site } from '../model';

/** The ids on the home page, which has no content file. */
const homeAnchors: readonly string[] = ['products'];

export interface Anchors {
  /** All ids on a page; undefined if a file with some of them cannot be read. */
  ofPage(page: Page): readonly string[] | undefined;
  ofUrl(url: string): readonly string[] | undefined;
}

/** Finds the anchors of each page when they are first needed. */
export function anchorsOf(site: Site, pages: ReadonlyMap<string, Page>): Anchors {
  const known = new Map<string, readonly string[] | undefined>();

  function read({ parts }: Page): readonly string[] | undefined {
    const anchors: string[] = [];
    for (const { fault, headings, components } of parts) {
      if (fault) return undefined;
      anchors.push(...headings.map(({ id }) => id));
      for (const { name } of components) {
        const brought = name !== null && Object.hasOwn(vocabulary, name) ? vocabulary[name]?.anchors : undefined;
        const ids = typeof brought === 'string' ? idsOf(site, brought) : brought;
        if (brought && !ids) return undefined;
        anchors.push(...(ids ?? []));
      }
    }
    return anchors;
  }

  function ofPage(page: Page): readonly string[] | undefined {
    if (!known.has(page.path)) known.set(page.path, read(page));
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
