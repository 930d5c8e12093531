import { addressed, type Site } from '../../checks/model';
import { comparedListIds, comparedListOf, comparedLists, type ComparedListId } from '../../content/comparedLists';
import type { ProvidersFile } from '../../content/schemas';
import type { AbsenceFile } from '../absence';
import type { SubjectsFile } from '../subjects';
import { singular, wordsOf } from '../words';

type Provider = ProvidersFile['rows'][number];

const asPhrase = (text: string): string => wordsOf(text).join(' ');

/** Ids of the providers in the rows of a list, on all its pages; none if its rows have no provider ids. */
function idsIn(site: Site, id: ComparedListId): ReadonlySet<string> {
  const issuers = new Map(
    site.data.filter(({ kind }) => kind === 'cards').flatMap(({ rows }) => rows.map((row) => [row.id, row.issuer])),
  );
  const { listing } = comparedLists[id];
  const shown = addressed(site)
    .filter(({ url, isDraft }) => !isDraft && comparedListOf(listing, url) === id)
    .flatMap(({ dataFiles }) => [...dataFiles]);
  const rows = site.data
    .filter(({ path, kind }) => kind === listing && shown.includes(path))
    .flatMap((file) => file.rows);
  return new Set(rows.flatMap(({ provider, card }) => provider ?? issuers.get(card) ?? []).map(String));
}

/** The providers that a name may mean: "Bajaj" is the finance company and the housing finance company. A full name means one. */
function meantBy(phrase: string, providers: readonly Provider[]): readonly Provider[] {
  const exact = providers.filter(({ name }) => asPhrase(name) === phrase);
  if (exact.length > 0) return exact;
  return providers.filter(({ name, shortName }) =>
    [name, shortName].some((one) => ` ${asPhrase(one)} `.includes(` ${phrase} `)),
  );
}

/**
 * Finds the providers that each list does not have.
 * @param file other meanings of words on this site: "Indian" and "Capital" alone are not the name of a bank
 */
export function absenceOf(site: Site, { subjects, ignored, synonyms }: SubjectsFile): AbsenceFile {
  const { rows: providers } = site.data.find(({ kind }) => kind === 'providers')?.data as ProvidersFile;
  const meantOtherwise = new Set(
    [...subjects.flatMap(({ names }) => names), ...ignored, ...synonyms.flatMap(({ said }) => said)]
      .flatMap(wordsOf)
      .map(singular),
  );
  const isClear = (phrase: string): boolean =>
    phrase.length > 2 && wordsOf(phrase).some((word) => !meantOtherwise.has(singular(word)));
  const names = providers.flatMap(({ name, shortName }) => [
    { words: asPhrase(name), name },
    ...[name.replace(/ Bank$/, ''), shortName]
      .map((said) => ({ words: asPhrase(said), name }))
      .filter(({ words }) => isClear(words)),
  ]);
  const byWords = [...new Map(names.map((one) => [one.words, one])).values()];
  const pages = [...new Set(comparedListIds.map((id) => comparedLists[id].page))];
  const lists = pages.flatMap((page) => {
    const ids = comparedListIds.filter((id) => comparedLists[id].page === page);
    const held = new Set(ids.flatMap((id) => [...idsIn(site, id)]));
    if (held.size === 0) return [];
    const isHeld = ({ words }: { readonly words: string }): boolean =>
      meantBy(words, providers).some(({ id }) => held.has(id));
    const rows = ids.map((id) => comparedLists[id].title.toLowerCase()).join(' and ');
    return [{ rows, page, has: byWords.flatMap((one, place) => (isHeld(one) ? [place] : [])) }];
  });
  return { names: byWords, lists };
}
