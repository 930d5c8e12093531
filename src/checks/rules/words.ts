import { moneyProblem } from '../../content/schemas/textRules';
import { allMdx } from '../model';
import type { YamlFile } from '../model';
import { placeAt } from '../problem';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/** Amounts that lack ₹, Indian digit grouping, or the words lakh and crore. */
export const money: Rule = (site, report) => {
  for (const { path, texts } of allMdx(site)) {
    for (const { value, line, column } of texts) {
      const message = moneyProblem(value);
      if (message) report({ path, line, column, message });
    }
  }
};

/** The placeholder text of `npm run new`. */
const GUIDANCE = /^[ \t]*To write: .*$/gm;
const NOTE_TO_SELF = /\b(?:TODO|TBD|TBA|TBC|FIXME|XXX)\b|lorem ipsum/gi;

/** Placeholders and notes in the text, which only a page with `draft: true` may have. */
export const unwritten: Rule = (site, report) => {
  for (const { path, texts, frontMatter, fields } of allMdx(site)) {
    if (fields.draft === true) continue;
    for (const { value, ...start } of texts) {
      const placeOf = (index: number) => {
        const { line, column } = placeAt(value, index);
        return { path, line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
      };
      for (const { 0: line, index } of value.matchAll(GUIDANCE)) {
        const text = line.trim();
        const found = JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
        report({ ...placeOf(index), found, message: 'this is guidance; write the part in its place, or remove it' });
      }
      for (const { 0: note, index } of value.matchAll(NOTE_TO_SELF)) report({ ...placeOf(index), ...noteFault(note) });
    }
    if (frontMatter) notesIn(frontMatter, frontMatter.data).forEach(report);
  }
  for (const file of site.data) notesIn(file, file.data).forEach(report);
};

function noteFault(note: string) {
  return { found: JSON.stringify(note), message: 'visitors would read this; write what belongs here, or remove it' };
}

function notesIn(file: YamlFile, value: unknown, at: readonly PropertyKey[] = []): Problem[] {
  if (typeof value === 'string') {
    return [...value.matchAll(NOTE_TO_SELF)].map(([note]) => ({
      path: file.path,
      ...file.placeOf(at),
      ...noteFault(note),
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const keyed: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return keyed.flatMap(([key, item]) => notesIn(file, item, [...at, key]));
}
