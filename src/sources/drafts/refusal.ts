import { parse } from 'yaml';
import { cardContradictions } from '../../checks/rules/depositSlabs';
import type { Site } from '../../checks/model';
import { dataFileSchema, type RowOf } from '../../content/schemas';
import { isDocumentsFile, type Texts } from './documentRows';

/** Why the site does not take drafted files: what their schemas refuse, or a rate card and a row of the list that contradict each other. */
export function refusal(
  { data, today }: Pick<Site, 'data' | 'today'>,
  drafted: Texts,
  before: Texts,
): string | undefined {
  const rows = new Map<string, unknown>();
  for (const { path, kind } of data) {
    const text = drafted.get(path) ?? '';
    if (kind === undefined || isDocumentsFile(path) || text === before.get(path)) continue;
    const written: unknown = parse(text);
    const { success, data: read, error } = dataFileSchema(kind, today).safeParse(written);
    if (success) {
      rows.set(kind, read['rows']);
      continue;
    }
    const { path: at = [], message = '' } = error.issues[0] ?? {};
    return `${path} does not take it: ${String(at.at(-1))} ${String(valueAt(written, at))}: ${message}`;
  }
  return contradictionIn(
    (rows.get('fd-rates') ?? []) as readonly RowOf<'fd-rates'>[],
    (rows.get('deposit-slabs') ?? []) as readonly RowOf<'deposit-slabs'>[],
  );
}

function contradictionIn(
  banks: readonly RowOf<'fd-rates'>[],
  cards: readonly RowOf<'deposit-slabs'>[],
): string | undefined {
  for (const bank of banks) {
    const card = cards.find(({ provider }) => provider === bank.provider);
    const [first] = card ? cardContradictions(bank, card) : [];
    if (first)
      return `the rate card then has ${first[1]}, which ${first[0]} of the list does not say: the bank may have parted a slab`;
  }
  return undefined;
}

function valueAt(written: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    written,
  );
}
