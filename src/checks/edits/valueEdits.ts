import { kindOf } from '../../content/schemas';
import { valuesIn, type FieldMeta } from '../../content/schemas/meta';
import type { Fields, Site } from '../model';
import { documentsOf } from '../records';
import { valueAt } from '../validate';
import { amountsIn } from './amounts';
import { rowEdits, type RowEdit } from './rowEdits';

/** A value whose numbers differ from those on the main branch. */
export interface ValueEdit extends Omit<RowEdit, 'earlier'> {
  /** In its row */
  readonly path: readonly PropertyKey[];
  readonly meta: FieldMeta;
  readonly now: string;
  readonly earlier: string;
  /** Ids of the documents that say it, and of those that said it */
  readonly documents: readonly string[];
  readonly earlierDocuments: readonly string[];
}

const DAY = /^\d{4}-\d{2}(?:-\d{2})?$/u;

/** The values of rows whose numbers were edited: no texts, names, dates and addresses. Values of a list that has grown or shrunk are left out. */
export function valueEdits(site: Site): readonly ValueEdit[] {
  return rowEdits(site).flatMap((edit): ValueEdit[] =>
    valuesIn(kindOf(edit.kind).row, edit.row).flatMap(({ path, value, meta }): ValueEdit | [] => {
      const was = isAligned(edit.row, edit.earlier.row, path) ? valueAt(edit.earlier.row, path) : undefined;
      const isText = meta.isText ?? (meta.idOf !== undefined || meta.leadsTo !== undefined);
      if (isText || value === was || (typeof was !== 'string' && typeof was !== 'number')) return [];
      const now = withoutRemark(String(value), meta);
      const earlier = withoutRemark(String(was), meta);
      if (DAY.test(now) || numbersOf(now) === numbersOf(earlier) || /^https?:/u.test(now)) return [];
      return {
        ...{ ...edit, path, meta, now, earlier },
        documents: documentsOf(edit.row, edit.file, path),
        earlierDocuments: documentsOf(edit.earlier.row, edit.earlier.file, path),
      };
    }),
  );
}

/** A quantity without the words in brackets after it. */
function withoutRemark(text: string, { quantity }: FieldMeta): string {
  return quantity === undefined ? text : text.replace(/ \(.+\)$/u, '');
}

function numbersOf(text: string): string {
  return amountsIn(text)
    .map(({ number, isPercent }) => `${number}${isPercent ? '%' : ''}`)
    .join(' ');
}

/** Whether no list on the way to a value has grown or shrunk, so that the same place means the same thing. */
function isAligned(row: Fields, earlier: Fields, path: readonly PropertyKey[]): boolean {
  return path.every((_key, length) => {
    const [now, then] = [valueAt(row, path.slice(0, length)), valueAt(earlier, path.slice(0, length))];
    return !Array.isArray(now) || (Array.isArray(then) && then.length === now.length);
  });
}
