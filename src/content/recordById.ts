/**
 * Finds a record by its id. `npm run check` reports unknown ids with their lines.
 * @param records name of their file or folder in src/content
 * @throws {Error} when there is none
 */
export function recordById<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  records: string,
): Row {
  const row = rows.find((record) => record.id === id);
  if (!row) throw new Error(`there is no "${id}" among the ${records} of src/content; add it there, or correct the id`);
  return row;
}
