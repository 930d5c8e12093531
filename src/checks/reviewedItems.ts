import { parseDocument } from 'yaml';
import * as z from 'zod';
import type { ContentFile } from './cli/readContent';
import { contentPages, pagesBy } from './contentPages';
import type { ReviewedItem } from '../content/freshness';
import { undatedKinds } from '../content/schemas';

const reviewed = z.object({ checked: z.iso.date(), reviewEveryDays: z.number() });
const registry = z.object({ kind: z.literal('figures'), rows: z.array(z.object({ id: z.string() }).and(reviewed)) });
const undated = z.object({ kind: z.enum(undatedKinds) });

export interface ReviewedContent {
  readonly items: readonly ReviewedItem[];
  /** Data files that could not be read; `npm run check` says why. */
  readonly unreadable: readonly string[];
}

/** Every data file and figure of the content tree with its review date. Where pages are left out, none are named. */
export function reviewedItems(files: readonly ContentFile[]): ReviewedContent {
  const pages = contentPages(files);
  const ofFigure = pagesBy(pages, 'figures');
  const ofDataFile = pagesBy(pages, 'dataFiles');
  const items: ReviewedItem[] = [];
  const unreadable: string[] = [];

  for (const { path, text } of files.filter((file) => file.path.endsWith('.yml'))) {
    const document = parseDocument(text);
    const data: unknown = document.errors.length > 0 ? undefined : document.toJS();
    const figures = registry.safeParse(data);
    const list = reviewed.safeParse(data);
    if (figures.success) {
      for (const { id, checked, reviewEveryDays } of figures.data.rows) {
        items.push({ name: `figure ${id}`, checked, reviewEveryDays, pages: ofFigure.get(id) ?? [] });
      }
    } else if (list.success) {
      items.push({ name: path, ...list.data, pages: ofDataFile.get(path) ?? [] });
    } else if (!undated.safeParse(data).success) {
      unreadable.push(path);
    }
  }
  return { items, unreadable };
}
