import type { SubjectsFile } from '../subjects';

/**
 * The subjects of another language, which are also found by their English names: readers of Hindi type "home loan" as often as "होम लोन", and a
 * synonym means an English word.
 */
export function withEnglishNames(own: SubjectsFile, english: SubjectsFile): SubjectsFile {
  const byAddress = new Map(english.subjects.map((subject) => [subject.address, subject]));
  const subjects = own.subjects.map((subject) => {
    const other = byAddress.get(subject.address);
    return other ? { ...subject, names: [...new Set([...subject.names, ...other.names])] } : subject;
  });
  return { ...own, subjects };
}
