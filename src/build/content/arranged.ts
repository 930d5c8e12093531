import path from 'node:path';
import { filesBelow } from '../../checks/parse/files';
import { withoutHeld } from '../../content/heldBack';
import { joinFunds, type FundList } from '../../content/joinFunds';
import { joinInsurers, namesInsurers } from '../../content/joinInsurers';
import {
  isRowKind,
  kindOf,
  listingKinds,
  type DataFile,
  type RecordFile,
  type RowKindName,
} from '../../content/schemas';
import { withSortedRows } from '../../content/schemas/order';
import { languageOf } from '../../content/schemas/translation';
import { localeInNode } from '../../lib/siteLocale';
import { ofKind, readText, siteDir, translationFile, validData } from './validData';

/** All records of a file, with those that are held back. */
function recordsIn<Kind extends 'funds' | 'insurers' | 'cards' | 'providers' | 'documents'>(
  kind: Kind,
  name = `src/content/${kind}.yml`,
): RecordFile<Kind>['rows'] {
  const locale = localeInNode();
  const data: RecordFile = ofKind(kind, name, validData(readText(name), locale, translationFile(name, locale)));
  return data.rows as RecordFile<Kind>['rows'];
}

/**
 * A list in its stated order, with the records that it names and without what is held back; records without those that are held back;
 * documents.yml with the documents of all publishers; any other file as it is.
 */
export function arranged(data: DataFile): DataFile {
  if (data.kind === 'documents') return { ...data, rows: [...data.rows, ...filesOf('documents').flatMap(documentsIn)] };
  if (data.kind === 'funds' || data.kind === 'cards') return shownOf(data);
  if (!('order' in data)) return data;
  switch (recordsBehind(data.kind)) {
    case 'funds':
      // The file's rows are ids; the records come in the order of their types.
      return shownOf(joinFunds(data as typeof data & FundList, recordsIn('funds')));
    case 'insurers':
      return withSortedRows(shownOf(joinInsurers(data, kindOf(data.kind), recordsIn('insurers')) as typeof data));
    case 'cards':
      return withSortedRows(shownOf(data, cardNamed));
    default:
      return withSortedRows(shownOf(data));
  }
}

type Row = Readonly<Record<string, unknown>>;

/** The file without what is held back, by its rows or by the records that they name. */
function shownOf<File extends { readonly kind: RowKindName; readonly rows: readonly object[] }>(
  file: File,
  recordOf: (row: Row) => { readonly name: string; readonly hold?: unknown } | undefined = () => undefined,
): File {
  const nameOf = (row: Row): string => {
    const name = recordOf(row)?.name ?? String(row.name ?? row[kindOf(file.kind).nameField]);
    return recordsIn('providers').find(({ id }) => id === name)?.name ?? name;
  };
  const reasonOf = (row: Row): unknown => {
    const hold = recordOf(row)?.hold;
    return typeof hold === 'string' ? hold : undefined;
  };
  return withoutHeld(file as File & { readonly rows: readonly Row[] }, kindOf(file.kind), nameOf, reasonOf);
}

const cardNamed = ({ card: id }: Row) =>
  filesOf('cards')
    .flatMap((name) => recordsIn('cards', name))
    .find((card) => card.id === id);

const documentsIn = (name: string) => recordsIn('documents', name);

/** The records that the rows of a list name, which are read when it is loaded; undefined for other files. */
function recordsBehind(kind: DataFile['kind']): 'funds' | 'insurers' | 'cards' | undefined {
  if (kind === 'mutual-funds') return 'funds';
  if (kind === 'card-listings') return 'cards';
  return isRowKind(kind) && namesInsurers(kindOf(kind)) ? 'insurers' : undefined;
}

/** The lists that rate cards are joined with. */
export const DEPOSIT_LISTS = { banks: 'docs/fixed-deposits.yml', accounts: 'docs/savings-accounts.yml' } as const;

/** Has the names of those who are held back. */
const PROVIDERS = 'src/content/providers.yml';

/** The files of records of a kind: one, or a folder with one an issuer or a publisher. */
function filesOf(records: 'funds' | 'insurers' | 'cards' | 'documents'): readonly string[] {
  if (records === 'funds' || records === 'insurers') return [`src/content/${records}.yml`];
  const names = filesBelow(path.join(siteDir, 'src/content', records)).filter((name) => languageOf(name) === undefined);
  return names.map((name) => `src/content/${records}/${name}`);
}

/** The other files that a file is made of when it is loaded, absolute. Whatever keeps its result follows them. */
export function filesBehind(kind: DataFile['kind']): readonly string[] {
  if (kind === 'deposit-slabs') {
    const lists = Object.values(DEPOSIT_LISTS).map((name) => path.join(siteDir, name));
    return [...lists, ...filesBehind('fd-rates'), ...filesBehind('documents')];
  }
  const records = kind === 'documents' ? kind : recordsBehind(kind);
  const names = [
    ...(Object.hasOwn(listingKinds, kind) ? [PROVIDERS] : []),
    ...(records === undefined ? [] : filesOf(records)),
  ];
  return names.map((name) => path.join(siteDir, name));
}
