import { withSortedRows, type OrderDirection } from './schemas/order';

interface Fund {
  readonly [field: string]: unknown;
  readonly id: string;
  readonly type: string;
  readonly source: readonly string[];
}

/** A fund list as in its file: ids only. */
export interface FundList {
  readonly order: { readonly by: string; readonly first: OrderDirection };
  readonly rows: readonly { readonly fund: string }[];
}

/**
 * A fund list with records in place of ids: types in order of first mention, funds of a type in the list's order, unknown values last. The list gets
 * the documents of its funds, because many funds share few of them.
 * @param funds the rows of src/content/funds.yml
 * @throws when the list names a fund that has no record
 */
export function joinFunds<List extends FundList>(list: List, funds: readonly Fund[]) {
  const byId = new Map(funds.map((fund) => [fund.id, fund]));
  const found = list.rows.map(({ fund: id }) => {
    const fund = byId.get(id);
    if (!fund) throw new Error(`"${id}" is not in src/content/funds.yml; add it there first`);
    return fund;
  });
  const types = [...new Set(found.map(({ type }) => type))];
  const { rows } = withSortedRows({ order: list.order, rows: found });
  const sorted = [...rows].sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
  return {
    ...list,
    source: [...new Set(sorted.flatMap(({ source }) => source))],
    rows: sorted.map(({ source: _, ...row }) => row),
  };
}
