import type { Query, SearchResult } from 'minisearch';
import type { Reading } from './reading';
import { mistakesIn } from './spelling';
import { asOneWord, BOOSTS, type Index } from './subjectIndex';
import { BY_NAME, type Subject, type SubjectKind } from './subjects';

export interface Found {
  readonly subject: Subject;
  readonly score: number;
  /** Whether it has every word of the query except amounts */
  readonly isWhole: boolean;
  /** Whether its names cover at least half of the query: "savings account" in "kotak savings account" */
  readonly isNamed: boolean;
}

/** A query, ready to be ranked. */
export interface Asked extends Reading {
  /** The last word, if it may be incomplete */
  readonly begun?: string | undefined;
  /** Whether the query has an unknown word, so that a name may be misspelt */
  readonly isStrange: boolean;
}

/** Tie-breakers by kind: product pages first, then calculators, questions and articles, figures, and glossary terms last. */
const KIND_BOOSTS: Readonly<Record<SubjectKind, number>> = {
  page: 1,
  calculator: 0.98,
  question: 0.98,
  article: 0.95,
  site: 0.94,
  figure: 0.93,
  term: 0.4,
  absent: 1,
};
/** Applies to terms when the query asks what something means. */
const MEANING_BOOST = 2;
/** Applies to terms when the query asks for the rate of what they name. */
const RATE_BOOST = 0.7;
/** Penalty for a figure or a term matched by a prefix of its name only. */
const BEGINNING_BOOST = 0.6;
/** Of a page that is in English only, in a language that lacks it. */
const ENGLISH_BOOST = 0.65;
/** Bonuses: for the share of the query that names cover, and for the share of a name typed so far. */
const [COVERED, BEGUN] = [1, 0.5];

/** What people ask for of a thing. "MCLR rate" asks for MCLR, and a page on rates is none about it. */
const RATE = 'rate';

function queryOf({ words, begun, isStrange }: Asked): Query {
  const { called, ...fields } = BOOSTS;
  const name = asOneWord(words);
  return {
    queries: [
      { queries: [words.join(' ')], fields: Object.keys(fields), boost: fields, prefix: (term) => term === begun },
      { queries: [name], fields: ['called'], boost: { called }, fuzzy: isStrange ? mistakesIn(name) : false },
    ],
  };
}

/** A prefix expands to several words. Only one counts per subject, preferably from its names. */
function oncePerSubject(begun: string, { entries }: Index): (id: number, term: string) => number {
  const chosen = new Map<number, string>();
  const isBegun = (word: string): boolean => word.startsWith(begun);
  return (id, term) => {
    if (!isBegun(term)) return 1;
    if (!chosen.has(id)) chosen.set(id, term === begun ? term : (entries[id]?.names.flat().find(isBegun) ?? term));
    return Number(chosen.get(id) === term);
  };
}

/** Whether words stand beside each other in a query, in any order: "gold rate" does in "rate of gold", but not in "gold loan rate". */
function standsIn(all: readonly string[], name: readonly string[]): boolean {
  return all.some((_, at) => {
    const part = all.slice(at, at + name.length);
    return part.length === name.length && name.every((word) => part.includes(word));
  });
}

/** How a subject's names match a query. */
function namesFor({ words, amounts, begun }: Asked, { names, written }: Index['entries'][number]) {
  const isSame = (asked: string, word: string): boolean =>
    asked === word || (asked === begun && word.startsWith(asked));
  const all = [...words, ...amounts];
  const things = words.filter((word) => word !== RATE);
  const held = names.filter((name) => name.every((word) => all.some((asked) => isSame(asked, word))));
  const covers = (name: readonly string[], asked: string): boolean => name.some((word) => isSame(asked, word));
  const started =
    begun === undefined ? [] : written.filter((name) => words.every((asked, at) => isSame(asked, name[at] ?? '')));
  return {
    /** Whether the query contains a whole name */
    isHeld: held.length > 0,
    /** Whether the query contains one without a word that is only begun */
    isSaid: names.some((name) => standsIn(all, name)),
    /** Whether one name is the whole query */
    isExact: held.some((name) => words.every((asked) => covers(name, asked))),
    /** Whether one name is what the rate is asked of */
    isOfRate:
      0 < things.length &&
      things.length < words.length &&
      held.some((name) => things.every((asked) => covers(name, asked))),
    coverage: words.filter((asked) => held.some((name) => covers(name, asked))).length / words.length,
    /** Typed share of the name that begins with the query; 0 if none does */
    typed: Math.max(0, ...started.map((name) => words.length / name.length)),
  };
}

/**
 * Figures, terms and, while somebody types, our own pages match by full name only; single words would flood the results. For figures and terms a
 * prefix of a name is enough, at a lower score.
 * @returns the factor for the score; 0 if the subject does not match
 */
function kindBoost(
  kind: SubjectKind,
  { asksMeaning, begun }: Asked,
  { isFull, isExact, isOfRate, isStarted }: Readonly<Record<'isFull' | 'isExact' | 'isOfRate' | 'isStarted', boolean>>,
): number {
  const boost = kind === 'term' && asksMeaning ? MEANING_BOOST : KIND_BOOSTS[kind];
  if (kind === 'site') return begun === undefined || isFull ? boost : 0;
  if (kind === 'term' && isOfRate && !isExact) return RATE_BOOST;
  if (!BY_NAME.has(kind) || (kind === 'term' ? isExact : isFull)) return boost;
  return isStarted ? boost * BEGINNING_BOOST : 0;
}

function foundBy({ id, score, match, terms, queryTerms }: SearchResult, asked: Asked, index: Index): readonly Found[] {
  const entry = index.entries[Number(id)];
  if (!entry) return [];
  const { words, begun } = asked;
  const { subject } = entry;
  const { isHeld, isSaid, isExact, isOfRate, coverage, typed } = namesFor(asked, entry);
  // Whoever asks for it with other words still means it: "kisan credit card limit".
  if (subject.kind === 'absent') return isSaid ? [{ subject, score, isWhole: true, isNamed: true }] : [];
  const isCalled = Object.values(match).some((fields) => fields.includes('called'));
  const share = isCalled ? 1 : words.filter((word) => queryTerms.includes(word)).length / words.length;
  const isWhole = share === 1;
  const language = subject.inEnglish ? ENGLISH_BOOST : 1;
  const boost =
    language *
    kindBoost(subject.kind, asked, {
      isFull: isWhole && isHeld,
      isExact: isCalled || isExact,
      isOfRate,
      isStarted: typed > 0,
    });
  if (boost === 0) return [];
  const covered = isCalled ? 1 : coverage;
  // A whole word ranks before longer ones: "repo" before "report".
  const beginning = terms.includes(begun ?? '') ? 0 : typed;
  const bonus = 1 + COVERED * covered + BEGUN * beginning;
  return [{ subject, score: score * boost * share * bonus, isWhole, isNamed: covered >= 0.5 }];
}

const isAbsent = ({ subject }: Found): number => Number(subject.kind === 'absent');
const isEnglish = ({ subject }: Found): number => Number(subject.inEnglish !== undefined);

/**
 * Finds the subjects of a query, best first; ties keep the order of the menus. A subject that we do not cover comes before pages that only sound
 * like it. English pages come after those of the language if one of the latter has the whole query.
 */
export function rank(asked: Asked, index: Index): readonly Found[] {
  const { begun } = asked;
  const found = index.documents
    .search(queryOf(asked), begun === undefined ? {} : { boostDocument: oncePerSubject(begun, index) })
    .sort((one, other) => Number(one.id) - Number(other.id))
    .flatMap((result) => foundBy(result, asked, index));
  const isAnswered = found.some(
    ({ subject, isWhole, isNamed }) => isWhole && isNamed && !subject.inEnglish && !BY_NAME.has(subject.kind),
  );
  const place = (one: Found): number => (isAnswered ? isEnglish(one) : 0) - isAbsent(one);
  return found.sort((one, other) => place(one) - place(other) || other.score - one.score);
}
