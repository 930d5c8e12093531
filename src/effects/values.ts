import { amountsIn, farMove } from '../checks/edits/amounts';
import { quotesOf } from '../checks/edits/quotes';
import type { DataFile, Site } from '../checks/model';
import { changedRows, type ChangedValue, type CitedDocument } from '../changes/values';
import { formatDay } from '../lib/format/dates';
import { isRecord } from '../lib/isRecord';
import type { Answers } from './answers';
import { textOf } from './newRows';
import { placeOf, UNRANKED } from './places';

/** A value that differs, and what it does to the order of its list. */
export interface ValueEffect {
  readonly file: string;
  readonly line: number;
  readonly id: string;
  readonly row: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** Of a value in periods, the days from which the old one and the new one hold */
  readonly since?: { readonly from: string; readonly to: string };
  /** "first of 28", "not ranked", "number 9 of 27 → not ranked" where the change takes it out; undefined where no list has its row */
  readonly place?: string;
  /** The documents behind it, before and after */
  readonly sources: { readonly from: string; readonly to: string };
  /** Words of its documents that hold one of its numbers */
  readonly quotes: readonly string[];
  /** Whether it is, or was, the first row of a list, or moved by a lot, or passes only by a new quote: then a reviewer needs the words of the document */
  readonly asksForExcerpt: boolean;
  /** What the check would ask about it, if no new quote answered */
  readonly question?: string;
}

/** A row that came or went. */
export interface RowEffect {
  readonly file: string;
  readonly row: string;
  readonly change: 'new' | 'gone';
}

/** One version: its content, and the answers that are compared. */
export interface Side {
  readonly site: Site;
  readonly answers: Answers;
}

/** The values and rows of all data files that differ, those of pages in the order of their files. */
export function valueEffects(
  before: Side,
  after: Side,
): { readonly values: readonly ValueEffect[]; readonly rows: readonly RowEffect[] } {
  const changes = after.site.data.flatMap((file) => {
    const changed = changedRows(file.path, before.site, after.site);
    return changed && file.kind !== 'documents' ? [{ file, changed }] : [];
  });
  return {
    values: changes.flatMap(({ file, changed }) => changed.values.map((value) => effectOf(value, file, before, after))),
    rows: changes.flatMap(({ file: { path: file }, changed }) => [
      ...changed.added.map((row): RowEffect => ({ file, row, change: 'new' })),
      ...changed.gone.map((row): RowEffect => ({ file, row, change: 'gone' })),
    ]),
  };
}

function effectOf(value: ChangedValue, file: DataFile, before: Side, after: Side): ValueEffect {
  const { id, field, part, row, label, sources } = value;
  const index = file.rows.findIndex((one) => Object.values(one).includes(id));
  const earlier = before.site.data.find(({ path }) => path === file.path)?.rows;
  const was = earlier?.find((one) => Object.values(one).includes(id))?.[field];
  const is = file.rows[index]?.[field];
  const periods = currentPeriods(was, is);
  const named = periods?.texts ?? (part === undefined ? namedParts(was, is) : undefined);
  const { from, to } = named ?? partsThatDiffer(value);
  // Those of earlier periods say nothing of the current one.
  const cited = periods ? { before: sources.before.slice(-1), after: sources.after.slice(-1) } : sources;
  const place = placeOf(value, file, after.site, after.answers);
  const placeBefore = placeOf(value, file, before.site, before.answers);
  const isFirst = [placeBefore, place].some((one) => one?.startsWith('first'));
  // A day is compared with the document where it is written, beside its values.
  const isDay = DAY.test(to);
  return {
    file: file.path,
    line: file.placeOf(['rows', index, field, ...(part === undefined ? [] : [part])]).line,
    id,
    row,
    label,
    from,
    to,
    ...(periods && { since: periods.since }),
    ...(place !== undefined && { place: leavesRanking(placeBefore, place) ? `${placeBefore} → ${place}` : place }),
    sources: { from: sourceText(cited.before), to: sourceText(cited.after) },
    quotes: quotesOf(
      cited.after.map((source) => source.id),
      after.site,
      to,
    ).map(({ words }) => words),
    asksForExcerpt: !isDay && (isFirst || movesFar(from, to)),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a row was ranked, and is no more. */
const leavesRanking = (before: string | undefined, place: string): boolean =>
  place === UNRANKED && before !== undefined && before !== UNRANKED;

/** A value in periods, the current one last. */
function currentOf(periods: unknown): { readonly value: string; readonly from: string } | undefined {
  const last: unknown = Array.isArray(periods) ? periods.at(-1) : undefined;
  if (!isRecord(last) || typeof last['value'] !== 'string' || typeof last['from'] !== 'string') return undefined;
  return { value: last['value'], from: last['from'] };
}

/** Of values in periods, the current ones: "5.50% (from 7 October 2026)". Undefined where only earlier periods differ. */
function currentPeriods(before: unknown, after: unknown) {
  const [old, now] = [currentOf(before), currentOf(after)];
  if (!old || !now || (old.value === now.value && old.from === now.from)) return undefined;
  const text = ({ value, from }: typeof now): string => `${value} (from ${formatDay(from)})`;
  return { texts: { from: text(old), to: text(now) }, since: { from: old.from, to: now.from } };
}

/** Of a group of plain values, those that differ, with their names: "yearly ₹499" → "₹949". */
function namedParts(before: unknown, after: unknown): Pick<ChangedValue, 'from' | 'to'> | undefined {
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const names = Object.keys({ ...after, ...before }).filter(
    (name) => name !== 'document' && name !== 'note' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0 || names.some((name) => [before, after].some((group) => typeof group[name] === 'object')))
    return undefined;
  const text = (group: Readonly<Record<string, unknown>>): string =>
    names
      .map((name) => (name === 'value' ? textOf(group[name]) : `${name} ${textOf(group[name]) || 'none'}`))
      .join(', ');
  const [only] = names;
  return {
    from: text(before),
    to: names.length === 1 && only !== undefined ? textOf(after[only]) || 'none' : text(after),
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

const sourceText = (sources: readonly CitedDocument[]): string =>
  [...new Set(sources.map(({ id, day }) => `${id} (${day})`))].join(', ') || 'no document';

/** Whether an amount in it moves by more than amounts usually move. What stands in brackets says when a value holds, and is none. */
export function movesFar(from: string, to: string): boolean {
  const [old, now] = [from, to].map((text) => amountsIn(text.replaceAll(/\s*\([^)]*\)/g, '')));
  return (now ?? []).some((amount, index) => old?.[index] !== undefined && farMove(amount, old[index]) !== undefined);
}
