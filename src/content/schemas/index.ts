import type * as z from 'zod';
import { cardListings, cards } from './cards';
import { datedBy } from './dates';
import { companyDeposits, fdRates, savingsAccounts } from './deposits';
import { depositSlabs } from './depositSlabs';
import { figures, type Figure } from './figures';
import { homeInsurers, motorInsurers, thirdPartyPremiums, travelInsurers } from './generalInsurance';
import { glossary } from './glossary';
import { upperFirst } from '../../lib/upperFirst';
import type { HeldBack } from './hold';
import { homeLoans } from './homeLoans';
import { healthInsurers, healthPlans, lifeInsurers, termPlans } from './insurance';
import { insurers } from './insurers';
import { funds, indexTracking, mutualFunds, retirementOptions, taxOptions } from './investments';
import type { Envelope, FileKind, RowKind } from './kind';
import { loanKinds } from './loans';
import { fieldsOf, metaOf } from './meta';
import { navigation } from './navigation';
import { searchWords } from './searchWords';
import { homeProducts, notCovered, officialContacts, officialDomains, redirects } from './site';
import { documents, providers } from './sources';

/**
 * The kinds of lists of pages. To add one: define it with `list()` in the file of its subject, add it here, and support it in a component. This
 * module imports zod, so only build-time code may import it; islands import types only, and get columns as props.
 */
export const listingKinds = {
  'home-loans': homeLoans,
  ...loanKinds,
  'card-listings': cardListings,
  'health-plans': healthPlans,
  'health-insurers': healthInsurers,
  'term-plans': termPlans,
  'life-insurers': lifeInsurers,
  'motor-insurers': motorInsurers,
  'third-party-premiums': thirdPartyPremiums,
  'travel-insurers': travelInsurers,
  'home-insurers': homeInsurers,
  'mutual-funds': mutualFunds,
  'index-tracking': indexTracking,
  'fd-rates': fdRates,
  'company-deposits': companyDeposits,
  'savings-accounts': savingsAccounts,
  'retirement-options': retirementOptions,
  'tax-options': taxOptions,
} as const;

/** The kinds of files in src/content: records of the site, not lists of products. To add one, define it with `records()`. */
const recordKinds = {
  'home-products': homeProducts,
  redirects,
  'not-covered': notCovered,
  'official-domains': officialDomains,
  'official-contacts': officialContacts,
  providers,
  documents,
  cards,
  funds,
  insurers,
  'deposit-slabs': depositSlabs,
  figures,
  glossary,
} as const;

const rowKinds = { ...listingKinds, ...recordKinds } as const;

const kinds = { ...rowKinds, navigation, 'search-words': searchWords } as const;

export type ListingKind = keyof typeof listingKinds;
export type RowKindName = keyof typeof rowKinds;
export type KindName = keyof typeof kinds;

/** All valid values of `kind:` in a data file. */
export const kindNames = Object.keys(kinds) as readonly KindName[];

/** The kinds of files without a review date, or with one per row. */
export const undatedKinds = kindNames.filter((kind) => !Object.hasOwn(listingKinds, kind));

/** A row of one kind, with exactly the fields of its schema. */
export type RowOf<K extends RowKindName> = z.infer<(typeof rowKinds)[K]['row']>;

interface ListingFileOf<K extends ListingKind> extends Envelope {
  readonly kind: K;
  readonly rows: readonly RowOf<K>[];
}

/** A list of one kind, or of any of several kinds. Narrow it by its `kind`. */
export type ListingFile<K extends ListingKind = ListingKind> = { [Name in K]: ListingFileOf<Name> }[K];

type RecordKind = keyof typeof recordKinds;

/** A file of records of one kind. */
export type RecordFile<K extends RecordKind = RecordKind> = {
  [Name in K]: {
    readonly kind: Name;
    readonly rows: readonly RowOf<Name>[];
    /** What was taken out when it was loaded */
    readonly held?: readonly HeldBack[];
  };
}[K];

/** The content of an imported `.yml` file. */
export type DataFile = ListingFile | RecordFile | NavigationFile | SearchWordsFile;

export type HomeProductsFile = RecordFile<'home-products'>;
export type NavigationFile = z.infer<typeof navigation.file>;
export type SearchWordsFile = z.infer<typeof searchWords.file>;
export type FiguresFile = Omit<RecordFile<'figures'>, 'rows'> & { readonly rows: readonly Figure[] };
export type GlossaryFile = RecordFile<'glossary'>;
export type NotCoveredFile = RecordFile<'not-covered'>;
export type ProvidersFile = RecordFile<'providers'>;
export type DocumentsFile = RecordFile<'documents'>;
export type CardsFile = RecordFile<'cards'>;

export function kindOf(name: RowKindName): RowKind;
export function kindOf(name: KindName): FileKind;
export function kindOf(name: KindName): FileKind {
  return kinds[name];
}

/** Whether this is a kind of file with rows. */
export function isRowKind(name: unknown): name is RowKindName {
  return typeof name === 'string' && Object.hasOwn(rowKinds, name);
}

/**
 * The schema of a whole data file: its fields, the rules between its rows, and its dates. One parse finds all issues. A custom issue may have
 * `params.lineOf`, a path whose line replaces `{line}` in the message.
 * @param today year-month-day
 */
export function dataFileSchema(kind: KindName, today: string): z.ZodObject {
  return datedBy(kindOf(kind).file, today);
}

/** A displayed field of a list, as plain data for an island's props. */
export interface Column {
  readonly field: string;
  /** Column heading. */
  readonly label: string;
  /** Set for numbers: they are right-aligned, in tabular digits. */
  readonly numeric?: boolean;
}

/** The displayed fields of a kind, in order. */
export function columnsOf(kind: ListingKind): readonly Column[] {
  return Object.entries(fieldsOf(kindOf(kind).row))
    .map(([field, schema]) => ({ field, meta: metaOf(schema) }))
    .filter(({ meta }) => meta.shown)
    .map(({ field, meta: { title = field, numeric } }) => ({ field, label: title, ...(numeric && { numeric }) }));
}

/** The displayed heading of a field; the words of its name if it has none. */
export function labelOf(kind: RowKindName, field: string): string {
  const schema = fieldsOf(kindOf(kind).row)[field];
  return (
    (schema && metaOf(schema).title) ?? upperFirst(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  );
}

/** The name of a row: the text of its kind's name field. */
export function rowName<K extends RowKindName>(kind: K, row: RowOf<K>): string {
  return String((row as Readonly<Record<string, unknown>>)[kindOf(kind).nameField]);
}

export { figureSubjects, type Figure, type FigurePeriod } from './figures';
export type { Term } from './glossary';
export type { Envelope, FileKind, RowKind } from './kind';
export type { FieldMeta } from './meta';
export type { OrderDirection } from './order';
