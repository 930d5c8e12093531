import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { addressed } from '../model';
import type { Page } from '../model';
import type { Rule } from './rule';

const MOST_GRADE = 10;
/** In characters: shorter paragraphs, such as "Ask the bank.", may be repeated. */
const LEAST_REPEATED = 60;

/** Repeated paragraphs. */
export const repeatedParagraphs: Rule = (site, report) => {
  const seen = new Map<string, string>();
  for (const { path, paragraphs } of [...addressed(site), ...site.partials]) {
    for (const { words, line, column } of paragraphs) {
      if (words.length <= LEAST_REPEATED) continue;
      const earlier = seen.get(words);
      if (earlier === undefined) {
        seen.set(words, `${path}:${line}`);
        continue;
      }
      const found = JSON.stringify(`${words.slice(0, 57)}…`);
      const message = `${earlier} says the same; say it once, or put it into a partial that both pages import`;
      report({ path, line, column, found, message });
    }
  }
};

/** Pages whose first paragraphs are too hard to read. */
export const readingGrade: Rule = (site, report) => {
  for (const page of addressed(site)) {
    const opening = openingOf(page);
    const [first] = opening;
    const text = opening.map(({ words }) => words).join(' ');
    // Pages that are mostly a list have no introduction.
    if (!first || text.length < 200) continue;
    const grade = gradeOf(text);
    if (grade <= MOST_GRADE) continue;
    const { line, column } = first;
    const found = `an opening for school grade ${grade.toFixed(1)}`;
    const message = `write shorter sentences and plainer words in the first paragraphs, for grade ${MOST_GRADE} at most (Flesch-Kincaid)`;
    report({ path: page.path, line, column, found, message });
  }
};

/** The first paragraphs of running prose. */
function openingOf({ paragraphs }: Page): Page['paragraphs'] {
  return paragraphs.filter(({ words }) => words.length > 120).slice(0, 3);
}

/** US school grade by Flesch and Kincaid. An amount counts as one word of two syllables. */
export function gradeOf(text: string): number {
  const sentences = text.split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim() !== '');
  const words = text.split(/\s+/).filter((word) => /\w/.test(word));
  const syllables = words.reduce((sum, word) => sum + (/\d/.test(word) ? 2 : syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
