import type { Site } from '../checks/model';
import { documentIdsIn, namesById } from '../checks/records';
import { isRowKind, kindOf } from '../content/schemas';

/** How a list says that it was made, where a row has got a document of another kind than the list names. */
export interface ChosenEffect {
  readonly file: string;
  readonly line: number;
  readonly chosen: string;
  /** "Canara Bank: canara-car-loan-2026-11" */
  readonly rows: readonly string[];
}

/** The lists that name their documents once, unchanged in `chosen`, whose rows have got documents of their own. */
export function chosenEffects(before: Site, after: Site): readonly ChosenEffect[] {
  const { providers } = namesById(after);
  return after.data.flatMap((file): ChosenEffect[] => {
    const { chosen, source } = file.fields;
    const earlier = before.data.find(({ path }) => path === file.path);
    if (!earlier || !isRowKind(file.kind) || typeof chosen !== 'string' || source === undefined) return [];
    if (earlier.fields['chosen'] !== chosen) return [];
    const { rowKey } = kindOf(file.kind);
    const cited = new Set([source].flat());
    const rows = file.rows.flatMap((row) => {
      const known = documentIdsIn(earlier.rows.find((one) => one[rowKey] === row[rowKey]) ?? {});
      const own = [...new Set(documentIdsIn(row))].filter((id) => !cited.has(id) && !known.includes(id));
      const name = providers?.get(String(row[rowKey])) ?? String(row['name'] ?? row[rowKey]);
      return own.length === 0 ? [] : [`${name}: ${own.join(', ')}`];
    });
    return rows.length === 0 ? [] : [{ file: file.path, line: file.placeOf(['chosen']).line, chosen, rows }];
  });
}
