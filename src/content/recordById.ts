/**
 * Finds a record by its id. `npm run check` reports unknown ids with their lines.
 * @param file name of the file in src/content, without its extension
 * @throws {Error} when there is none
 */
export function recordById<Row extends { readonly id: string }>(rows: readonly Row[], id: string, file: string): Row {
  const row = rows.find((record) => record.id === id);
  if (!row) throw new Error(`There is no "${id}" in src/content/${file}.yml.`);
  return row;
}
