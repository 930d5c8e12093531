import { readDay } from '../../lib/typed/readDay';
import type { Passage } from '../extracting/passage';

/** "From" alone says since when only before a day with the name of its month: "from 16 November 2026", but not "from 10.5 to 12". */
const FROM =
  /\bfrom\s+(?<day>\d{1,2}(?:st|nd|rd|th)?[\s-]+[a-z]{3,9}[\s,'-]+\d{4}|[a-z]{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4})/giu;
const SINCE =
  /(?:w\.? ?e\.? ?f\.?|with effect from|effective(?: from| date)?|revised from|applicable from|valid from|in force from|दिनांक)\s*:?\s*(?<day>\d{1,2}(?:st|nd|rd|th)?[\s./,-]+(?:[a-z]{3,9}|\d{1,2})[\s./,'-]+\d{2,4}|[a-z]{3,9}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{4}-\d{2}-\d{2})/giu;

function daysIn(text: string, latestYear: number): readonly string[] {
  const found = [...text.matchAll(SINCE), ...text.matchAll(FROM)];
  return found.flatMap(({ groups }) => readDay(groups?.['day']?.trim() ?? '', latestYear) ?? []);
}

/**
 * The day from which a document says that a value holds: that of its cell, line or nearest heading, else the only one that the document names.
 *
 * @param text of the whole document
 * @param today year-month-day
 */
export function effectiveDay(passage: Passage, text: string, today: string): string | undefined {
  // A rate may be announced for the turn of the year.
  const latestYear = Number(today.slice(0, 4)) + 1;
  for (const one of [passage.text, passage.column, ...[...passage.headings].reverse()]) {
    const [day] = daysIn(one, latestYear);
    if (day !== undefined) return day;
  }
  const all = new Set(daysIn(text, latestYear));
  const [only] = all;
  return all.size === 1 ? only : undefined;
}
