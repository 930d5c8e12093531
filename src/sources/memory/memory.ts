import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostOf } from '../../checks/rules/outwardLinks';
import type { Validators } from '../fetching/outcome';
import type { Anchor } from '../reading/anchor';

/** Where the memory lies, from the root of the repository: a file a host. */
export const MEMORY_FOLDER = 'src/content/watch';

/** Raised when documents are read in another way, so that what was remembered of them is not taken for what they say. */
const READER = 2;

/** What is known of a document. */
export interface DocumentMemory extends Validators {
  /** Of its cleaned text. */
  readonly hash: string;
  /** Hash of its bytes. */
  readonly body?: string | undefined;
  /** Hash of the values that were looked for. */
  readonly asked?: string | undefined;
  readonly reader: number;
}

/** What is known of a value in a document. */
export interface ValueMemory {
  /** The value as the list had it. */
  readonly value: string;
  /** Whether the last look found its place. */
  readonly isThere?: boolean;
  /** The last day on which the document held it, year-month-day. */
  readonly seen?: string | undefined;
  /** What the document says instead. */
  readonly now?: string | undefined;
  /** Of a highest rate: the words of a higher one beside it. */
  readonly higher?: string | undefined;
  /** From when the document says that it holds. */
  readonly effective?: string | undefined;
  /** What the document calls itself. */
  readonly title?: string | undefined;
  /** The last look that decided. */
  readonly looked: string;
  /** At most 200 characters of the document. */
  readonly quote: string;
  readonly anchors: readonly Anchor[];
}

export interface HostMemory {
  readonly documents: Readonly<Record<string, DocumentMemory>>;
  /** By address, then by `file#row#field`. */
  readonly values: Readonly<Record<string, Readonly<Record<string, ValueMemory>>>>;
}

const EMPTY: HostMemory = { documents: {}, values: {} };

export interface Memory {
  readonly document: (address: string) => DocumentMemory | undefined;
  readonly values: (address: string) => Readonly<Record<string, ValueMemory>>;
  /** Replaces what is known of an address; on disk once `save` is called for its host. */
  readonly remember: (
    address: string,
    document: Omit<DocumentMemory, 'reader'>,
    values: Readonly<Record<string, ValueMemory>>,
  ) => void;
  /** Writes a host's file, if it would differ. It is whole at every moment: a new one takes the place of the old. */
  readonly save: (host: string) => void;
}

export function fileOfHost(host: string): string {
  return `${host.replaceAll(/[^\w.-]/gu, '_')}.json`;
}

/** @param folder of the memory; what is missing or broken there is read anew from its hosts */
export function openMemory(folder: string): Memory {
  const hosts = new Map<string, HostMemory>();
  const hostMemory = (address: string): HostMemory => {
    const host = hostOf(address);
    const known = hosts.get(host) ?? readHost(path.join(folder, fileOfHost(host)));
    hosts.set(host, known);
    return known;
  };
  return {
    document: (address) => {
      const document = hostMemory(address).documents[address];
      return document?.reader === READER ? document : undefined;
    },
    values: (address) => hostMemory(address).values[address] ?? {},
    remember: (address, document, values) => {
      const before = hostMemory(address);
      hosts.set(hostOf(address), {
        documents: { ...before.documents, [address]: { ...document, reader: READER } },
        values: { ...before.values, [address]: values },
      });
    },
    save: (host) => {
      const memory = hosts.get(host);
      if (memory) writeWhole(path.join(folder, fileOfHost(host)), textOf(memory));
    },
  };
}

/** All of the memory, for a build, which knows no hosts. */
export function readMemory(folder: string): readonly HostMemory[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    // Nothing has been watched yet.
    return [];
  }
  return names.filter((name) => name.endsWith('.json')).map((name) => readHost(path.join(folder, name)));
}

function readHost(file: string): HostMemory {
  try {
    const { documents, values } = JSON.parse(readFileSync(file, 'utf8')) as Partial<HostMemory>;
    return { documents: documents ?? {}, values: values ?? {} };
  } catch {
    return EMPTY;
  }
}

/** In order, so that a difference in Git shows what changed. */
function textOf({ documents, values }: HostMemory): string {
  const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const byAddress = Object.fromEntries(Object.entries(sorted(values)).map(([address, own]) => [address, sorted(own)]));
  return `${JSON.stringify({ documents: sorted(documents), values: byAddress }, undefined, 2)}\n`;
}

function writeWhole(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
