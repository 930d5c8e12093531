import type { Site } from '../checks/model';
import { columnsOf, listingKinds, type ListingKind } from '../content/schemas';
import { changedRows, type ChangedValue, type ValueChange } from './values';

export interface ListChanges {
  readonly values: readonly ValueChange[];
  /** Values that were wrong here */
  readonly corrections: readonly ValueChange[];
  /** Names of added and removed rows. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Compares a list in two versions of the site. A different value counts as a change if its source has changed, and as our correction if the
 * source is the same. A value on which two sources disagree is neither.
 * @returns undefined if there is nothing to tell, or the two cannot be compared
 */
export function diffLists(
  path: string,
  before: Pick<Site, 'data'>,
  after: Pick<Site, 'data'>,
): ListChanges | undefined {
  const changed = changedRows(path, before, after);
  if (!changed || !isListing(changed.kind)) return undefined;
  const shown = new Set(columnsOf(changed.kind).map(({ field }) => field));
  const asOf = ({ data }: Pick<Site, 'data'>): string => String(data.find((one) => one.path === path)?.fields.asOf);
  const isLater = asOf(before) < asOf(after);
  const found = changed.values.filter(({ field }) => shown.has(field));
  const values = found.filter((value) => isNews(value, isLater)).map(told);
  const corrections = found.filter((value) => isCorrection(value, isLater)).map(told);
  const { added, gone } = changed;
  return values.length + corrections.length + added.length + gone.length > 0
    ? { values, corrections, added, gone }
    : undefined;
}

/** The values of a list that were held back before, and are other values now. */
export function putRightIn(
  path: string,
  before: Pick<Site, 'data'>,
  after: Pick<Site, 'data'>,
): readonly ValueChange[] {
  const changed = changedRows(path, before, after);
  return changed?.values.filter(({ wasHeld }) => wasHeld).map(told) ?? [];
}

const told = ({ row, label, from, to }: ChangedValue): ValueChange => ({ row, label, from, to });

function isListing(kind: string): kind is ListingKind {
  return Object.hasOwn(listingKinds, kind);
}

/**
 * Whether a value changed because its source did: both values are from the same publisher, the new one from a later document. For rows without
 * documents, whether the list is of a later month.
 */
function isNews({ wasHeld, sources: { before, after } }: ChangedValue, isLater: boolean): boolean {
  if (wasHeld) return false;
  if (before.length === 0 || after.length === 0) return isLater;
  return after.some(({ publisher, day }) => {
    const same = before.filter((source) => source.publisher === publisher);
    return same.length > 0 && same.every((source) => source.day < day);
  });
}

/** Whether the value was held back, or both versions cite the same documents with the same dates, which then never had the old value. */
function isCorrection({ wasHeld, sources: { before, after } }: ChangedValue, isLater: boolean): boolean {
  if (wasHeld) return true;
  if (before.length === 0 || after.length === 0) return !isLater;
  const daysOf = (sources: typeof before): string =>
    sources
      .map(({ id, day }) => `${id} ${day}`)
      .sort()
      .join();
  return daysOf(before) === daysOf(after);
}
