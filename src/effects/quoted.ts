import { namesOfRow, quotesOf } from '../checks/edits/quotes';
import type { Site } from '../checks/model';
import type { Problem } from '../checks/problem';
import { documentRows, documentsOf } from '../checks/records';
import { askingRules } from '../checks/rules';
import { isRowKind } from '../content/schemas';

/** A value about which the check would ask, if no new quote of its document answered. */
export interface Quoted {
  readonly file: string;
  /** Of its field */
  readonly line: number;
  readonly row: string;
  /** With its parts: "fees joining" */
  readonly field: string;
  readonly value: string;
  /** What the check would ask: "no savings account pays more than 9%" */
  readonly question: string;
  /** Words of its documents that hold its number */
  readonly quotes: readonly string[];
}

/** The values that pass the check only by a quote that is new or has other words. */
export function newlyQuoted(before: Site, after: Site): readonly Quoted[] {
  const earlier = documentRows(before);
  const data = after.data.map((file) => {
    if (file.kind !== 'documents') return file;
    const rows = file.rows.map((row) => {
      const known = new Set([earlier.get(String(row['id']))?.['quotes'] ?? []].flat());
      return { ...row, quotes: [row['quotes'] ?? []].flat().filter((words) => known.has(words)) };
    });
    return { ...file, rows };
  });
  const standing = new Set(asked(after, before).map(keyOf));
  return asked({ ...after, data }, before)
    .filter((problem) => !standing.has(keyOf(problem)))
    .flatMap((problem) => quotedAt(problem, after));
}

/** What the check asks about values of a site. @param before what it calls the main branch */
function asked(site: Site, before: Site): readonly Problem[] {
  const problems: Problem[] = [];
  for (const rule of askingRules) rule({ ...site, before }, (problem) => problems.push(problem));
  return problems;
}

const keyOf = ({ path, line, column, message }: Problem): string => `${path}:${line}:${column} ${message}`;

function quotedAt({ path, line, entry, field = '', asks }: Problem, site: Site): readonly Quoted[] {
  const file = site.data.find((one) => one.path === path);
  const index = (file?.rows.filter((_, at) => file.placeOf(['rows', at]).line <= line).length ?? 0) - 1;
  const row = file?.rows[index];
  if (!file || !row || !asks) return [];
  const { question, value } = asks;
  const parts = field.split(' ').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  return [
    {
      file: path,
      line: file.placeOf(['rows', index, ...parts.slice(0, 1)]).line,
      row: (isRowKind(file.kind) ? namesOfRow(row, file.kind, site)[0] : entry) ?? String(entry),
      ...{ field, value, question },
      quotes: quotesOf(documentsOf(row, file, parts), site, value).map(({ words }) => words),
    },
  ];
}
