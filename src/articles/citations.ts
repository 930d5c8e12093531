import type { Citation } from './summary';

const SOURCES = /^## Sources\s*$([^]*?)(?=^## |$(?![^]))/mu;
const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/gu;
/** A link's words that only repeat where it leads: "rbi.org.in". */
const IS_HOST = /^[\w-]+(?:\.[\w-]+)+$/u;

function citationOf(line: string): Citation {
  const text = line
    .replace(LINK, (_link, words: string) => (IS_HOST.test(words) ? '' : words))
    .replace(/[\s,:]+(?:and[\s,:]*)*$/u, '');
  return { text, addresses: [...line.matchAll(LINK)].map(([, , address = '']) => address) };
}

/**
 * The sources that an article lists under "Sources", one a line. A line without an address says what has no public page, and is left out.
 * @param markdown of the article
 */
export function citationsOf(markdown: string): readonly Citation[] {
  const [, section = ''] = SOURCES.exec(markdown) ?? [];
  return [...section.matchAll(/^- (.*)$/gmu)]
    .map(([, line = '']) => citationOf(line))
    .filter(({ addresses }) => addresses.length > 0);
}
