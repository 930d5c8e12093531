/**
 * Levenshtein distance: the least number of characters to insert, delete or replace to turn `from` into `to`.
 * One row of the table at a time.
 */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (character === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/**
 * The known word that was surely meant by a mistyped one: the nearest in spelling, or else the first that begins with it.
 * Case and the marks between words do not count.
 * @returns undefined when none is near
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length * 0.4)) + 1;
  for (const candidate of known) {
    const distance = editDistance(wanted, plain(candidate));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best ?? (wanted.length > 2 ? known.find((candidate) => plain(candidate).startsWith(wanted)) : undefined);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/g, '-');
}

/** `did you mean "…"?`, or an empty text when nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const match = nearest(word, known);
  return match === undefined ? '' : `did you mean "${match}"?`;
}
