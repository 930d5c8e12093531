import { sameSpelling } from '../lib/typed/plainText';
import { amountsIn, askedByAmounts, withSumsAs } from './amounts';
import type { SearchWords } from './subjects';
import { tokensOf, WORDS } from './words';

interface Synonym {
  readonly said: readonly string[];
  readonly means: readonly string[];
}

/** Synonyms and ignored words of src/content/search-words.yml, ready to be looked up. */
export interface Reader {
  /** Matches phrases that ask for a meaning */
  readonly defining: RegExp;
  readonly ignored: ReadonlySet<string>;
  /** Those with which people ask for money: "I need 3 lakh" */
  readonly needing: ReadonlySet<string>;
  /** By the first word of the phrase, longest phrases first */
  readonly synonyms: ReadonlyMap<string, readonly Synonym[]>;
}

/** Matches any of the phrases as whole words, longest first. Without phrases it matches nothing. */
function anyOf(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${longestFirst.join('|') || '(?!)'})(?![\\p{L}\\p{M}\\d])`, 'giu');
}

export function readerOf({ ignored, needing = [], defining, synonyms }: SearchWords): Reader {
  const byFirst = new Map<string, Synonym[]>();
  for (const { means, said } of synonyms) {
    for (const phrase of said.map((text) => tokensOf(text).map(sameSpelling))) {
      const [first = ''] = phrase;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { said: phrase, means: tokensOf(means) }]);
    }
  }
  byFirst.forEach((all) => all.sort((one, other) => other.said.length - one.said.length));
  return {
    ignored: new Set(ignored.flatMap(tokensOf)),
    needing: new Set(needing.flatMap(tokensOf)),
    defining: anyOf(defining),
    synonyms: byFirst,
  };
}

/** Words of a text in the singular, with synonyms replaced by their meaning. */
export function meant(text: string, { synonyms }: Reader): readonly string[] {
  const words = tokensOf(text);
  const spelt = words.map(sameSpelling);
  const read: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = synonyms
      .get(spelt[at] ?? '')
      ?.find(({ said }) => said.every((word, index) => spelt[at + index] === word));
    read.push(...(found?.means ?? words.slice(at, at + 1)));
    at += found?.said.length ?? 1;
  }
  return read;
}

/** The words of a text that name a subject. A text of ignored words alone, such as "about us", keeps them. */
export function telling(text: string, reader: Reader): readonly string[] {
  const words = meant(text, reader);
  const subject = words.filter((word) => !reader.ignored.has(word));
  return subject.length > 0 ? subject : words;
}

export interface Reading {
  /** Distinct words of the subject in the singular, synonyms replaced */
  readonly words: readonly string[];
  /** The same words as typed, to be shown with a corrected spelling */
  readonly typed: readonly string[];
  /** Words of the amounts. They may be part of a name, but are not required */
  readonly amounts: readonly string[];
  readonly asksMeaning: boolean;
}

/** What a sum is that is asked for. */
const MONEY = 'money';

/**
 * Parses a query. Amounts and ignored words are kept if there is nothing else, and a sum that is asked for is money: "I need 3 lakh" means what
 * "I need money" does. Numbers never count as words of a page.
 */
export function readQuery(query: string, reader: Reader): Reading {
  const withoutPhrase = query.replace(reader.defining, ' ');
  const asksMeaning = withoutPhrase !== query;
  const subject = withSumsAs('', withoutPhrase);
  const isSubject = (word: string): boolean => !reader.ignored.has(word);
  const typed = (subject.match(WORDS) ?? []).filter((word) => tokensOf(word).some(isSubject));
  if (meant(subject, reader).some((word) => isSubject(word) && word !== MONEY)) {
    const amounts = amountsIn(query).flatMap((amount) => meant(amount, reader));
    return { words: [...new Set(telling(subject, reader))], typed, amounts, asksMeaning };
  }
  const isNeeded = tokensOf(query).some((word) => reader.needing.has(word));
  const about = askedByAmounts(query, isNeeded);
  if (about !== undefined) return { words: tokensOf(about), typed: query.match(WORDS) ?? [], amounts: [], asksMeaning };
  const asked = withSumsAs(MONEY, withoutPhrase);
  const isAskedFor = tokensOf(subject).length > 0 && meant(asked, reader).includes(MONEY);
  return {
    words: [...new Set(isAskedFor ? telling(asked, reader) : meant(query, reader))],
    typed: query.match(WORDS) ?? [],
    amounts: isAskedFor ? meant(asked, reader) : [],
    asksMeaning,
  };
}
