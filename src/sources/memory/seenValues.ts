import type { SeenValue } from '../../content/seenUnchanged';
import { readMemory } from './memory';

/** What was last seen of each value, by `file#row#field`: of several documents that say it, the one that was looked at last. */
export function seenValues(folder: string): ReadonlyMap<string, SeenValue> {
  const latest = new Map<string, SeenValue & { readonly looked: string }>();
  for (const { values } of readMemory(folder)) {
    for (const [key, { value, seen, now, looked }] of Object.values(values).flatMap((own) => Object.entries(own))) {
      const known = latest.get(key);
      if (known && known.looked >= looked) continue;
      latest.set(key, { value, seen, isChanged: now !== undefined, looked });
    }
  }
  return latest;
}
