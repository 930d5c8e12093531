// cspell:ignore depost

import { correctWords } from '@site/src/search/correctWords';
import { missingWords } from '@site/src/search/missingWords';
import { rankSubjects, strangeWords, type RankedSubject, type SubjectIndex } from '@site/src/search/rankSubjects';
import { readQuestion, type Reading } from '@site/src/search/readQuestion';
import { singular, WORDS, wordsOf } from '@site/src/search/words';
import { loadSubjects } from '../loadSubjects';
import { mergeFindings, type Finding } from './findings';
import { distrustIndex, findPages, loadIndex, readHits, type Found } from './pagefind';
import { loadWords } from './words';

/** The answer to a query, before the texts of pages are fetched. */
export interface Findings {
  readonly findings: readonly Finding[];
  /** Words of the question that neither a page holds nor the site knows otherwise */
  readonly missing: readonly string[];
  /** The corrected query, if it was misspelt */
  readonly instead?: string;
  /** Whether no page contains all words, and the results contain most of them */
  readonly isPartial: boolean;
}

/** A question that pages were searched for. */
interface Searched extends Found {
  readonly asked: string;
}

/** Shorter words are often part of other words, so it means nothing if the index does not know them. */
const MIN_TELLING_LETTERS = 3;

/** Those of the words that a text holds just so. */
function heldBy(text: string, words: readonly string[]): readonly string[] {
  const held = new Set(text.toLowerCase().match(WORDS));
  return words.filter((word) => word.length >= MIN_TELLING_LETTERS && held.has(word.toLowerCase()));
}

/** Searches pages for a question as it was typed, and where a page says it in other words, for those. */
async function searchPages({ typed, words }: Reading, index: SubjectIndex): Promise<Searched> {
  const found = await findPages(typed);
  const meaning = words.join(' ');
  const isSaidOtherwise = found.unknown.length > 0 && strangeWords(found.unknown, index).length < found.unknown.length;
  if (!isSaidOtherwise || meaning === typed.toLowerCase()) return { ...found, asked: typed };
  return { ...(await findPages(meaning)), asked: meaning };
}

/**
 * Looks into why words were not found, so that "no page holds" is never said of an index that did not come whole.
 * @param missing the words of the question that were not found
 * @returns the words that pages hold
 * @throws when pages do hold the words, or nobody can say
 */
async function explainMissing(missing: readonly string[], { unknown }: Searched): Promise<readonly string[]> {
  const words = await loadWords();
  const ofNobody = missingWords(unknown.join(' '), words.join(' '));
  const lost = unknown.filter((word) => missing.includes(word) && !ofNobody.includes(word));
  return lost.length > 0 ? distrustIndex(lost) : words;
}

/**
 * The words of what was asked that the best page does not hold, and those that nothing holds just so and a subject nearly does: to
 * Pagefind, “depost” is another ending of “deposit”.
 * @throws when the index did not come whole
 */
async function wordsMissing({ pages, asked, unknown }: Searched, index: SubjectIndex): Promise<readonly string[]> {
  const [best] = await readHits(pages.slice(0, 1));
  if (!best) return unknown;
  const lost = heldBy(best.text, unknown);
  if (lost.length > 0) distrustIndex(lost);
  const missing = new Set(missingWords(asked, best.text));
  const held = new Set(wordsOf(best.text));
  const doubted = strangeWords(asked.match(WORDS) ?? [], index).filter(
    (word) => !held.has(word.toLowerCase()) && correctWords(word, [word], index.vocabulary) !== undefined,
  );
  if (doubted.length > 0) {
    const known = new Set(await loadWords());
    doubted.filter((word) => !known.has(word.toLowerCase())).forEach((word) => missing.add(word));
  }
  return [...missing];
}

function rank(reading: Reading, strange: readonly string[], index: SubjectIndex): readonly RankedSubject[] {
  const unknown = new Set(strange.map((word) => singular(word.toLowerCase())));
  const words = reading.words.filter((word) => !unknown.has(word));
  return words.length > 0 ? rankSubjects({ ...reading, words }, index) : [];
}

async function answerTo(question: string, index: SubjectIndex): Promise<Findings> {
  const reading = readQuestion(question, index.reader);
  const searched = await searchPages(reading, index);
  const missing = await wordsMissing(searched, index);
  const held = missing.length > 0 ? await explainMissing(missing, searched) : [];
  const strange = strangeWords(missing, index);
  const ranked = rank(reading, strange, index);
  const isAllMissing = missing.length === missingWords(searched.asked, '').length;
  const pages = isAllMissing ? [] : searched.pages;
  const merged = mergeFindings(ranked, pages, searched.most);
  const instead =
    strange.length > 0 ? correctWords(searched.asked, strange, [...index.vocabulary, ...held]) : undefined;
  return { ...merged, missing: strange, ...(instead !== undefined && { instead }) };
}

/**
 * Searches the subjects of the site and the words of all pages. A misspelt question is searched for as it seems to be meant.
 * @throws when what it needs cannot be fetched, or did not come whole
 */
export async function askSearch(question: string): Promise<Findings> {
  const [index] = await Promise.all([loadSubjects(), loadIndex()]);
  const { instead, ...answer } = await answerTo(question, index);
  if (instead === undefined) return answer;
  const corrected = await answerTo(instead, index);
  if (corrected.findings.length === 0) return answer;
  return { ...corrected, missing: answer.missing, instead };
}
