import { addressed, pagesBy, type DataFile, type Site } from '../checks/model';
import type { Answers, ListAnswers } from './answers';

/** Which lists show the records of a kind; those of other kinds are ranked nowhere. */
const LISTS_OF_RECORDS: Readonly<Record<string, RegExp>> = {
  cards: /^credit-cards$/,
  funds: /^funds /,
  insurers: /-insurers$|^health-plans$/,
};

/** The place of a row that its list shows below the ranked ones. */
export const UNRANKED = 'not ranked';

/** The lists that show the rows of a data file: those of its page, or those of its kind of record. */
function listsOf({ path, kind }: DataFile, site: Site, { lists }: Answers): readonly ListAnswers[] {
  const pages = new Set((pagesBy(addressed(site), 'dataFiles').get(path) ?? []).map((page) => page.path));
  return lists.filter(({ id, page }) => (pages.size > 0 ? pages.has(page) : LISTS_OF_RECORDS[String(kind)]?.test(id)));
}

/**
 * The place of a row in the list of its file, among the rows of its block: "first of 28", "not ranked".
 * @param row its id, and the name that visitors read
 * @returns undefined where no list has it
 */
export function placeOf(
  { id, row }: { readonly id: string; readonly row: string },
  file: DataFile,
  site: Site,
  answers: Answers,
): string | undefined {
  const isIt = (one: ListAnswers['ranked'][number]): boolean => one.id === id || one.name === row;
  const lists = listsOf(file, site, answers);
  const places = lists.flatMap(({ ranked }) => {
    const block = ranked.filter(({ block: of }) => of === ranked.find(isIt)?.block);
    const place = block.findIndex(isIt);
    return place < 0 ? [] : [{ place, count: block.length }];
  });
  const [best] = places.sort((a, b) => a.place - b.place);
  if (best) return `${best.place === 0 ? 'first' : `number ${best.place + 1}`} of ${best.count}`;
  return lists.some(({ unranked }) => unranked.some(isIt)) ? UNRANKED : undefined;
}
