import { isMap, isScalar, isSeq, type Document } from 'yaml';
import type { QuotedValue } from '../watched/quotedValue';
import { addDays } from '../../lib/days';

/** Changes of a value in its data file. Each returns why it was not made, if it was not. */

/** Sets a value of a row and its document: the one beside it, else the row's own. */
export function editRow(
  document: Document,
  value: QuotedValue,
  now: string,
  id: string,
  effective: string | undefined,
): string | undefined {
  return setText(document, value, now) ?? cite(document, value, id, effective);
}

/** Sets a value alone. */
export function setText(document: Document, { path: at }: QuotedValue, now: string): string | undefined {
  if (!isScalar(document.getIn(at, true))) return 'its place in the file was not found';
  document.setIn(at, now);
  return undefined;
}

/** Names the document of a value where its documents stand: beside it, else in its row. */
export function cite(
  document: Document,
  { path: at, documents }: Pick<QuotedValue, 'path' | 'documents'>,
  id: string,
  effective: string | undefined,
): string | undefined {
  for (let length = at.length - 1; length >= 2; length -= 1) {
    const group = at.slice(0, length);
    if (!isMap(document.getIn(group, true))) continue;
    if (document.hasIn([...group, 'document'])) {
      document.setIn([...group, 'document'], id);
      return undefined;
    }
    if (length > 2 && !document.hasIn([...group, 'source'])) continue;
    // The row's other values keep the documents that say them.
    const sources = [id, ...documents.filter((one) => one !== id)];
    document.setIn([...group, 'source'], document.createNode(sources, { flow: true }));
    if (effective !== undefined && document.hasIn([...group, 'effective']))
      document.setIn([...group, 'effective'], effective);
    return undefined;
  }
  return 'the file has no place for its document';
}

/** Ends the present period of a figure and begins the next, so that sentences about an earlier day keep that day's value. */
export function editFigure(
  document: Document,
  { path: at }: QuotedValue,
  now: string,
  id: string,
  effective: string | undefined,
): string | undefined {
  if (effective === undefined) return 'the document does not name the day from which it holds';
  const periods = document.getIn(at.slice(0, 3));
  const last = Number(at[3]);
  if (!isSeq(periods) || last !== periods.items.length - 1) return 'a later period is in the file already';
  const from = document.getIn([...at.slice(0, 4), 'from']);
  if (typeof from === 'string' && from >= effective) return 'it is not newer than the period in the file';
  document.setIn([...at.slice(0, 4), 'until'], addDays(effective, -1));
  periods.add(document.createNode({ value: now, from: effective, source: { document: id } }));
  return undefined;
}
