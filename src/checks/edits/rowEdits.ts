import { isRowKind, kindOf, listingKinds, type RowKindName } from '../../content/schemas';
import type { DataFile, Fields, Site } from '../model';

/** A row that this branch edits: as it is now, and as it is on the main branch. */
export interface RowEdit {
  readonly file: DataFile;
  readonly index: number;
  readonly kind: RowKindName;
  readonly name: string;
  readonly row: Fields;
  readonly earlier: { readonly file: DataFile; readonly row: Fields };
}

/** The rows that differ from those of the same name on the main branch. A row of a list is known by its file, a record in any file by its id. */
export function rowEdits({ data, before }: Pick<Site, 'data' | 'before'>): readonly RowEdit[] {
  if (!before) return [];
  const known = new Map(before.data.filter((file) => !data.includes(file)).flatMap(rowsByName));
  return data
    .filter((file) => !before.data.includes(file))
    .flatMap((file) =>
      rowsByName(file).flatMap(([key, { row, index, kind, name }]): RowEdit | [] => {
        const earlier = known.get(key);
        if (!earlier || JSON.stringify(earlier.row) === JSON.stringify(row)) return [];
        return { file, index, kind, name, row, earlier: { file: earlier.file, row: earlier.row } };
      }),
    );
}

type NamedRow = Omit<RowEdit, 'earlier'>;

function rowsByName(file: DataFile): (readonly [string, NamedRow])[] {
  const { kind } = file;
  if (!isRowKind(kind)) return [];
  const isList = Object.hasOwn(listingKinds, kind);
  const { rowKey } = kindOf(kind);
  return file.rows.map((row, index) => {
    const name = String(row[rowKey]);
    return [`${isList ? file.path : kind} ${name}`, { file, index, kind, name, row }];
  });
}
