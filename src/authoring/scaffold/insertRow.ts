import { Document } from 'yaml';
import * as z from 'zod';
import { orderDirections } from '../../content/schemas/listingFile';
import { inOrder } from '../../checks/validation/order';
import { readYaml } from '../../checks/validation/yamlSource';

export type Row = Readonly<Record<string, string | readonly string[]>>;

const ordered = z.object({
  order: z.object({ by: z.string(), first: z.enum(orderDirections) }),
  rows: z.array(z.record(z.string(), z.unknown())),
});

/**
 * Puts a row into a data file where the file's order wants it, behind rows of the same value. Every other character of the
 * file, its comments included, stays what it was.
 * @param text of a valid list
 * @returns the new text, and the line at which the row begins
 * @throws when the text is no list
 */
export function insertRow(text: string, row: Row): { readonly text: string; readonly line: number } {
  const source = readYaml(text);
  const { order, rows } = ordered.parse(source.data);
  const value = (of: Readonly<Record<string, unknown>>): string => String(of[order.by]);
  const index = rows.findIndex((other) => !inOrder(value(other), value(row), order.first));

  const lines = source.text.trimEnd().split('\n');
  const before = index < 0 ? lines.length : beginningOf(lines, source.placeOf(['rows', index]).line);
  const indent = ' '.repeat(Math.max(source.placeOf(['rows', 0]).column - 3, 0));
  const added = new Document([row])
    .toString({ lineWidth: 0, singleQuote: true })
    .trimEnd()
    .split('\n')
    .map((line) => indent + line);
  return { text: `${[...lines.slice(0, before), ...added, ...lines.slice(before)].join('\n')}\n`, line: before + 1 };
}

/** Index of the line with which a row begins: the comments right above a row belong to it. */
function beginningOf(lines: readonly string[], line: number): number {
  let index = line - 1;
  while (/^\s*#/.test(lines[index - 1] ?? '')) index -= 1;
  return index;
}
