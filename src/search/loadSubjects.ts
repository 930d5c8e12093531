import { subjectIndex, type SubjectIndex } from '@site/src/search/rankSubjects';
import { SEARCH_SUBJECTS_PATH } from '@site/src/search/searchIndex';
import type { SubjectsFile } from '@site/src/search/subjects';
import { fetchWithin } from '../islands/fetching/within';

let loading: Promise<SubjectIndex> | undefined;

/**
 * What pages, calculators and figures are about; fetched once.
 * @throws when it cannot be fetched or read; the next call tries again
 */
export function loadSubjects(): Promise<SubjectIndex> {
  if (!loading) {
    const subjects = fetchWithin(SEARCH_SUBJECTS_PATH, async (response) =>
      subjectIndex((await response.json()) as SubjectsFile),
    );
    loading = subjects;
    subjects.catch(() => (loading = undefined));
  }
  return loading;
}
