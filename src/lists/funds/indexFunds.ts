import indexFundsFile from '@site/docs/investments/index-funds.yml';
import tracking from '@site/docs/investments/index-funds-tracking.yml';
import type { ListingFile, RowOf } from '../../content/schemas';
import { sourcesOfRow } from '../../content/rowSources';
import { lastDayOfMonth } from '../../lib/days';
import { isNotFound } from '../../lib/quantities/unknown';

export type FundRecord = RowOf<'mutual-funds'>;
type Tracked = RowOf<'index-tracking'>;

/** A fund of a list: its record, its tracking difference, or both. */
export interface Fund {
  readonly name: string;
  readonly type: string;
  /** The date of its figures: the last day of the month stated in its file */
  readonly day: string;
  readonly record?: FundRecord | undefined;
  readonly tracked?: Tracked | undefined;
}

const trackingFile = tracking as ListingFile<'index-tracking'>;

/** What the type of an index fund begins with, before its index. */
const INDEX = 'Index, ';

/** The index of the tracking-difference table, by the name funds use. */
const TRACKED_TYPE = `${INDEX}Nifty 50`;

/** The funds of files with records, each once. */
export function withRecords(...files: readonly unknown[]): readonly Fund[] {
  const records = new Map(
    files.flatMap((file) => {
      const { rows, asOf } = file as ListingFile<'mutual-funds'>;
      return rows.map((record) => [record.id, { record, day: lastDayOfMonth(asOf) }] as const);
    }),
  );
  return [...records.values()].map(({ record, day }) => ({ name: record.name, type: record.type, day, record }));
}

const recorded = withRecords(indexFundsFile);

/** Every index fund: those whose tracking difference is known, in its order, then the others. */
export const indexFunds: readonly Fund[] = [
  ...trackingFile.rows.map((row) => ({
    name: row.name,
    type: TRACKED_TYPE,
    day: lastDayOfMonth(trackingFile.asOf),
    tracked: row,
    record: recorded.find(({ name }) => name === row.name)?.record,
  })),
  ...recorded.filter(({ name }) => !trackingFile.rows.some((row) => row.name === name)),
];

/** The last month of the periods whose returns are shown. */
export const indexMonths = {
  tracked: trackingFile.asOf,
  recorded: (indexFundsFile as ListingFile<'mutual-funds'>).asOf,
};

/** Ids of the benchmark index funds, by the category they are compared with. */
const yardstickIds: Readonly<Record<string, string>> = {
  'Large cap': 'uti-nifty-50-index',
  'Mid cap': 'nippon-india-nifty-midcap-150-index',
  'Small cap': 'nippon-india-nifty-smallcap-250-index',
  'Flexi cap': 'motilal-oswal-nifty-500-index',
  ELSS: 'motilal-oswal-nifty-500-index',
};

/** The benchmark index fund of a category; undefined for debt funds and for index funds themselves. */
export function yardstickOf(type: string): FundRecord | undefined {
  return recorded.find(({ record }) => record?.id === yardstickIds[type])?.record;
}

export const isIndexFund = ({ type }: Pick<Fund, 'type'>): boolean => type.startsWith(INDEX);

/** The index of an index fund; of other funds their category. */
export const kindText = ({ type }: Pick<Fund, 'type'>): string => type.replace(INDEX, '');

/** A fund's riskometer level; undefined if no source gives it. */
export function riskOf({ record }: Fund): string | undefined {
  return record === undefined || isNotFound(record.risk) ? undefined : record.risk;
}

/** Ids of the documents that say what we know of an index fund. */
export function indexFundDocuments({ record, tracked }: Fund): readonly string[] {
  return [...(tracked ? sourcesOfRow(trackingFile, tracked) : []), ...(record?.source ?? [])];
}
