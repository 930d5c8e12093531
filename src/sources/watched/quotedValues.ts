import { documentsOf, domainsOf } from '../../checks/records';
import { hostOf, ownerOf } from '../../checks/rules/outwardLinks';
import type { DataFile, Fields, Site } from '../../checks/model';
import { isRowKind, kindOf, labelOf, type RowKindName } from '../../content/schemas';
import { valuesIn, type DescribedValue } from '../../content/schemas/meta';
import { isRecord } from '../../lib/isRecord';
import { watchedRowName } from '../../content/seenUnchanged';
import { nameId } from '../../lib/nameId';
import { partsOf } from './parts';
import type { QuotedValue } from './quotedValue';
import { cardLines } from './cardLines';
import { conditionOf } from './condition';
import { isFrontPage } from '../fetching/redirects';
import { meaningOf } from './meaning';

/** A source document, as far as it could be read. */
interface DocumentRow {
  readonly address: string;
  readonly kind: string;
  readonly publisher: string;
  readonly watch?: string;
}

/** Files whose rows are ids, words or addresses, none of them a value with a source. */
const WITHOUT_VALUES = new Set<string>([
  ...[
    'providers',
    'documents',
    'glossary',
    'home-products',
    'not-covered',
    'redirects',
    'official-domains',
    'official-contacts',
  ],
  ...['card-listings', 'motor-insurers', 'health-insurers', 'life-insurers', 'mutual-funds'],
]);

/** Fields that say for whom or since when something holds. */
const NOT_VALUES =
  /(?:^|\.)(?:for|if|since|year|taxYear|setUntil|checked|reviewEveryDays|amfiCode|id|name|networks|type|day|from|until|effective|vehicle|month)$|\.(?:on|at)\.\d+$|^changes\.|\.after\./u;

/** Kinds of records that are products of their own, rather than what a provider charges for one kind of product. */
const PRODUCTS = new Set<string>(['cards', 'funds', 'health-plans', 'term-plans', 'index-tracking']);

/** All values of the site that name a source, in the order of the files. */
export function quotedValues(site: Site): readonly QuotedValue[] {
  const documents = new Map(rowsOf(site, 'documents').map((row) => [String(row['id']), row as unknown as DocumentRow]));
  const providers = new Map(rowsOf(site, 'providers').map((row) => [String(row['id']), row]));
  const domains = domainsOf(site) ?? new Map<string, string>();
  const values = site.data.flatMap((file) => {
    const { kind } = file;
    if (kind === undefined || !isRowKind(kind) || WITHOUT_VALUES.has(kind)) return [];
    return file.rows.flatMap((row, index) =>
      valuesIn(kindOf(kind).row, row).flatMap((value) => quoted(file, kind, row, index, value) ?? []),
    );
  });
  const cards = site.data.find(({ kind }) => kind === 'deposit-slabs');
  return cards ? [...values, ...cardLines(cards, values)] : values;

  function quoted(
    file: DataFile,
    kind: RowKindName,
    row: Fields,
    index: number,
    value: DescribedValue,
  ): QuotedValue | undefined {
    const field = value.path.join('.');
    const text = String(value.value);
    const isText = value.meta.isText === true && !field.startsWith('benchmark');
    if (isText || value.meta.idOf !== undefined || value.meta.leadsTo !== undefined || NOT_VALUES.test(field))
      return undefined;
    if (isWorkedOut(row, field, text)) return undefined;
    if (kind === 'figures' && !isPresent(row, value.path, site.today)) return undefined;
    const parts = partsOf(text);
    const ids = documentsOf(row, file, value.path);
    if (parts.length === 0 || ids.length === 0) return undefined;
    const { nameField } = kindOf(kind);
    const provider = providers.get(firstText(row, 'provider', 'issuer'));
    const known = ids.flatMap((id) => documents.get(id) ?? []);
    const link = typeof row['link'] === 'string' ? row['link'] : undefined;
    const watch = provider?.['watch'];
    const addresses = addressesOf(known, link, typeof watch === 'string' ? watch : undefined);
    const owner = addresses[0] === undefined ? undefined : ownerOf(hostOf(addresses[0]), domains);
    const isProduct = PRODUCTS.has(kind);
    return {
      file: file.path,
      path: ['rows', index, ...value.path],
      row: watchedRowName(row, nameField),
      field,
      text,
      parts,
      meaning: meaningOf(
        kind,
        field,
        kind === 'figures' ? String(row['label']) : labelOf(kind, String(value.path[0])),
        file.path,
      ),
      condition: conditionOf(row, value.path),
      subject: subjectOf(kind, row),
      isProduct,
      publisherNames: [provider?.['name'], row['name']].filter((name) => typeof name === 'string'),
      addresses,
      frozen: known.map(({ address }) => address).filter(isFrozen),
      publisher: publisherOf(provider?.['id'] ?? insurerOf(kind, row), owner, known, addresses),
      documents: ids,
    };
  }
}

function rowsOf({ data }: Pick<Site, 'data'>, kind: string): readonly Fields[] {
  return data.filter((file) => file.kind === kind).flatMap(({ rows }) => rows);
}

/** The text of the first of several fields that a row has. */
function firstText(row: Fields, ...fields: readonly string[]): string {
  return fields.map((field) => row[field]).find((text) => typeof text === 'string') ?? '';
}

function subjectOf(kind: RowKindName, row: Fields): string {
  return PRODUCTS.has(kind)
    ? firstText(row, 'id', 'name')
    : firstText(row, 'provider', 'insurer', 'id', 'name', 'title');
}

/** Whether a period of a figure holds on a day. */
function isPresent(row: Fields, [, index]: readonly PropertyKey[], today: string): boolean {
  const periods = Array.isArray(row['periods']) ? row['periods'].filter(isRecord) : [];
  const begun = periods.filter(({ from }) => typeof from !== 'string' || from <= today);
  const { until } = periods[Number(index)] ?? {};
  return Number(index) === begun.length - 1 && (typeof until !== 'string' || until >= today);
}

const FIRST_HAND = new Set(['issuer', 'regulator']);

/**
 * The document itself where it is its issuer's own, then the issuer's pages, then what others say. A document at a commit is left out: it can never
 * change. The front page of a host rarely says a rate, so it comes last.
 */
function addressesOf(documents: readonly DocumentRow[], link: string | undefined, watch: string | undefined): string[] {
  const live = documents.filter(({ address }) => !isFrozen(address));
  const ordered = [
    ...live.filter(({ kind }) => FIRST_HAND.has(kind)).map(({ address }) => address),
    ...documents.flatMap((document) => document.watch ?? []),
    ...(watch === undefined ? [] : [watch]),
    ...(link !== undefined && !isFrontPage(link) ? [link] : []),
    ...live.map(({ address }) => address),
    ...(link !== undefined ? [link] : []),
  ];
  return [...new Set(ordered.map(withoutHash))];
}

/** Whether we work a value out from others of its row: what a balance earns in several bands no bank prints. */
function isWorkedOut({ interestRate }: Fields, field: string, text: string): boolean {
  return /^rate\d+Lakh$/u.test(field) && typeof interestRate === 'string' && !interestRate.includes(text);
}

/** The insurer that a row is about or of. A host of its group belongs to the group's best known company. */
function insurerOf(kind: RowKindName, row: Fields): unknown {
  return kind === 'insurers' ? row['id'] : row['insurer'];
}

function publisherOf(
  provider: unknown,
  owner: string | undefined,
  documents: readonly DocumentRow[],
  [address]: readonly string[],
): string {
  if (typeof provider === 'string') return provider;
  const name = owner ?? documents[0]?.publisher ?? (address === undefined ? 'unknown' : hostOf(address));
  return nameId(name);
}

/** An address whose content is fixed by a commit: what it says today it says for ever, so that nothing can be learned from it. */
function isFrozen(address: string): boolean {
  return /^https:\/\/(?:raw\.githubusercontent\.com|github\.com)\/[^/]+\/[^/]+\/(?:(?:blob|tree|raw)\/)?[0-9a-f]{40}(?:\/|$)/u.test(
    address,
  );
}

/** The address without the part that a browser keeps for itself. */
function withoutHash(address: string): string {
  return address.replace(/#.*$/u, '');
}
