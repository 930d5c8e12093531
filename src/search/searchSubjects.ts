import { completed } from './completed';
import { correctWords } from './correctWords';
import { rankSubjects, strangeWords, type RankedSubject, type SubjectIndex } from './rankSubjects';
import { readQuestion } from './readQuestion';
import { WORDS } from './words';

interface Found {
  readonly ranked: readonly RankedSubject[];
  /** What was searched for instead of a misspelt question */
  readonly instead?: string;
}

/** A letter begins too much to say anything yet: "home l". */
const LONE_LETTER = /\s+\p{L}$/u;

/**
 * Searches subjects alone, for suggestions: no other file is needed, so words that only pages hold are not known here.
 * @param isTyped whether the last word may go on
 */
export function searchSubjects(question: string, index: SubjectIndex, isTyped = false): Found {
  const reading = readQuestion(isTyped ? question.replace(LONE_LETTER, '') : question, index.reader);
  const begun = isTyped ? reading.words.at(-1) : undefined;
  const ranked = rankSubjects({ ...reading, begun }, index);
  if (isTyped && !ranked.some(({ isWhole }) => isWhole)) {
    const whole = completed(question, index.reader);
    if (whole !== undefined) return { ranked: rankSubjects(readQuestion(whole, index.reader), index) };
  }
  const strange = strangeWords(reading.typed.match(WORDS) ?? [], index).filter(
    (word) => !isTyped || !isStart(word, index),
  );
  const instead = strange.length > 0 ? correctWords(reading.typed, strange, index.vocabulary) : undefined;
  if (instead === undefined) return { ranked };
  const { amounts, asksMeaning } = reading;
  return { ranked: rankSubjects({ ...readQuestion(instead, index.reader), amounts, asksMeaning }, index), instead };
}

function isStart(word: string, { vocabulary }: SubjectIndex): boolean {
  return vocabulary.some((known) => known.startsWith(word.toLowerCase()));
}
