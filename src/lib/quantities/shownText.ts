import { upperFirst } from '../upperFirst';
import { formatCell, isCell } from './cell';
import * as words from './messages.en';

/** Files write ranges with a hyphen, which is what a keyboard has; a reader gets the dash that ranges are set with. */
function rangeText(text: string): string {
  return text.replaceAll(' - ', ' – ');
}

/**
 * The value of one field of a row as visitors read it; lines with semicolons between them.
 * @throws {TypeError} when it is neither text, lines nor a quantity
 */
export function shownText(value: unknown): string {
  if (value === undefined) return words.notFound;
  if (Array.isArray(value)) return value.map(shownText).join('; ');
  if (isCell(value)) return rangeText(upperFirst(formatCell(value)));
  if (typeof value === 'string') return rangeText(value);
  throw new TypeError('A value that is no text cannot be shown.');
}
