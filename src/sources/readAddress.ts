import { createHash } from 'node:crypto';
import { extract } from './extracting';
import { wallOf } from './extracting/walls';
import type { Outcome, Trouble, Validators } from './fetching/outcome';
import { trouble } from './fetching/outcome';
import type { Memory, ValueMemory } from './memory/memory';
import type { Names } from './reading/fit';
import { lookFor, type Sighting } from './reading/look';
import { readPage, type ReadPage } from './reading/page';
import { saysTheSame } from './reading/withNow';
import type { QuotedValue } from './watched/quotedValues';

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
  // Asking whether it changed helps only if each value was there the last time.
  const isKnown = document !== undefined && values.every((value) => wasSame(value, remembered[keyOf(value)]));
  const outcome = await reader.get(
    address,
    isKnown ? { etag: document.etag, lastModified: document.lastModified } : {},
  );
  if (outcome.kind === 'trouble') return { address, trouble: outcome, sightings: new Map() };
  if (outcome.kind === 'unchanged') {
    const sightings = new Map(values.map((value) => [value, asBefore(value, remembered[keyOf(value)])]));
    if (document) memory.remember(address, document, rememberedAs(sightings, remembered, today));
    return { address, sightings };
  }
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
  const hash = createHash('sha256').update(text.text).digest('hex').slice(0, 32);
  memory.remember(address, { hash, ...outcome.validators }, rememberedAs(sightings, remembered, today));
  const movedTo = outcome.isMoved ? outcome.address : undefined;
  return { address, page, movedTo, sightings };
}

function wasSame({ text }: QuotedValue, known: ValueMemory | undefined): boolean {
  return known?.seen !== undefined && known.now === undefined && saysTheSame(known.value, text);
}

function asBefore({ text }: QuotedValue, known: ValueMemory | undefined): Sighting {
  return { verdict: 'same', now: text, excerpt: known?.quote ?? '', anchors: known?.anchors ?? [] };
}

/** What stays of a look: the place of each value found. Of one that was not, what was known before. */
function rememberedAs(
  sightings: ReadonlyMap<QuotedValue, Sighting>,
  before: Readonly<Record<string, ValueMemory>>,
  today: string,
): Record<string, ValueMemory> {
  const all: Record<string, ValueMemory> = {};
  for (const [value, { verdict, now, excerpt, anchors }] of sightings) {
    const key = keyOf(value);
    const known = before[key];
    if (verdict === 'gone') {
      if (known) all[key] = known;
    } else if (verdict === 'same') {
      all[key] = { value: value.text, seen: today, looked: today, quote: excerpt, anchors };
    } else {
      all[key] = {
        value: value.text,
        ...(known?.seen !== undefined && { seen: known.seen }),
        now,
        looked: today,
        quote: excerpt,
        anchors,
      };
    }
  }
  return all;
}

/** A report of an address that could not even be tried, so that one failure stops nothing. */
export function failedReport(address: string, error: unknown): AddressReport {
  const message = error instanceof Error ? error.message : String(error);
  return { address, trouble: trouble('unreadable', `could not be read (${message})`), sightings: new Map() };
}
