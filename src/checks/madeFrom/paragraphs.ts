import { createHash } from 'node:crypto';

/** What a translation is compared by: a paragraph of a page, or a message. */
export interface Unit {
  /** The id of a message, or how a paragraph begins. */
  readonly name: string;
  /** Its words, in one line. */
  readonly text: string;
  /** Changes with its words. */
  readonly hash: string;
  readonly line: number;
}

const HASH_LENGTH = 8;
/** Enough to tell the paragraphs of a page apart, and to find one. */
const NAME_LENGTH = 48;

/** A unit of a text. White space does not count. */
export function unitOf(name: string, text: string, line: number): Unit {
  const words = text.replace(/\s+/gu, ' ').trim();
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, HASH_LENGTH);
  return { name, text: words, hash, line };
}

/** Of the front matter, what visitors read. */
const READ_FIELD = /^(?:title|description): /u;

/**
 * The paragraphs that visitors read: the title, the description, and each block of text between blank lines. Imports and lines that only open or
 * close a component are left out.
 * @param text of an MDX file
 */
export function paragraphsOf(text: string): readonly Unit[] {
  const [, front = ''] = /^---\n([^]*?)\n---\n/u.exec(text) ?? [];
  const fields = front
    .split('\n')
    .flatMap((line, index) => (READ_FIELD.test(line) ? [{ text: line, line: index + 2 }] : []));
  const body = text.slice(front === '' ? 0 : front.length + '---\n\n---\n'.length);
  const before = text.slice(0, text.length - body.length).split('\n').length;
  const blocks = [...body.matchAll(/(?:^.*\S.*\n?)+/gmu)]
    .map((match) => ({ text: match[0], line: before + body.slice(0, match.index).split('\n').length - 1 }))
    .filter((block) => /\p{L}/u.test(wordsOf(block.text)));
  const seen = new Map<string, number>();
  return [...fields, ...blocks].map((block) => {
    const begins = block.text.trim().replace(/\s+/gu, ' ').slice(0, NAME_LENGTH);
    const count = (seen.get(begins) ?? 0) + 1;
    seen.set(begins, count);
    return unitOf(count === 1 ? begins : `${begins} (${count})`, block.text, block.line);
  });
}

/** A block without imports and the names of components and their flags; the texts in their attributes stay. */
const wordsOf = (block: string): string =>
  block
    .replace(/^import .*$/gmu, '')
    .replace(
      /<\/?\w+(?: [a-z]\w*(?=[ />]))*|\b(?:id|calculator|question|data|below|inputs|icon|document|to|list|path)=(?:"[^"]*"|\{[^}]*\})/gu,
      '',
    );
