import { words, type Word } from '../lib/quantities/quantity';
import { fieldsOf, isRecord, metaOf } from './schemas/meta';
import type { RowKind } from './schemas';

type Row = Readonly<Record<string, unknown>>;

/** A list as its file has it: rows that name an insurer by its id. */
export interface ListOfInsurers {
  readonly source?: readonly string[] | undefined;
  readonly rows: readonly Row[];
}

/** Whether rows of this kind have figures that come from the record of an insurer. */
export function namesInsurers({ row }: Pick<RowKind, 'row'>): boolean {
  return Object.values(fieldsOf(row)).some((field) => metaOf(field).joined !== undefined);
}

/**
 * A list of insurance with the figures of each row's insurer in it, so that no list repeats them: the fields that its kind marks as joined. What
 * the record does not have is "Not found"; a plan that every insurer sells names none, and has "Varies". The documents of the figures
 * are added to those of the row, or to those of the list where no row has any.
 * @param kind of the list
 * @param insurers the rows of src/content/insurers.yml
 * @throws when the list names an insurer that has no record
 */
export function joinInsurers<List extends ListOfInsurers>(
  list: List,
  kind: Pick<RowKind, 'row'>,
  insurers: readonly Row[],
) {
  const byId = new Map(insurers.map((insurer) => [insurer.id, insurer]));
  const fields = Object.entries(fieldsOf(kind.row)).flatMap(([name, field]) => {
    const { joined, quantity } = metaOf(field);
    return joined === undefined ? [] : [{ name, path: joined.split('.'), isQuantity: quantity !== undefined }];
  });
  const lines = new Set(fields.flatMap(({ path }) => (path.length > 1 ? path[0]! : [])));
  const named = list.rows.map((row) => ({ row, insurer: insurerOf(row, byId) }));
  const documents = named.map(({ insurer = {} }) => [...lines].flatMap((line) => sourcesOf(insurer[line])));
  const rowsHaveOwn = list.rows.some(({ source }) => source !== undefined);

  const rows = named.map(({ row, insurer }, index) => {
    const own = row.source as readonly string[] | undefined;
    return {
      ...row,
      ...Object.fromEntries(
        fields.flatMap(({ name, path, isQuantity }) => {
          const value = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), insurer);
          return value === undefined && path.length === 1
            ? []
            : [[name, value ?? missing(insurer ? 'not-found' : 'varies', isQuantity)]];
        }),
      ),
      ...(rowsHaveOwn && { source: unique([...(own ?? list.source ?? []), ...documents[index]!]) }),
    };
  });
  if (rowsHaveOwn) return { ...list, rows };
  return { ...list, source: unique([...(list.source ?? []), ...documents.flat()]), rows };
}

function insurerOf({ insurer: id }: Row, byId: ReadonlyMap<unknown, Row>): Row | undefined {
  if (id === undefined) return undefined;
  const found = byId.get(id);
  if (!found) throw new Error(`"${String(id)}" is not in src/content/insurers.yml; add it there first`);
  return found;
}

const sourcesOf = (line: unknown): readonly string[] => (isRecord(line) ? (line.source as readonly string[]) : []);

const missing = (word: Word, isQuantity: boolean) => (isQuantity ? { kind: word } : words[word]);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
