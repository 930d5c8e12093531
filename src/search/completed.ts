import type { Reader } from './reading';
import { tokensOf } from './words';

/** Fewer letters begin too many phrases. */
const SHORTEST_START = 2;

/**
 * Completes the end of what somebody types where it begins a synonym: "होम" to "home loan", as "होम लोन" means it. Of several, the
 * shortest is taken.
 * @returns the query with the meaning in the place of its end; undefined where it begins no synonym
 */
export function completed(typed: string, { synonyms }: Reader): string | undefined {
  const words = tokensOf(typed);
  const phrases = [...synonyms.values()].flat().map(({ said, means }) => ({ said: said.join(' '), means }));
  for (const at of words.keys()) {
    const end = words.slice(at).join(' ');
    const [shortest] = phrases
      .filter(({ said }) => end.length >= SHORTEST_START && said.startsWith(end))
      .sort((one, other) => one.said.length - other.said.length);
    if (shortest) return [...words.slice(0, at), ...shortest.means].join(' ');
  }
  return undefined;
}
