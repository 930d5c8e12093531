/** Ids of the source documents of all values of a record, in order and with duplicates. */
export function documentsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'document' && typeof part === 'string' ? [part] : documentsIn(part),
  );
}
