import type { SubjectIndex } from './rankSubjects';
import { searchSubjects } from './searchSubjects';
import { wordsOf } from './words';

/** Which lists lack which banks and finance companies. Only the page of the search fetches it. */
export interface AbsenceFile {
  /** What providers are called, in lower case, and in full */
  readonly names: readonly { readonly words: string; readonly name: string }[];
  readonly lists: readonly {
    /** What the rows are: "savings accounts" */
    readonly rows: string;
    readonly page: string;
    /** Places in `names` of those that mean somebody in the rows, or may mean them */
    readonly has: readonly number[];
  }[];
}

/** That a list does not have the providers that were asked for. */
export interface Absence {
  readonly rows: string;
  readonly page: string;
  readonly names: readonly string[];
}

/** Finds providers in a question, of "kotak mahindra" the bank rather than Mahindra Finance: the longest name first, each word once. */
function namedIn(
  question: string,
  { names }: AbsenceFile,
): { readonly places: readonly number[]; readonly rest: string } {
  const longestFirst = names
    .map(({ words }, place) => ({ words, place }))
    .sort((one, other) => other.words.length - one.words.length);
  let rest = ` ${wordsOf(question).join(' ')} `;
  const named = longestFirst.filter(({ words }) => {
    const before = rest;
    rest = rest.replace(` ${words} `, '  ');
    return rest !== before;
  });
  return { places: named.map(({ place }) => place), rest };
}

/**
 * Finds out that the list that a question such as "kotak savings account" asks for does not have this bank.
 * @returns undefined where the question names no provider, or no list, or the list has a row of each
 */
export function absenceIn(question: string, file: AbsenceFile, index: SubjectIndex): Absence | undefined {
  const { places, rest } = namedIn(question, file);
  if (places.length === 0) return undefined;
  const [best] = searchSubjects(rest, index).ranked;
  const list = file.lists.find(({ page }) => best?.isNamed && `${best.subject.address}/`.startsWith(`${page}/`));
  if (!list) return undefined;
  const absent = places.filter((place) => !list.has.includes(place));
  if (absent.length === 0) return undefined;
  return { rows: list.rows, page: list.page, names: absent.flatMap((place) => file.names[place]?.name ?? []) };
}
