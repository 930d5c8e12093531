import { singular, wordsOf } from './words';
import type { SearchWords } from './subjects';

// cspell:ignore hazar hajar saal mahine महीने

/** Sums, percentages and times: what is asked for, and no subject. Bare numbers below 1,000 are none: 80C, Nifty 50. */
const AMOUNT =
  /(?:₹|\brs\.?)\s*[\d.,]+(?:\s*\p{L}+)?|(?<![\p{L}\d])\d[\d.,]*\s*(?:lakhs?|lacs?|l|crores?|cr|k|thousand|hazar|hajar|लाख|करोड़|करोड़|हज़ार|हजार|%|percent|years?|yrs?|months?|saal|sal|mahine|साल|महीने)(?![\p{L}\p{M}\d])|(?<![\p{L}\d.,])\d[\d,]{3,}(?![\p{L}\d])|\b(?:per|a)\s+(?:month|year)\b|\bmonthly\b/giu;

/** Synonyms and ignored words, ready to be looked up. */
export interface Reader {
  /** Finds with what people ask for a meaning */
  readonly defining: RegExp;
  readonly ignored: ReadonlySet<string>;
  /** By the first word of what is said, the longest first */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
}

interface Synonym {
  readonly said: readonly string[];
  readonly means: readonly string[];
}

/** The words of a text in the singular. */
export const tokensOf = (text: string): readonly string[] => wordsOf(text).map(singular);

/** Any of the phrases as whole words, the longest first; none at all where there is no phrase. */
function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\p{M}\\d])`, 'giu');
}

export function readerOf({ ignored, defining, synonyms }: SearchWords): Reader {
  const byFirst = new Map<string, Synonym[]>();
  for (const { means, said } of synonyms) {
    for (const phrase of said.map(tokensOf)) {
      const [first = ''] = phrase;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { said: phrase, means: tokensOf(means) }]);
    }
  }
  byFirst.forEach((all) => all.sort((one, other) => other.said.length - one.said.length));
  return { ignored: new Set(ignored.map(singular)), defining: anyOf(defining), synonyms: byFirst };
}

/** Words of a text in the singular, with what they mean in the place of what was said. */
export function meant(text: string, { synonyms }: Reader): readonly string[] {
  const words = tokensOf(text);
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = synonyms
      .get(words[at] ?? '')
      ?.find(({ said }) => said.every((word, index) => words[at + index] === word));
    read.push(...(found?.means ?? words.slice(at, at + 1)));
    at += found?.said.length ?? 1;
  }
  return read;
}

/** A question as the search understands it. */
export interface Reading {
  /** The words that say what it is about, as they were typed; what only asks, and amounts, are left out */
  readonly typed: string;
  /** The same in the singular, with what they mean in their place */
  readonly words: readonly string[];
  /** Words of its amounts. They may be part of a name, and need not be found */
  readonly amounts: readonly string[];
  /** Whether it asks what something means */
  readonly asksMeaning: boolean;
}

/** Reads a question. One that consists of amounts and asking words alone is taken as it is. */
export function readQuestion(question: string, reader: Reader): Reading {
  const subject = question.replace(reader.defining, ' ');
  const asksMeaning = subject !== question;
  const withoutAmounts = subject.replace(AMOUNT, ' ');
  const isAsking = (word: string): boolean => reader.ignored.has(singular(word.toLowerCase()));
  const words = [...new Set(meant(withoutAmounts, reader))].filter((word) => !reader.ignored.has(word));
  if (words.length === 0) return { typed: question, words: meant(question, reader), amounts: [], asksMeaning };
  return {
    typed:
      withoutAmounts
        .split(/\s+/)
        .filter((word) => word !== '' && !isAsking(word))
        .join(' ') || question,
    words,
    amounts: (question.match(AMOUNT) ?? []).flatMap((amount) => meant(amount, reader)),
    asksMeaning,
  };
}
