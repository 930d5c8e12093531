import type { Reader } from './reading';
import { tokensOf } from './words';

/** Shorter prefixes match too many phrases. */
const SHORTEST_START = 2;

/**
 * Completes a prefix of a synonym at the end of the query: "होम" to "home loan", because "होम लोन" means that. The shortest synonym wins.
 * @returns the query with its end replaced by the meaning; undefined if it begins no synonym
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
