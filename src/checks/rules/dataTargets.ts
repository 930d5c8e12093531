import { distance } from 'fastest-levenshtein';
import { kindOf } from '../../content/schemas';
import { valuesIn } from '../../content/schemas/meta';
import type { DescribedValue, RecordsWithIds } from '../../content/schemas/meta';
import { didYouMean } from '../../lib/didYouMean';
import type { DataFile, Site } from '../model';
import { issuersOfDocuments, namesById } from '../records';
import { entryAt, fieldText, parsedData } from '../validate';
import type { Rule } from './rule';
import { hostOf, outwardFault, ownerOf } from './outwardLinks';
import { missingPage, targetsOf } from './targets';
import type { Targets } from './targets';

/** Kinds of records that exist only because a list names them. */
const recordsOfLists: ReadonlySet<string | undefined> = new Set(['providers', 'documents', 'funds', 'insurers']);

/**
 * Links and ids in data files whose page or record is missing, and links to unreviewed domains or those of another provider. Also unused
 * records.
 */
export const dataTargets: Rule = (site, report) => {
  const faultOf = faultsOf(site);
  const named = new Set<string>();
  let isWhole = true;
  for (const file of site.data) {
    isWhole &&= file.kind !== undefined && file.problems.length === 0;
    if (file.kind === undefined) continue;
    const nameField = kindOf(file.kind).nameField ?? '';
    const { schema, result } = parsedData(file, file.kind, site.today);
    const faulty = new Set(result.error?.issues.map(({ path }) => path.join('/')));
    isWhole &&= faulty.size === 0;
    for (const value of valuesIn(schema, file.data)) {
      const { path: place, meta } = value;
      if (meta.idOf) named.add(`${meta.idOf} ${String(value.value)}`);
      const message = faulty.has(place.join('/')) ? undefined : faultOf(value, file);
      if (message === undefined) continue;
      isWhole = false;
      const entry = entryAt(place, { file, nameField });
      const at = { ...file.placeOf(place), ...entry, field: fieldText(place), found: file.foundAt(place) };
      report({ path: file.path, ...at, message });
    }
  }
  // If some references are broken, unused records cannot be determined.
  if (!isWhole) return;
  for (const { path, kind, rows, placeOf } of site.data) {
    if (!recordsOfLists.has(kind)) continue;
    for (const [index, { id }] of rows.entries()) {
      if (typeof id !== 'string' || named.has(`${kind} ${id}`)) continue;
      const message = 'no list names it; name it in the rows that it belongs to, or remove it';
      report({ path, ...placeOf(['rows', index, 'id']), entry: id, message });
    }
  }
};

/** Returns a function that finds the fault in a value's link or id. */
function faultsOf(site: Site): (value: DescribedValue, file: DataFile) => string | undefined {
  const targets = targetsOf(site);
  const names = namesById(site);
  const issuers = issuersOfDocuments(site);
  const owners = new Set(targets.domains?.values());
  const providers = new Set(names.providers?.values());
  return ({ value, meta, path }, file) => {
    const [, row] = path;
    if (typeof value !== 'string') return undefined;
    const mixUpWith = (owner: string | undefined) =>
      typeof row === 'number' &&
      !isMisnamed(file, row) &&
      mixUpOf(owner, file, row, (text) => names.providers?.get(text) ?? text, owners, providers);
    if (meta.idOf) {
      const isRecordOfPage = path.at(-1) === 'through';
      const mixUp = mixUpWith(meta.idOf === 'documents' && !isRecordOfPage ? issuers.get(value) : undefined);
      if (mixUp) return `this is a document of ${mixUp.neighbour}; name one of ${mixUp.own}`;
      return idFault(value, meta.idOf, names[meta.idOf]);
    }
    if (meta.leadsTo === 'page') return pageFault(value, targets);
    if (meta.leadsTo !== 'officialPage') return undefined;
    const fault = outwardFault(value, targets.domains);
    if (fault !== undefined) return fault;
    const mixUp = mixUpWith(targets.domains && ownerOf(hostOf(value), targets.domains));
    return mixUp ? `this is the site of ${mixUp.neighbour}; write the page of ${mixUp.own}` : undefined;
  };
}

function idFault(id: string, records: RecordsWithIds, known: ReadonlyMap<string, string> | undefined) {
  if (!known || known.has(id)) return undefined;
  const isFolder = records === 'cards' || records === 'documents';
  const file = isFolder ? `the files of src/content/${records}` : `src/content/${records}.yml`;
  return `there is no such id in ${file}; ${
    didYouMean(
      id,
      [...known.keys()].filter((one) => isSpeltLike(one, id)),
    ) || 'add it there first'
  }`;
}

/** Whether two ids begin with almost the same word: an id of one bank's document is not a misspelt id of another bank's. */
function isSpeltLike(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((id) => id.split('-', 1)[0]);
  const letters = (word: string): string => [...word].sort().join('');
  return letters(first) === letters(second) || distance(first, second) <= 1;
}

function pageFault(url: string, targets: Targets): string | undefined {
  const [path = ''] = url.split('#');
  if (!targets.urls.has(path)) return missingPage(path, targets);
  return targets.pages.get(path)?.isDraft ? 'this page is a draft; lead to it once it is published' : undefined;
}

/** Whether the provider of a row is what is wrong with it: a card in the file of another issuer, or a provider that another row names. */
function isMisnamed({ kind, path, rows }: DataFile, row: number): boolean {
  const { issuer, provider } = rows[row] ?? {};
  if (kind === 'cards') return !path.endsWith(`/${String(issuer)}.yml`);
  return provider !== undefined && rows.some((other, index) => index !== row && other['provider'] === provider);
}

/**
 * Finds links and documents that belong to another provider, or to the owner that another row names.
 * @param owner of the site or document that the row links to
 */
function mixUpOf(
  owner: string | undefined,
  file: DataFile,
  row: number,
  nameOf: (text: string) => string,
  owners: ReadonlySet<string>,
  providers: ReadonlySet<string>,
): { neighbour: string; own: string } | undefined {
  if (owner === undefined) return undefined;
  const ownersIn = (index: number): string[] =>
    Object.values(file.rows[index] ?? {})
      .map((text) => (typeof text === 'string' ? nameOf(text) : ''))
      .filter((name) => owners.has(name));
  const own = ownersIn(row);
  if (own.length === 0 || own.includes(owner)) return undefined;
  const isOther =
    providers.has(owner) || file.rows.some((_row, index) => index !== row && ownersIn(index).includes(owner));
  return isOther ? { neighbour: owner, own: own.join(' or ') } : undefined;
}
