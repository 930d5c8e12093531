/**
 * The prose of an MDX file: front matter, code and comments become spaces, so that places stay what they were. Read by
 * pattern, because a page with a broken tag still has its headings, and nobody else's links should look dead for it.
 */
export function proseIn(text: string): string {
  return withoutBlocks(text).replaceAll(/`[^`\n]+`/g, blank);
}

/** The same with code inside sentences left in, for headings. */
export function withoutBlocks(text: string): string {
  return text
    .replace(/^\uFEFF?---[ \t]*\r?\n[^]*?^---[ \t]*\r?$/m, (match, offset: number) =>
      offset === 0 ? blank(match) : match,
    )
    .replaceAll(/^[ \t]*```[^]*?^[ \t]*```/gm, blank)
    .replaceAll(/\{\/\*(?!\s*#)[^]*?\*\/\}/g, blank);
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}
