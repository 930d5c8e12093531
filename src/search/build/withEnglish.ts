import { BY_NAME, type Subject, type SubjectsFile } from '../subjects';

/**
 * The subjects of another language with what only English has. Its own are also found by their English names, since readers of Hindi type "home
 * loan" as often as "होम लोन", and a synonym means an English word. The pages that it lacks come after them, by their names in its menus.
 * @param inMenus names of pages in the menus of the language, by address
 */
export function withEnglish(
  translated: SubjectsFile,
  english: SubjectsFile,
  inMenus: ReadonlyMap<string, readonly string[]>,
): SubjectsFile {
  const byAddress = new Map(english.subjects.map((subject) => [subject.address, subject]));
  const addresses = new Set(translated.subjects.map(({ address }) => address));
  const named = (subject: Subject, names: readonly string[]): Subject => ({
    ...subject,
    names: [...new Set([...subject.names, ...names])],
  });
  const inEnglish = (subject: Subject): Subject => {
    const names = inMenus.get(subject.address) ?? [];
    const [title] = names;
    return named({ ...subject, title: title ?? subject.title, inEnglish: title === undefined ? 'all' : 'text' }, names);
  };
  const missing = english.subjects.filter(({ kind, address }) => !BY_NAME.has(kind) && !addresses.has(address));
  return {
    ...translated,
    subjects: [
      ...translated.subjects.map((subject) => named(subject, byAddress.get(subject.address)?.names ?? [])),
      ...missing.map(inEnglish),
    ],
  };
}
