/** A term that a visitor may require, such as "no limit on the room's rent". */
export interface Term<Row> {
  /** Whether a row has it; undefined if unknown */
  readonly isMet: (row: Row) => boolean | undefined;
  /** Why rows without it are excluded, as a sentence */
  readonly missed: string;
  /** The same for rows where it is unknown */
  readonly unknown: string;
}

/** Whether a value meets a term; undefined where it is unknown. */
export const ifKnown = (value: number | undefined, isMet: (known: number) => boolean): boolean | undefined =>
  value === undefined ? undefined : isMet(value);

/** Rows that meet all requirements, and the others with the reason. */
export interface Parted<Row> {
  readonly met: readonly Row[];
  readonly leftOut: readonly {
    readonly reason: string;
    /** Whether a term is unknown of them, and none missed */
    readonly isUnknown: boolean;
    readonly rows: readonly Row[];
  }[];
}

/** The first term that a row misses, else the first unknown one: unknown is no promise. */
function reasonOf<Row>(row: Row, terms: readonly Term<Row>[]): string | undefined {
  const missed = terms.find(({ isMet }) => isMet(row) === false);
  return missed?.missed ?? terms.find(({ isMet }) => isMet(row) === undefined)?.unknown;
}

/** Splits rows by the required terms. Both parts keep the order, and each row is in one part; what is only not known stands before what is missed. */
export function partByTerms<Row>(rows: readonly Row[], terms: readonly Term<Row>[]): Parted<Row> {
  const withReasons = rows.map((row) => ({ row, reason: reasonOf(row, terms) }));
  const rowsWith = (wanted: string | undefined): readonly Row[] =>
    withReasons.flatMap(({ row, reason }) => (reason === wanted ? [row] : []));
  const reasons = new Set(terms.flatMap(({ missed, unknown }) => [unknown, missed]));
  const unknown = new Set(terms.map((term) => term.unknown));
  return {
    met: rowsWith(undefined),
    leftOut: [...reasons]
      .map((reason) => ({ reason, isUnknown: unknown.has(reason), rows: rowsWith(reason) }))
      .filter(({ rows: { length } }) => length > 0),
  };
}
