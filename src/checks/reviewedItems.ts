import * as z from 'zod';
import type { ReviewedItem } from '../content/freshness';
import { undatedKinds } from '../content/schemas';
import { addressed, pagesBy } from './model';
import type { Site } from './model';

const reviewed = z.object({ checked: z.iso.date(), reviewEveryDays: z.number() });
const registry = z.array(
  z.object({ id: z.string(), taxYear: z.string().optional(), setUntil: z.string().optional() }).and(reviewed),
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
    // Market practice has no date of a check, and is never due.
    const dated = rows.filter(({ practice }) => practice === undefined);
    const figures = kind === 'figures' ? registry.safeParse(dated).data : undefined;
    const list = reviewed.safeParse(data);
    if (figures) {
      for (const { id, ...dates } of figures) {
        items.push({ name: `figure ${id}`, ...dates, pages: ofFigure.get(id) ?? [] });
      }
    } else if (list.success) {
      items.push({ name: path, ...list.data, pages: ofDataFile.get(path) ?? [] });
    } else if (!undatedKinds.some((undated) => undated === kind)) {
      unreadable.push(path);
    }
  }
  return { items, unreadable };
}
