/**
 * Which page numbers a paginator shows: the first, the last, and those around the one being read. A gap of one page is
 * filled, since three dots would take the same room.
 * @param current from 1 to `count`
 * @param count how many pages there are
 * @returns rising numbers, with `null` where some are left out
 */
export function pageNumbers(current: number, count: number): readonly (number | null)[] {
  const wanted = new Set([1, current - 1, current, current + 1, count]);
  const shown: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= count; page += 1) {
    if (!wanted.has(page)) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push(null);
    shown.push(page);
    previous = page;
  }
  return shown;
}

/** The address of a page of the list. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`;
}
