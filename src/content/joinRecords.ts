import { compareBy, type OrderDirection, type Ordered } from './schemas/order';
import type { NamedRecords } from './schemas/kind';

interface Row {
  readonly [field: string]: unknown;
}

interface SourcedRow extends Row {
  readonly source: readonly string[];
}

interface NamingList {
  readonly order: { readonly by: string; readonly first: OrderDirection };
  readonly rows: readonly Row[];
}

/**
 * A list with the records that its rows name in their place: groups in the order in which the list names the first of each, the
 * records of a group in the order that the list states, unknown values last. Their documents become those of the list, because
 * many records share few.
 *
 * @param records the rows of the file that holds the records
 * @throws where a row names a record that is not there
 */
export function joinRecords<List extends NamingList>(list: List, names: NamedRecords, records: readonly SourcedRow[]) {
  const byId = new Map(records.map((record) => [record['id'], record]));
  const found = list.rows.map(({ [names.idField]: id }) => {
    const record = byId.get(id);
    if (!record) throw new Error(`"${String(id)}" is not in src/content/${names.kind}.yml; add it there first`);
    return record;
  });
  const groups = [...new Set(found.map((record) => record[names.groupField]))];
  const groupOf = (record: Row) => groups.indexOf(record[names.groupField]);
  const { by, first } = list.order;
  const sorted = found.sort((a, b) => groupOf(a) - groupOf(b) || compareBy(first, a[by] as Ordered, b[by] as Ordered));
  return {
    ...list,
    source: [...new Set(sorted.flatMap(({ source }) => source))],
    rows: sorted.map(({ source: _, ...row }) => row),
  };
}
