import { siteFolder } from '../lib/siteLocale';
import { fetchWithin } from '../machines/fields/fetching/within';
import { indexOf, type Index } from './subjectIndex';
import { SEARCH_SUBJECTS_PATH } from '../content/searchIndex';
import type { SubjectsFile } from './subjects';

let loading: Promise<Index> | undefined;

/**
 * Fetches and indexes the subjects, once.
 * @throws when they cannot be fetched or read; the next call tries again
 */
export function loadSubjects(): Promise<Index> {
  if (!loading) {
    const index = fetchWithin(siteFolder + SEARCH_SUBJECTS_PATH, async (response) =>
      indexOf((await response.json()) as SubjectsFile),
    );
    loading = index;
    index.catch(() => (loading = undefined));
  }
  return loading;
}
