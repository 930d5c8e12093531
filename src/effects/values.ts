import { amountsIn, farMove } from '../checks/edits/amounts';
import type { DataFile, Site } from '../checks/model';
import { changedRows, type ChangedValue, type Source } from '../changes/values';
import type { Answers, ListAnswers } from './answers';

/** A value that differs, and what it does to the order of its list. */
export interface ValueEffect {
  readonly file: string;
  readonly line: number;
  readonly row: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** "first of 28"; undefined where no list ranks its row */
  readonly place?: string;
  /** The documents behind it, before and after */
  readonly sources: { readonly from: string; readonly to: string };
  /** Whether it is, or was, the first row of a list, or moved by a lot: then a reviewer needs the words of the document */
  readonly asksForExcerpt: boolean;
}

/** A row that came or went. */
export interface RowEffect {
  readonly file: string;
  readonly row: string;
  readonly change: 'new' | 'gone';
}

/** The values and rows of all data files that differ, those of pages in the order of their files. */
export function valueEffects(
  before: Pick<Site, 'data'>,
  after: Pick<Site, 'data'>,
  answers: { readonly before: Answers; readonly after: Answers },
): { readonly values: readonly ValueEffect[]; readonly rows: readonly RowEffect[] } {
  const changes = after.data.flatMap((file) => {
    const changed = changedRows(file.path, before, after);
    return changed && file.kind !== 'documents' ? [{ file, changed }] : [];
  });
  return {
    values: changes.flatMap(({ file, changed }) => changed.values.map((value) => effectOf(value, file, answers))),
    rows: changes.flatMap(({ file: { path: file }, changed }) => [
      ...changed.added.map((row): RowEffect => ({ file, row, change: 'new' })),
      ...changed.gone.map((row): RowEffect => ({ file, row, change: 'gone' })),
    ]),
  };
}

function effectOf(
  value: ChangedValue,
  file: DataFile,
  { before, after }: { readonly before: Answers; readonly after: Answers },
): ValueEffect {
  const { id, field, row, label, sources } = value;
  const { from, to } = partsThatDiffer(value);
  const index = file.rows.findIndex((one) => Object.values(one).includes(id));
  const place = placeOf(after.lists, value);
  const wasFirst = placeOf(before.lists, value)?.startsWith('first');
  return {
    file: file.path,
    line: file.placeOf(['rows', index, field]).line,
    row,
    label,
    from,
    to,
    ...(place !== undefined && { place }),
    sources: { from: sourceText(sources.before), to: sourceText(sources.after) },
    asksForExcerpt: wasFirst === true || place?.startsWith('first') === true || movesFar(from, to),
  };
}

/** Of values with several parts, those that differ: "from 7.20%, on its page of October" and "from 2.75%, on its page of October". */
function partsThatDiffer({ from, to }: Pick<ChangedValue, 'from' | 'to'>): Pick<ChangedValue, 'from' | 'to'> {
  const [old, now] = [from, to].map((text) => text.split(/(?:,|;) /)) as [string[], string[]];
  const without = (parts: readonly string[], others: readonly string[]): string =>
    parts.filter((part) => !others.includes(part)).join(', ');
  const [left, right] = [without(old, now), without(now, old)];
  return left === '' || right === '' ? { from, to } : { from: left, to: right };
}

/** The best place of a row in the lists that rank it: "first of 28". */
function placeOf(lists: readonly ListAnswers[], { id, row }: Pick<ChangedValue, 'id' | 'row'>): string | undefined {
  const places = lists.flatMap(({ ranked }) => {
    const place = ranked.findIndex((one) => one.id === id || one.name === row);
    return place < 0 ? [] : [{ place, count: ranked.length }];
  });
  const [best] = places.sort((a, b) => a.place - b.place);
  return best && `${best.place === 0 ? 'first' : `number ${best.place + 1}`} of ${best.count}`;
}

const sourceText = (sources: readonly Source[]): string =>
  sources.map(({ id, day }) => `${id} (${day})`).join(', ') || 'no document';

/** Whether an amount in it moves by more than amounts usually move. */
export function movesFar(from: string, to: string): boolean {
  const old = amountsIn(from);
  return amountsIn(to).some((amount, index) => old[index] !== undefined && farMove(amount, old[index]) !== undefined);
}
