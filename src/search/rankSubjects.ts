import { meant, readerOf, tokensOf, type Reader, type Reading } from './readQuestion';
import { wordsOf } from './words';
import type { Subject, SubjectKind, SubjectsFile } from './subjects';

/** How much a word counts, by where it stands; `meant` is one that a name says in another word, "health" of "medical loan". */
const WEIGHTS = { names: 3, meant: 2.9, title: 2, offers: 1.5, text: 1 } as const;
/** How much the words of a name count besides, when a question holds all of it; more when the name is all of the question. */
const NAME_BONUS = 4;
const EXACT_BONUS = 3;
/** Of equals, what explains or computes comes after what compares, a figure after both, and last a term, of which pages say more. */
const KIND_WEIGHTS: Readonly<Record<SubjectKind, number>> = {
  page: 1,
  calculator: 0.98,
  article: 0.95,
  site: 0.94,
  figure: 0.93,
  term: 0.5,
};
/** A term comes first where its meaning is asked for. */
const MEANING_WEIGHT = 2;
/** Kinds that stand on a page with many others; what they hold is no measure of what pages are about. */
const PARTS: ReadonlySet<SubjectKind> = new Set(['figure', 'term']);
/** A page of ourselves is what few visitors begin to type. */
const SITE_WEIGHT_TYPED = 0.5;
/** What puts a name that has been begun before those that hold the word further back; for the share of it that is typed. */
const BEGUN_NAME_BONUS = 0.15;
/** What counts less because it has only been begun: a word, and a figure or a term of whose name there is but the beginning. */
const BEGUN = 0.5;
const BEGUN_NAME = 0.6;
/** Words shorter than this begin too many others. */
const SHORTEST_START = 2;

interface Entry {
  readonly subject: Subject;
  /** Each of its words with the weight of the best place where it stands */
  readonly weights: ReadonlyMap<string, number>;
  readonly names: readonly (readonly string[])[];
  /** The same as they are written: "student" begins what is called so, and "education" does not */
  readonly written: readonly (readonly string[])[];
}

/** The index of subjects, ready to be asked. */
export interface SubjectIndex {
  readonly reader: Reader;
  readonly entries: readonly Entry[];
  /** How rare each word is among pages */
  readonly rarity: (word: string) => number;
  /** Every word of it as it is written, those of names first */
  readonly vocabulary: readonly string[];
}

/** A subject that was found. */
export interface RankedSubject {
  readonly subject: Subject;
  readonly score: number;
  /** Whether it has every word that was asked for, amounts apart */
  readonly isWhole: boolean;
  /** Whether it is called by what was asked for, or by half of it at least: "savings account" of a bank that it does not list */
  readonly isNamed: boolean;
}

function entryOf(subject: Subject, reader: Reader): Entry {
  const isTelling = (word: string): boolean => !reader.ignored.has(word);
  // What is called by words that only ask, such as "about us", is called by them.
  const tellingOf = (words: readonly string[]): readonly string[] =>
    words.some(isTelling) ? words.filter(isTelling) : words;
  const names = subject.names.map((name) => tellingOf(meant(name, reader)));
  const written = subject.names.map((name) => tellingOf(tokensOf(name)));
  const weights = new Map<string, number>();
  const add = (words: readonly string[], weight: number): void =>
    words.forEach((word) => weights.set(word, Math.max(weight, weights.get(word) ?? 0)));
  const said = new Set(written.flat());
  names.flat().forEach((word) => add([word], said.has(word) ? WEIGHTS.names : WEIGHTS.meant));
  add(meant(subject.title, reader).filter(isTelling), WEIGHTS.title);
  add(meant(subject.offers ?? '', reader), WEIGHTS.offers);
  add(meant(subject.text, reader), WEIGHTS.text);
  return { subject, weights, names, written };
}

function rarityOf(entries: readonly Entry[]): SubjectIndex['rarity'] {
  const pages = entries.filter(({ subject }) => !PARTS.has(subject.kind));
  const counts = new Map<string, number>();
  for (const { weights } of pages) for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + pages.length / (counts.get(word) ?? 1));
}

function vocabularyOf({ subjects, synonyms }: SubjectsFile): readonly string[] {
  const places = [
    subjects.flatMap(({ names }) => names),
    synonyms.map(({ means }) => means),
    subjects.flatMap(({ title, offers = '' }) => [title, offers]),
    subjects.flatMap(({ kind, text }) => (PARTS.has(kind) ? [] : [text])),
  ];
  return [...new Set(places.flat().flatMap(wordsOf))];
}

/** Prepares the index that a build has made. */
export function subjectIndex(file: SubjectsFile): SubjectIndex {
  const reader = readerOf(file);
  const entries = file.subjects.map((subject) => entryOf(subject, reader));
  return { reader, entries, rarity: rarityOf(entries), vocabulary: vocabularyOf(file) };
}

/** Which of the words the index has never heard, in no subject and no synonym. */
export function strangeWords(words: readonly string[], { reader, entries }: SubjectIndex): readonly string[] {
  return words.filter((word) =>
    meant(word, reader).some((one) => !reader.ignored.has(one) && !entries.some(({ weights }) => weights.has(one))),
  );
}

interface Asked extends Reading {
  /** The last word where it may go on, as while typing */
  readonly begun?: string | undefined;
}

/** Whether a word of a question is one of an entry, or the beginning of it while the question is typed. */
function isWord(asked: string, word: string, begun: string | undefined): boolean {
  return asked === word || (asked === begun && asked.length >= SHORTEST_START && word.startsWith(asked));
}

function weightOf(asked: string, { weights }: Entry, begun: string | undefined): number {
  const whole = weights.get(asked) ?? 0;
  if (whole > 0 || asked !== begun) return whole;
  return Math.max(0, ...[...weights].map(([word, weight]) => (isWord(asked, word, begun) ? weight * BEGUN : 0)));
}

/** Whether all words of a name are among those asked for, the last one of which may have only been begun. */
function isSaid(name: readonly string[], asked: readonly string[], begun: string | undefined): boolean {
  return name.every((word) => asked.some((one) => isWord(one, word, begun)));
}

/** Whether somebody is typing a name, and has come so far: "repo" of "repo rate". */
function isBeginning({ words, begun }: Asked, name: readonly string[]): boolean {
  return begun !== undefined && words.every((asked, at) => isWord(asked, name[at] ?? '', begun));
}

/** How much of a name somebody has typed, from its beginning: half of "health insurance" with "heal"; nothing where the word ends. */
function shareTyped(asked: Asked, { written, weights }: Entry): number {
  if (weights.has(asked.begun ?? '')) return 0;
  const begun = written.filter((name) => isBeginning(asked, name));
  return Math.max(0, ...begun.map((name) => asked.words.length / name.length));
}

/**
 * A figure answers only who asks for it, a page of ourselves too while somebody types, and a term for nothing else: otherwise each
 * of its words would bring it.
 */
function kindWeight(
  { kind }: Subject,
  { asksMeaning, begun }: Asked,
  { isFigure, isTerm, isBegun }: Readonly<Record<'isFigure' | 'isTerm' | 'isBegun', boolean>>,
): number {
  if (kind === 'site' && begun !== undefined) return isFigure ? SITE_WEIGHT_TYPED : 0;
  const isAsked = (kind !== 'figure' || isFigure) && (kind !== 'term' || isTerm);
  const weight = kind === 'term' && asksMeaning ? MEANING_WEIGHT : KIND_WEIGHTS[kind];
  return isAsked ? weight : isBegun ? weight * BEGUN_NAME : 0;
}

function score(entry: Entry, asked: Asked, { rarity }: SubjectIndex): RankedSubject {
  const { words, amounts, begun } = asked;
  const all = new Set([...words, ...amounts]);
  const found = words.filter((word) => weightOf(word, entry, begun) > 0);
  const held = entry.names.filter((name) => name.every((word) => all.has(word)));
  const named = new Set(held.flat());
  const isExact = held.some((name) => words.every((word) => name.includes(word)));
  const isBegun = entry.names.some((name) => isBeginning(asked, name));
  const beginning = BEGUN_NAME_BONUS * shareTyped(asked, entry);
  const sum = (of: Iterable<string>, weight: (word: string) => number): number =>
    [...of].reduce((total, word) => total + rarity(word) * weight(word), 0);
  const points =
    sum(found, (word) => weightOf(word, entry, begun)) +
    sum(named, () => NAME_BONUS) +
    sum(words, () => beginning) +
    (isExact ? sum(words, () => EXACT_BONUS) : 0);
  const isNamed = words.filter((word) => named.has(word)).length * 2 >= words.length;
  const isWhole = found.length === words.length;
  const share = sum(found, () => 1) / (sum(words, () => 1) || 1);
  const isFigure = isWhole && entry.names.some((name) => isSaid(name, [...all], begun));
  const weight = kindWeight(entry.subject, asked, { isFigure, isTerm: isExact, isBegun });
  return { subject: entry.subject, score: points * share * weight, isWhole, isNamed };
}

/**
 * Finds what a question is about.
 * @param asked as `readQuestion` reads it
 * @returns best first; those that have some of the words only come as well, and say so
 */
export function rankSubjects(asked: Asked, index: SubjectIndex): readonly RankedSubject[] {
  return index.entries
    .map((entry) => score(entry, asked, index))
    .filter(({ score: points }) => points > 0)
    .sort((one, other) => other.score - one.score);
}
