/** At most this many ids are read, because anybody can write an address. */
const MOST_READ = 12;

/** The valid part of a comparison in an address. */
export interface Chosen<Row> {
  /** In the order of the address, without duplicates */
  readonly rows: readonly Row[];
  /** Ids without a row: removed rows, or nonsense */
  readonly unknown: readonly string[];
  /** Rows beyond the available columns */
  readonly tooMany: readonly Row[];
}

/**
 * Finds the rows named in an address.
 * @param text comma-separated ids
 * @param most number of columns available
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
