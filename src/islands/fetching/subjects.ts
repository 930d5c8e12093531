import { subjectIndex, type SubjectIndex } from '@site/src/lib/search/rankSubjects';
import { SEARCH_SUBJECTS_PATH } from '@site/src/lib/search/searchIndex';
import type { SubjectsFile } from '@site/src/lib/search/subjects';
import { fetchWithin } from './within';

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
