import { listingKinds, type KindName } from '../../content/schemas';
import { isRecord } from '../../lib/isRecord';
import { addDays } from '../../lib/days';
import type { DataFile, Fields } from '../model';
import { documentIdsIn, documentRows } from '../records';
import { rowProblem } from '../rowProblem';
import type { Rule } from './rule';

/** Days ahead from which an announced rate may hold, and years for which a provider's page has held. */
const MOST_DAYS_AHEAD = 90;
const MOST_YEARS_IN_FORCE = 5;

/** Dates of a document that do not go with each other or with its id, and records that are none. */
export const documentDates: Rule = (site, report) => {
  const documents = documentRows(site);
  const byAddress = new Map<string, string>();
  for (const file of site.data) {
    if (file.kind !== 'documents') continue;
    for (const [index, row] of file.rows.entries()) {
      const { id, kind, address, through } = row;
      const [read, published, effective] = ['read', 'published', 'effective'].map((field) => dayOf(row, field));
      const say = (field: string, message: string) => {
        report(rowProblem(file, index, [field], message));
      };
      const record = documents.get(String(through));
      if (kind === 'issuer' && record && record['kind'] !== 'record') {
        const message = `this document is of kind "${String(record['kind'])}"; name somebody's dated record of the page (kind: record), or leave it out and open the page yourself`;
        say('through', message);
      }
      const seen = record?.['kind'] === 'record' ? dayOf(record, 'published') : undefined;
      if (read !== undefined && seen !== undefined && read > seen) {
        say('read', `its record was published on "${seen}", so that its author read it then or before; write that day`);
      }
      const month = monthOfId(String(id));
      const isOfMonth = [read, published, effective].some((day) => day?.startsWith(month ?? ''));
      if (month !== undefined && read !== undefined && read < month && !isOfMonth) {
        say('read', `the id says ${month}; write the day on which it was read, or give it another id`);
      }
      if (kind === 'issuer' && read !== undefined && effective !== undefined) {
        if (effective > addDays(read, MOST_DAYS_AHEAD)) {
          say('effective', `no rate is announced more than ${MOST_DAYS_AHEAD} days ahead; see the year`);
        } else if (effective < addDays(read, -365 * MOST_YEARS_IN_FORCE)) {
          say(
            'effective',
            `the page of a provider has not held for more than ${MOST_YEARS_IN_FORCE} years; see the year, or leave it out`,
          );
        }
      }
      if (kind !== 'issuer' || typeof address !== 'string') continue;
      // A page may have several tables, each in force from a day of its own.
      const key = [address, read, effective].join(' ');
      const earlier = byAddress.get(key);
      // One id twice is a mistake of its own.
      if (earlier !== undefined && earlier !== id)
        say('id', `"${earlier}" is the same address, read on the same day; name that one in the rows`);
      else byAddress.set(key, String(id));
    }
  }
};

/** Days for which a list or a figure may go without a check: yearly statistics and law, everything else. */
const MOST_DAYS: Partial<Record<KindName, number>> = {
  figures: 400,
  ...{ 'health-insurers': 200, 'life-insurers': 200, 'motor-insurers': 200, 'travel-insurers': 200 },
};
const MOST_DAYS_ELSE = 120;

/** Months by which a list may be older than half of its dated documents. */
const MOST_MONTHS_OLDER = 6;

/** Dates of a list that do not go with its documents, or put its next check too far away. */
export const listDates: Rule = (site, report) => {
  const documents = documentRows(site);
  for (const file of site.data) {
    const isList = file.kind !== undefined && Object.hasOwn(listingKinds, file.kind);
    const most = (file.kind && MOST_DAYS[file.kind]) ?? MOST_DAYS_ELSE;
    const tooLong = `check it at least every ${most} days: values like these do not stay for longer`;
    if (file.kind === 'figures') {
      for (const [index, { reviewEveryDays }] of file.rows.entries()) {
        if (typeof reviewEveryDays === 'number' && reviewEveryDays > most) {
          report(rowProblem(file, index, ['reviewEveryDays'], tooLong));
        }
      }
    }
    if (!isList) continue;
    const problem = (field: string, message: string) => {
      report({ path: file.path, ...file.placeOf([field]), field, found: file.foundAt([field]), message });
    };
    const { asOf, reviewEveryDays, checked } = file.fields;
    if (typeof reviewEveryDays === 'number' && reviewEveryDays > most) problem('reviewEveryDays', tooLong);
    const months = documentIdsIn([{ source: file.fields['source'] ?? [] }, file.rows])
      .flatMap((id) => dayOf(documents.get(id) ?? {}, 'published') ?? dayOf(documents.get(id) ?? {}, 'effective') ?? [])
      .map((day) => day.slice(0, 7))
      .sort();
    const middle = months[Math.floor(months.length / 2)];
    if (
      typeof asOf === 'string' &&
      middle !== undefined &&
      asOf < addDays(`${middle}-01`, -31 * MOST_MONTHS_OLDER).slice(0, 7)
    ) {
      problem('asOf', `half of its dated documents are of ${middle} or later; write the month that its values are of`);
    }
    for (const [index, row] of file.rows.entries()) {
      const effective = dayOf(row, 'effective');
      if (effective === undefined || typeof checked !== 'string') continue;
      if (effective > addDays(checked, MOST_DAYS_AHEAD) || effective < addDays(checked, -365 * MOST_YEARS_IN_FORCE)) {
        report(rowProblem(file, index, ['effective'], `the rows were compared on "${checked}"; see the year`));
      }
    }
  }
};

/** Kinds of lists whose values come from their providers, at first or second hand. */
const OF_PROVIDERS: ReadonlySet<string | undefined> = new Set(['home-loans', 'fd-rates']);

/** Values of providers that only a comparison site says. */
export const comparedValues: Rule = (site, report) => {
  const documents = documentRows(site);
  const visit = (file: DataFile, index: number, value: unknown, at: readonly PropertyKey[]): void => {
    if (Array.isArray(value)) for (const [key, item] of value.entries()) visit(file, index, item, [...at, key]);
    if (isRecord(value)) for (const [key, part] of Object.entries(value)) visit(file, index, part, [...at, key]);
    const field = at.filter((key) => typeof key === 'string').at(-1);
    if (typeof value !== 'string' || (field !== 'document' && field !== 'source')) return;
    if (documents.get(value)?.['kind'] !== 'aggregator') return;
    const message = 'this is a comparison site; name the page of the provider, or a dated record of it';
    report(rowProblem(file, index, at, message));
  };
  for (const file of site.data.filter(({ kind }) => OF_PROVIDERS.has(kind))) {
    for (const [index, row] of file.rows.entries()) visit(file, index, row, []);
  }
};

function dayOf(row: Fields, field: string): string | undefined {
  const value = row[field];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) ? value : undefined;
}

/** The year, or year and month, at the end of an id: `sbi-rates-2026-10`. */
function monthOfId(id: string): string | undefined {
  return /-(?<month>20\d{2}(?:-(?:0[1-9]|1[0-2]))?)(?![\d])/u.exec(id)?.groups?.['month'];
}
