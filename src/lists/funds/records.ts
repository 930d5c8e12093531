import debt from '@site/docs/investments/debt-funds.yml';
import elss from '@site/docs/investments/elss.yml';
import indexFunds from '@site/docs/investments/index-funds.yml';
import tracking from '@site/docs/investments/index-funds-tracking.yml';
import largeCap from '@site/docs/investments/large-cap.yml';
import midSmallCap from '@site/docs/investments/mid-small-cap.yml';
import flexiCap from '@site/docs/mutual-funds-flexi-cap.yml';
import oneOfEach from '@site/docs/mutual-funds.yml';
import documents from '@site/src/content/documents.yml';
import { knownDocuments } from '../../content/knownDocuments';
import { lastDayOf } from '../../lib/format/dates';
import type { ListingFile, RowOf } from '../../content/schemas';
import type { FundPageId } from '../../content/fundPageIds';

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

const { rows: trackedRows, asOf: trackedMonth } = tracking as ListingFile<'index-tracking'>;

/** The index of the tracking-difference table, by the name funds use. */
const TRACKED_TYPE = 'Index, Nifty 50';

function withRecords(...files: readonly unknown[]): readonly Fund[] {
  const records = new Map(
    files.flatMap((file) => {
      const { rows, asOf } = file as ListingFile<'mutual-funds'>;
      return rows.map((record) => [record.id, { record, day: lastDayOf(asOf) }] as const);
    }),
  );
  return [...records.values()].map(({ record, day }) => ({ name: record.name, type: record.type, day, record }));
}

const recorded = withRecords(indexFunds);

const indexFundsOfBoth: readonly Fund[] = [
  ...trackedRows.map((row) => ({
    name: row.name,
    type: TRACKED_TYPE,
    day: lastDayOf(trackedMonth),
    tracked: row,
    record: recorded.find(({ name }) => name === row.name)?.record,
  })),
  ...recorded.filter(({ name }) => !trackedRows.some((row) => row.name === name)),
];

/** The last month of the periods whose returns are shown. */
export const lastMonths = {
  tracked: trackedMonth,
  recorded: (indexFunds as ListingFile<'mutual-funds'>).asOf,
  debt: (debt as ListingFile<'mutual-funds'>).asOf,
};

/** The funds of each page. */
export const fundPages: Readonly<Record<FundPageId, readonly Fund[]>> = {
  'mutual-funds': withRecords(oneOfEach, flexiCap),
  'large-cap': withRecords(largeCap),
  'mid-small-cap': withRecords(midSmallCap),
  'debt-funds': withRecords(debt),
  elss: withRecords(elss),
  'index-funds': indexFundsOfBoth,
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

const sources = Object.values(fundPages).flatMap((funds) => funds.flatMap(({ record }) => record?.source ?? []));

/** The documents that rows name. */
export const known = knownDocuments(sources, documents);
