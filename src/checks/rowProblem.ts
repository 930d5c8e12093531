import { kindOf } from '../content/schemas';
import type { DataFile } from './model';
import type { Problem } from './problem';
import { entryAt, fieldText } from './validate';

/** A problem of a value in a row. @param at its path in the row */
export function rowProblem(file: DataFile, index: number, at: readonly PropertyKey[], message: string): Problem {
  const place = ['rows', index, ...at];
  const nameField = (file.kind && kindOf(file.kind).nameField) ?? '';
  const entry = entryAt(place, { file, nameField });
  return {
    path: file.path,
    ...file.placeOf(place),
    ...entry,
    field: fieldText(place),
    found: file.foundAt(place),
    message,
  };
}
