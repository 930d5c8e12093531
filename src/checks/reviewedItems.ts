import * as z from 'zod';
import type { ReviewedItem } from '../content/freshness';
import { undatedKinds } from '../content/schemas';
import { addressed, pagesBy } from './model';
import type { Site } from './model';

const reviewed = z.object({ checked: z.iso.date(), reviewEveryDays: z.number() });
/** Market practice has no day of a check, and is never due. */
const registry = z.array(
  z.object({ id: z.string() }).and(z.union([reviewed, z.object({ practice: z.string(), checked: z.undefined() })])),
);

export interface ReviewedContent {
  readonly items: readonly ReviewedItem[];
  /** Data files that could not be read; `npm run check` says why. */
  readonly unreadable: readonly string[];
}

/** Every data file and figure of the site with its review date and the pages that show it. */
export function reviewedItems(site: Site): ReviewedContent {
  const pages = addressed(site);
  const ofFigure = pagesBy(pages, 'figures');
  const ofDataFile = pagesBy(pages, 'dataFiles');
  const items: ReviewedItem[] = [];
  const unreadable: string[] = [];

  for (const { path, kind, data, rows } of site.data) {
    const figures = kind === 'figures' ? registry.safeParse(rows).data : undefined;
    const list = reviewed.safeParse(data);
    if (figures) {
      for (const figure of figures) {
        if (figure.checked === undefined) continue;
        const { id, checked, reviewEveryDays } = figure;
        items.push({ name: `figure ${id}`, checked, reviewEveryDays, pages: ofFigure.get(id) ?? [] });
      }
    } else if (list.success) {
      items.push({ name: path, ...list.data, pages: ofDataFile.get(path) ?? [] });
    } else if (!undatedKinds.some((undated) => undated === kind)) {
      unreadable.push(path);
    }
  }
  return { items, unreadable };
}
