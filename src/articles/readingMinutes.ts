/** How fast an adult reads prose on a screen, in words a minute. */
const WORDS_PER_MINUTE = 200;

/**
 * How long an article takes to read.
 * The blog plugin counts words by the Unicode rules for every script of the world, which for a thousand articles takes
 * longer than rendering them; English needs only runs of letters and digits.
 * @param mdx the article's text; tags of components do not count, what stands between them does
 * @returns whole minutes, rounded to the nearest, at least 1
 */
export function readingMinutes(mdx: string): number {
  const words = mdx.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
