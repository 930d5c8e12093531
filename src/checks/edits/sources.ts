import type { Site } from '../model';
import { documentRows } from '../records';

/** Returns a function that says whether a document is new, or has other days than on the main branch. @param before the main branch */
export function renewedDocuments(site: Site, before: Site): (id: string) => boolean {
  const [now, then] = [documentRows(site), documentRows(before)];
  const daysOf = (row: Readonly<Record<string, unknown>> = {}): string =>
    JSON.stringify([row['read'], row['published'], row['effective']]);
  return (id) => !then.has(id) || daysOf(now.get(id)) !== daysOf(then.get(id));
}
