import { isValidElement, type ReactNode } from 'react';
import { Question } from '../../../ui/Faq';
import { childrenOf, textOf, type TextSection } from './sectionsOf';

/** Characters on a line of half a wide page. */
const LINE_CHARACTERS = 70;

/** Lines that a row of a table, a closed question, and any other part without text of its own take. */
const ROW_LINES = 2;
const QUESTION_LINES = 2.5;
const OTHER_LINES = 3;

/** Lines of space around a paragraph or an item, and of a heading with the space above it. */
const GAP_LINES = 0.5;
const HEADING_LINES = 3;

const paragraphs: readonly unknown[] = ['p', 'li'];

/** About how many lines a part takes on half a wide page. */
function linesOf(part: ReactNode): number {
  if (!isValidElement(part)) return 0;
  if (part.type === Question) return QUESTION_LINES;
  if (part.type === 'tr') return ROW_LINES;
  if (paragraphs.includes(part.type)) return Math.ceil(textOf(part).length / LINE_CHARACTERS) + GAP_LINES;
  const parts = childrenOf(part);
  return parts.length === 0 ? OTHER_LINES : parts.reduce<number>((sum, child) => sum + linesOf(child), 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Parts sections into two columns, in their order and about equally long; the first is the longer one where none is better. */
export function halvesOf(sections: readonly TextSection[]): readonly (readonly TextSection[])[] {
  const lines = sections.map(({ open, folded }) => HEADING_LINES + sum([...open, ...folded].map(linesOf)));
  const difference = (place: number): number => Math.abs(sum(lines.slice(0, place)) - sum(lines.slice(place)));
  const places = sections.map((_section, place) => place).slice(1);
  const best = places.reduce((least, place) => (difference(place) <= difference(least) ? place : least), 1);
  return [sections.slice(0, best), sections.slice(best)];
}
