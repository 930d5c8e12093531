/** Letters that fit on one line in a readable size. */
const LONGEST_LINE = 11;

/** A name on one line, or on two that are as equal as its words allow. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LONGEST_LINE || words.length === 1) return [name];
  const splits = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines: [first, second], longest: Math.max(first.length, second.length) };
  });
  return splits.reduce((best, split) => (split.longest < best.longest ? split : best)).lines;
}
