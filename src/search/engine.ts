import { rank, type Found } from './rank';
import { readQuery, type Reader, type Reading } from './reading';
import { corrected } from './spelling';
import type { Index } from './subjectIndex';
import { tokensOf } from './words';

export interface SearchResults {
  /** Best first */
  readonly found: readonly Found[];
  /** Words that name the subject, as typed or corrected, for the full-text search */
  readonly words: string;
  /** The corrected words, if the query was misspelt */
  readonly instead?: string;
}

/** Minimum share of the best score if no result has all words. */
const NEAR_ENOUGH = 1 / 3;
/** Shorter prefixes match too much. */
const SHORTEST_START = 2;
/** A single trailing letter matches too much: "home l". */
const LONE_LETTER = /\s+\p{L}$/u;

/** Results with every word of the query, or with names that cover half of it. If none has every word, those close to the best score. */
function bestOf(found: readonly Found[]): readonly Found[] {
  if (found.some(({ isWhole }) => isWhole)) return found.filter(({ isWhole, isNamed }) => isWhole || isNamed);
  const [{ score: best } = { score: 0 }] = found;
  return found.filter(({ score }) => score >= best * NEAR_ENOUGH);
}

/**
 * Completes a prefix of a synonym at the end of the query: "होम" to "home loan", because "होम लोन" means that. The shortest synonym wins.
 * @returns the query with its end replaced by the meaning; undefined if it begins no synonym
 */
function completed(typed: string, { synonyms }: Reader): string | undefined {
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

/**
 * Searches the subjects, with one ranking for suggestions and for the search page.
 * @param isTyped whether the visitor is typing, so that the last word may be incomplete
 */
export function search(query: string, index: Index, isTyped = false): SearchResults {
  const { reader, vocabulary, written } = index;
  const reading = readQuery(isTyped ? query.replace(LONE_LETTER, '') : query, reader);
  const last = reading.words.at(-1) ?? '';
  const begun = isTyped && last.length >= SHORTEST_START ? last : undefined;
  const isKnown = (word: string): boolean =>
    [vocabulary, written].some((known) => known.has(word) || (word === begun && known.atPrefix(word).size > 0));
  const find = (found: Reading, more: { readonly begun?: string | undefined } = {}): readonly Found[] =>
    rank({ ...found, ...more, isStrange: !found.words.every(isKnown) }, index);

  const words = reading.typed.join(' ');
  const found = find(reading, { begun });
  const isAnswered = found.some(({ isWhole, subject }) => isWhole && subject.kind !== 'term');
  const whole = isTyped && !isAnswered ? completed(query, reader) : undefined;
  if (whole !== undefined) return { found: bestOf(find(readQuery(whole, reader))), words };
  if (reading.words.every(isKnown)) return { found: bestOf(found), words };

  const spelt = reading.typed.map((word) => {
    const typed = word.toLowerCase();
    if (isKnown(typed) || readQuery(typed, reader).words.every(isKnown)) return word;
    const near = corrected(typed, vocabulary);
    return near === typed ? word : near;
  });
  const instead = spelt.join(' ');
  if (instead === words) return { found: bestOf(found), words };
  const { amounts, asksMeaning } = reading;
  return { found: bestOf(find({ ...readQuery(instead, reader), amounts, asksMeaning })), words: instead, instead };
}
