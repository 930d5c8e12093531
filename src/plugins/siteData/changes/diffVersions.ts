import { describeFile } from './describeFile';
import type { Description, RowDescription } from './describeFile';

/** One thing that changed in a data file. Texts are as visitors read them. */
export type Change =
  /** The file is new, with so many rows. */
  | { readonly type: 'listed'; readonly rows: number }
  /** The file is gone. */
  | { readonly type: 'withdrawn' }
  | { readonly type: 'added' | 'removed'; readonly row: string; readonly figure?: string }
  /** Figures that were compared with their sources and stayed what they were. */
  | { readonly type: 'rechecked'; readonly rows: readonly string[] }
  | FieldChange;

/** A field of a row, or without a row one that stands above the rows. A text is missing where there was or is none. */
export interface FieldChange {
  readonly type: 'field';
  readonly row?: string;
  /** Id of the figure, when the row is one. */
  readonly figure?: string;
  readonly label: string;
  readonly from?: string;
  readonly to?: string;
}

/** Two versions of one data file; one of them is missing where the file begins or ends. */
export interface VersionPair {
  readonly before?: string;
  readonly after?: string;
}

/** What changed between two versions, in the order of the file. Nothing where a version cannot be read, and for a mere change of order. */
export function diffVersions({ before, after }: VersionPair): Change[] {
  if (before === undefined) {
    const rows = after === undefined ? undefined : describeFile(after)?.rows.size;
    return rows === undefined ? [] : [{ type: 'listed', rows }];
  }
  if (after === undefined) return [{ type: 'withdrawn' }];
  const [shortBefore, shortAfter] = withoutCommonRows(before, after);
  const from = describeFile(shortBefore);
  const to = describeFile(shortAfter);
  return from && to ? diffDescriptions(from, to) : [];
}

function diffDescriptions(from: Description, to: Description): Change[] {
  const changes: Change[] = fieldChanges(from.fields, to.fields, {});
  const rechecked: string[] = [];
  for (const [key, row] of to.rows) {
    const earlier = from.rows.get(key);
    const about = aboutRow(row);
    if (!earlier) {
      changes.push({ type: 'added', ...about });
      continue;
    }
    const fields = fieldChanges(earlier.fields, row.fields, about);
    if (fields.length === 0 && earlier.checked !== row.checked) rechecked.push(row.name);
    changes.push(...fields);
  }
  for (const [key, row] of from.rows) {
    if (!to.rows.has(key)) changes.push({ type: 'removed', ...aboutRow(row) });
  }
  if (rechecked.length > 0) changes.push({ type: 'rechecked', rows: rechecked });
  return changes;
}

function aboutRow({ name, figure }: RowDescription): { readonly row: string; readonly figure?: string } {
  return { row: name, ...(figure !== undefined && { figure }) };
}

type Texts = ReadonlyMap<string, string>;

function fieldChanges(from: Texts, to: Texts, about: Pick<FieldChange, 'row' | 'figure'>): FieldChange[] {
  return [...new Set([...to.keys(), ...from.keys()])].flatMap((label) => {
    const earlier = from.get(label);
    const later = to.get(label);
    if (earlier === later) return [];
    return [
      {
        type: 'field',
        ...about,
        label,
        ...(earlier !== undefined && { from: earlier }),
        ...(later !== undefined && { to: later }),
      },
    ];
  });
}

/**
 * Leaves out the rows that read the same in both texts. Parsing is what takes the time, some 40 ms for the registry of
 * figures, and most changes touch a row or two.
 */
function withoutCommonRows(before: string, after: string): [string, string] {
  const texts = [before, after].map((text) => text.split(/^(?= {2}- )/m)) as [string[], string[]];
  const [rowsBefore, rowsAfter] = texts.map(([, ...rows]) => new Set(rows.map((row) => row.trimEnd()))) as [
    Set<string>,
    Set<string>,
  ];
  const keep = ([head = '', ...rows]: string[], others: Set<string>): string =>
    [head, ...rows.filter((row) => !others.has(row.trimEnd()))].join('');
  return [keep(texts[0], rowsAfter), keep(texts[1], rowsBefore)];
}
