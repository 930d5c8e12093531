/** More than this many ids are not looked at: anybody can write an address. */
const MOST_READ = 12;

/** What an address asks to be compared, as far as it can be. */
export interface Chosen<Row> {
  /** In the order of the address, each once */
  readonly rows: readonly Row[];
  /** What is asked for and no row has: a row that is gone, or nonsense */
  readonly unknown: readonly string[];
  /** Rows for which there is no column */
  readonly tooMany: readonly Row[];
}

/**
 * Finds the rows that an address names.
 * @param text ids with commas between them
 * @param most so many fit side by side
 */
export function chosenRows<Row extends { readonly id: string }>(
  text: string,
  rows: readonly Row[],
  most: number,
): Chosen<Row> {
  const ids = [...new Set(text.split(',').filter(Boolean))].slice(0, MOST_READ);
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const unknown = ids.filter((id) => !found.some((row) => row.id === id));
  return { rows: found.slice(0, most), unknown, tooMany: found.slice(most) };
}
