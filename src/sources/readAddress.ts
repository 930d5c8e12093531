import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { extract } from './extracting';
import { wallOf } from './extracting/walls';
import type { Outcome, Trouble, Validators } from './fetching/outcome';
import { trouble } from './fetching/outcome';
import type { Memory, ValueMemory } from './memory/memory';
import type { Names } from './reading/fit';
import { lookFor, type Sighting } from './reading/look';
import { LEAST_ROWS } from './reading/newRows';
import { readPage, type ReadPage } from './reading/page';
import type { QuotedValue } from './watched/quotedValue';

/** What one address says of the values that are looked for there. */
export interface AddressReport {
  readonly address: string;
  readonly trouble?: Trouble | undefined;
  /** Where the page now stands, if its host says that it moved for good. */
  readonly movedTo?: string | undefined;
  readonly sightings: ReadonlyMap<QuotedValue, Sighting>;
  /** Undefined when the host says that nothing changed. */
  readonly page?: ReadPage | undefined;
}

export interface AddressReader {
  readonly get: (address: string, validators: Validators) => Promise<Outcome>;
  readonly memory: Memory;
  readonly namesOf: (value: QuotedValue) => Names;
  readonly isOwn: (value: QuotedValue, address: string) => boolean;
  /** Year-month-day. */
  readonly today: string;
}

export function keyOf({ file, row, field }: Pick<QuotedValue, 'file' | 'row' | 'field'>): string {
  return `${file}#${row}#${field}`;
}

/** Fetches an address and looks for values in it. What is learned is remembered. */
export async function readAddress(
  address: string,
  values: readonly QuotedValue[],
  reader: AddressReader,
): Promise<AddressReport> {
  const { memory, today } = reader;
  const remembered = memory.values(address);
  const document = memory.document(address);
  const asked = hashOf(values.map((value) => `${keyOf(value)} ${value.text}`).join('\n'));
  // What is remembered answers for a document that did not change, if the same was looked for. New rows are not remembered.
  const isKnown = document?.asked === asked && new Set(values.map(({ subject }) => subject)).size < LEAST_ROWS;
  const outcome = await reader.get(
    address,
    isKnown ? { etag: document.etag, lastModified: document.lastModified } : {},
  );
  if (outcome.kind === 'trouble') return { address, trouble: outcome, sightings: new Map() };
  const movedTo = outcome.kind === 'document' && outcome.isMoved ? outcome.address : undefined;
  const body = outcome.kind === 'document' ? hashOf(outcome.bytes) : document?.body;
  if (document && (outcome.kind === 'unchanged' || (isKnown && document.body === body))) {
    const sightings = new Map(values.map((value) => [value, asBefore(value, remembered[keyOf(value)])]));
    memory.remember(address, document, rememberedAs(sightings, remembered, today));
    return { address, movedTo, sightings };
  }
  if (outcome.kind === 'unchanged') throw new Error('the host says "not changed" of what was never read');
  const text = await extract(outcome.bytes, outcome.type, outcome.address);
  if ('kind' in text) return { address, trouble: text, sightings: new Map() };
  const page = readPage(address, text);
  const sightings = new Map(
    values.map((value) => {
      const anchors = remembered[keyOf(value)]?.anchors;
      return [value, lookFor(value, page, reader.namesOf(value), reader.isOwn(value, address), today, anchors)];
    }),
  );
  const found = [...sightings.values()].some(({ verdict }) => verdict !== 'gone');
  const wall = wallOf(text, found);
  if (wall) return { address, trouble: wall, sightings: new Map() };
  const known = { hash: hashOf(text.text), body: hashOf(outcome.bytes), asked, ...outcome.validators };
  memory.remember(address, known, rememberedAs(sightings, remembered, today));
  return { address, page, movedTo, sightings };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function asBefore({ text }: QuotedValue, known: ValueMemory | undefined): Sighting {
  if (known?.isThere !== true) return { verdict: 'gone', higher: known?.higher, excerpt: '', anchors: [] };
  const { now, effective, title, quote, anchors } = known;
  return {
    verdict: now === undefined ? 'same' : 'changed',
    now: now ?? text,
    effective,
    title,
    excerpt: quote,
    anchors,
  };
}

/** What stays of a look: the place of each value found. Of one that was not, or that nobody asked for this time, what was known before. */
function rememberedAs(
  sightings: ReadonlyMap<QuotedValue, Sighting>,
  before: Readonly<Record<string, ValueMemory>>,
  today: string,
): Record<string, ValueMemory> {
  const all: Record<string, ValueMemory> = { ...before };
  for (const [value, { verdict, now, higher, effective, title, excerpt, anchors }] of sightings) {
    const key = keyOf(value);
    const known = before[key];
    // Of several cells with the same labels another may answer the next time; the words remembered for that place stay.
    const isAsBefore =
      known?.isThere === true && known.value === value.text && isDeepStrictEqual(known.anchors, anchors);
    const quote = verdict === 'same' && isAsBefore ? known.quote : excerpt;
    const found = { value: value.text, isThere: true, looked: today, quote, anchors };
    if (verdict === 'same') all[key] = { ...found, seen: today };
    else if (verdict === 'changed') all[key] = { ...found, seen: known?.seen, now, effective, title };
    else if (higher !== undefined) all[key] = { ...found, isThere: false, seen: known?.seen, higher };
    else if (known) all[key] = { ...known, isThere: false, higher: undefined };
  }
  return all;
}

/** A report of an address that could not even be tried, so that one failure stops nothing. */
export function failedReport(address: string, error: unknown): AddressReport {
  const message = error instanceof Error ? error.message : String(error);
  return { address, trouble: trouble('unreadable', `could not be read (${message})`), sightings: new Map() };
}
