import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { isRowKind, kindOf } from '../content/schemas';
import { fieldsOf } from '../content/schemas/meta';
import { compareBy, isOrdered, orderDirections } from '../content/schemas/order';
import { recordAddresses } from './addressList';
import { allMdx, readSite } from './model';
import { ADDRESSES_PATH } from './parse/addresses';
import type { DataFile } from './model';
import { fixFormat } from './tools/format';
import { fixMarkdown } from './tools/markdown';
import { addWords } from './tools/spelling';

/**
 * Corrects what a machine can: the order of rows, format, Markdown, the list of addresses.
 * @param root of the repository
 * @param withWords whether words that no dictionary has are added to the list of the site
 * @returns what was done, a line each
 */
export async function fix(root: string, withWords: boolean): Promise<string[]> {
  const site = readSite(root);
  const done: string[] = [];
  for (const file of site.data) {
    const text = sortedRows(file);
    if (text === file.text) continue;
    writeFileSync(path.join(root, file.path), text);
    done.push(`${file.path}: put the rows in order`);
  }
  for (const name of await fixFormat(readSite(root).data, root)) done.push(`${name}: formatted`);
  await fixMarkdown(allMdx(site), root);
  const corrected = readSite(root);
  for (const { path: name, text } of allMdx(corrected)) {
    if (allMdx(site).some((page) => page.path === name && page.text !== text)) done.push(`${name}: Markdown corrected`);
  }
  for (const address of recordAddresses(root)) done.push(`${ADDRESSES_PATH}: added ${address}`);
  if (withWords) {
    const files = [...allMdx(corrected), ...corrected.data];
    for (const word of await addWords(files, root)) done.push(`.cspell/words.txt: added ${word}`);
  }
  return done;
}

const ordered = z.object({ order: z.object({ by: z.string(), first: z.enum(orderDirections) }) });

/** The text with its rows in the order that the file states, each with the comments above it. Ties stay as they are. */
function sortedRows({ kind, data, rows, text, placeOf }: DataFile): string {
  const order = ordered.safeParse(data).data?.order;
  const field = order && isRowKind(kind) ? fieldsOf(kindOf(kind).row)[order.by] : undefined;
  if (!order || !field) return text;
  const values = rows.map((row) => z.safeParse(field, row[order.by]).data);
  if (!values.every(isOrdered)) return text;
  const lines = text.trimEnd().split('\n');
  const starts = rows.map((_row, index) => {
    let start = placeOf(['rows', index]).line - 1;
    while (/^\s*#/.test(lines[start - 1] ?? '')) start -= 1;
    return start;
  });
  const blocks = values.map((value, index) => ({
    value,
    lines: lines.slice(starts[index], starts[index + 1]),
  }));
  const sorted = [...blocks].sort((a, b) => compareBy(order.first, a.value, b.value));
  return `${[...lines.slice(0, starts[0]), ...sorted.flatMap((block) => block.lines)].join('\n')}\n`;
}
