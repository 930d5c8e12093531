import { absenceIn, type Absence, type AbsenceFile } from '@site/src/search/absence';
import { SEARCH_ABSENCE_PATH } from '@site/src/search/searchIndex';
import { loadSubjects } from '../loadSubjects';
import { fetchWithin } from '../../islands/fetching/within';

let file: AbsenceFile | undefined;

/**
 * Detects that the list in the query does not contain the provider in the query.
 * @returns undefined where it has, or what it takes to know does not come: the results are there without it
 */
export async function findAbsence(question: string): Promise<Absence | undefined> {
  try {
    file ??= await fetchWithin(SEARCH_ABSENCE_PATH, async (response) => (await response.json()) as AbsenceFile);
    return absenceIn(question, file, await loadSubjects());
  } catch {
    return undefined;
  }
}
