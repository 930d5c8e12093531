import type { DataFile, Site } from '../checks/model';
import { namesById } from '../checks/records';
import { isRowKind, kindOf } from '../content/schemas';
import { isRecord } from '../lib/isRecord';

/** What `hold:` takes out of the site, or gives back. */
export interface HoldEffect {
  readonly file: string;
  /** "State Bank of India, rate", or "the whole list" */
  readonly what: string;
  /** Why, as visitors read it; empty where it is not held */
  readonly from: string;
  readonly to: string;
}

/** The reasons in a file, by what they hold. */
function reasonsIn(file: DataFile, nameOf: (id: string) => string): ReadonlyMap<string, string> {
  if (!isRowKind(file.kind)) return new Map();
  const { rowKey } = kindOf(file.kind);
  const ofRows = file.rows.flatMap(({ hold, [rowKey]: id }): (readonly [string, unknown])[] => {
    const name = nameOf(String(id));
    return isRecord(hold)
      ? Object.entries(hold).map(([field, why]) => [`${name}, ${field}`, why] as const)
      : [[name, hold]];
  });
  const all = [['the whole list', file.fields.hold] as const, ...ofRows];
  return new Map(all.flatMap(([what, why]) => (typeof why === 'string' ? [[what, why] as const] : [])));
}

/** What is held back, or no more, or for another reason. */
export function holdEffects(before: Site, after: Site): readonly HoldEffect[] {
  const { providers, cards, funds, insurers } = namesById(after);
  const nameOf = (id: string): string =>
    [providers, cards, funds, insurers].flatMap((names) => names?.get(id) ?? [])[0] ?? id;
  return after.data.flatMap((file) => {
    const earlier = before.data.find(({ path }) => path === file.path);
    const [was, is] = [earlier ? reasonsIn(earlier, nameOf) : new Map<string, string>(), reasonsIn(file, nameOf)];
    return [...new Set([...is.keys(), ...was.keys()])].flatMap((what): HoldEffect[] => {
      const [from = '', to = ''] = [was.get(what), is.get(what)];
      return from === to ? [] : [{ file: file.path, what, from, to }];
    });
  });
}
