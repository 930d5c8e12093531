import { unknownWords, type UnknownWord } from '../lib/quantities/unknown';
import { fieldsOf, metaOf } from './schemas/meta';
import { isRecord } from '../lib/isRecord';
import type { RowKind } from './schemas';

type Row = Readonly<Record<string, unknown>>;

/** A list as in its file: rows that name an insurer by id. */
export interface ListOfInsurers {
  readonly source?: readonly string[] | undefined;
  readonly rows: readonly Row[];
}

/** Whether rows of this kind take figures from an insurer's record. */
export function namesInsurers({ row }: Pick<RowKind, 'row'>): boolean {
  return Object.values(fieldsOf(row)).some((field) => metaOf(field).joined !== undefined);
}

/**
 * An insurance list with each insurer's figures filled in, so that no list repeats them: the fields marked as joined. Missing values become "Not
 * found", or "Varies" for a plan that every insurer sells. The figures' documents are added to those of the row, or of the list if no row has any.
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
  const fields = joinedFields(kind);
  const lines = new Set(fields.flatMap(({ path: [first], path }) => (path.length > 1 && first ? [first] : [])));
  const joined = list.rows.map((row) => {
    const insurer = insurerOf(row, byId);
    const documents = insurer ? [...lines].flatMap((line) => sourcesOf(insurer[line])) : [];
    const hold = row.hold ?? insurer?.hold;
    return { row: { ...row, ...valuesOf(fields, insurer), ...(hold !== undefined && { hold }) }, documents };
  });
  if (list.rows.every(({ source }) => source === undefined)) {
    const documents = joined.flatMap((one) => one.documents);
    return { ...list, source: unique([...(list.source ?? []), ...documents]), rows: joined.map(({ row }) => row) };
  }
  const rows = joined.map(({ row, documents }) => {
    const own = (row as Row).source as readonly string[] | undefined;
    return { ...row, source: unique([...(own ?? list.source ?? []), ...documents]) };
  });
  return { ...list, rows };
}

interface JoinedField {
  readonly name: string;
  /** Its path in the insurer's record: a line of business and a figure of it, or a field of the insurer */
  readonly path: readonly string[];
  readonly isQuantity: boolean;
}

function joinedFields({ row }: Pick<RowKind, 'row'>): readonly JoinedField[] {
  return Object.entries(fieldsOf(row)).flatMap(([name, field]) => {
    const { joined, quantity } = metaOf(field);
    return joined === undefined ? [] : [{ name, path: joined.split('.'), isQuantity: quantity !== undefined }];
  });
}

/** The values of these fields in an insurer's record. Missing fields of the insurer itself, such as its link, stay missing. */
function valuesOf(fields: readonly JoinedField[], insurer: Row | undefined): Row {
  const values = fields.flatMap(({ name, path, isQuantity }) => {
    const value = path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), insurer);
    if (value !== undefined) return [[name, value] as const];
    return path.length === 1 ? [] : [[name, missing(insurer ? 'not-found' : 'varies', isQuantity)] as const];
  });
  return Object.fromEntries(values);
}

function insurerOf({ insurer: id }: Row, byId: ReadonlyMap<unknown, Row>): Row | undefined {
  if (typeof id !== 'string') return undefined;
  const found = byId.get(id);
  if (!found) throw new Error(`"${id}" is not in src/content/insurers.yml; add it there first`);
  return found;
}

const sourcesOf = (line: unknown): readonly string[] => (isRecord(line) ? (line.source as readonly string[]) : []);

const missing = (word: UnknownWord, isQuantity: boolean) => (isQuantity ? { kind: word } : unknownWords[word]);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
