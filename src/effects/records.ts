import type { Site } from '../checks/model';
import { textOf } from './newRows';

/** A document or a domain that is new, gone or different. */
export interface RecordEffect {
  readonly file: string;
  readonly what: string;
  readonly change: 'new' | 'gone' | 'changed';
}

type Kind = 'documents' | 'official-domains';

/** The documents or domains that are new, gone or different. @param name the field that is their name */
export function changedRecords(before: Site, after: Site, kind: Kind, name: string): readonly RecordEffect[] {
  const rowsOf = ({ data }: Site) =>
    new Map(
      data
        .filter((file) => file.kind === kind)
        .flatMap((file) => file.rows.map((row) => [String(row[name]), { file: file.path, row }] as const)),
    );
  const [old, now] = [rowsOf(before), rowsOf(after)];
  return [...new Map([...old, ...now])].flatMap(([id, { file, row }]): RecordEffect[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const { publisher, owner, address, read, kind: of } = row;
    const what = [id, publisher ?? owner, of, address, read].filter(Boolean).join(', ');
    if (was && is) {
      const fields = [...new Set([...Object.keys(was.row), ...Object.keys(is.row)])];
      const changed = fields
        .filter((field) => JSON.stringify(was.row[field]) !== JSON.stringify(is.row[field]))
        .map((field) => `${field}: ${textOf(was.row[field]) || 'nothing'} → ${textOf(is.row[field]) || 'nothing'}`);
      return changed.length === 0 ? [] : [{ file, what: [what, ...changed].join('. '), change: 'changed' }];
    }
    return [{ file, what, change: is ? 'new' : 'gone' }];
  });
}
