import { publishedQuantities, type PublishedText } from '../../lib/quantities/published';

/** Texts of a few large pages. */
const MOST_REMEMBERED = 50_000;

const known = new Map<string, PublishedText>();

/** The numbers of a text. The cells of a table are asked for several times, and often say the same. */
export function quantitiesIn(text: string): PublishedText {
  const before = known.get(text);
  if (before) return before;
  if (known.size > MOST_REMEMBERED) known.clear();
  const read = publishedQuantities(text);
  known.set(text, read);
  return read;
}
