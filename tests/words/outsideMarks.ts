import { isText, type AnyNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { addressed, readSite } from '../../src/checks/model';
import { kindOf } from '../../src/content/schemas';
import { valuesIn } from '../../src/content/schemas/meta';

/** Splits a text into the pieces to look up in the data: at punctuation, line ends and dates. */
const ENDS =
  /[\n\0]|: |, |; |\. | \| | \(|\)|\d{1,2}[ \u00a0]\p{Lu}\p{Ll}+\b|\p{Lu}\p{Ll}+[ \u00a0](?:\d{1,2}, )?\d{4}|["“”]/u;

/** An address, of a page or of a file. */
const ADDRESS = /^(?:https?:\/\/|data\/)\S+$/u;

/** All values of data files and all front matter, in lower case. */
export function knownTexts(): string {
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, own]) => [name, ...textsIn(own)])
        : [];
  const site = readSite(process.cwd());
  const values = site.data.flatMap(({ kind, data }) =>
    (kind ? valuesIn(kindOf(kind).file, data) : [])
      .filter(({ meta }) => !meta.isText)
      // Bands keep their remark, which code reads.
      .map(({ value, meta }) =>
        meta.quantity && meta.quantity !== 'bands' ? String(value).replace(/ \(.*\)$/u, '') : String(value),
      ),
  );
  const frontMatter = addressed(site).flatMap(({ fields }) => textsIn(fields));
  return [...values, ...frontMatter].join('\n').toLowerCase();
}

/** The pieces of text on a page that are not inside marks. */
export function outsideMarks(html: string): readonly string[] {
  const parts: string[] = [];
  const outside = (text: string, depth = 0): number => {
    let [level, part] = [depth, ''];
    for (const character of text) {
      if (character === '⟦') level += 1;
      else if (character === '⟧') [level, part] = [level - 1, `${part}\0`];
      else if (level === 0) part += character;
    }
    parts.push(part);
    return level;
  };
  let depth = 0;
  const visit = (node: AnyNode): void => {
    if (isText(node)) depth = outside(node.data, depth);
    if (!('children' in node) || ('name' in node && ['code', 'script', 'style'].includes(node.name))) return;
    if ('attribs' in node) {
      for (const name of ['alt', 'aria-label', 'placeholder', 'title']) outside(node.attribs[name] ?? '');
      if (node.attribs['name'] === 'description') outside(node.attribs['content'] ?? '');
    }
    node.children.forEach(visit);
  };
  visit(parseDocument(html));
  return parts
    .flatMap((part) => part.split(ENDS))
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => /\p{Ll}{2}/u.test(part) && !ADDRESS.test(part));
}
