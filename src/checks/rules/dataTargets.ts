import { dataFileSchema, kindOf } from '../../content/schemas';
import { valuesIn } from '../../content/schemas/meta';
import type { DescribedValue, RecordsWithIds } from '../../content/schemas/meta';
import { didYouMean } from '../../lib/didYouMean';
import type { DataFile, Site } from '../model';
import { namesById } from '../records';
import { entryAt, fieldText } from '../validate';
import type { Rule } from './rule';
import { hostOf, missingPage, outwardFault, ownerOf, targetsOf } from './targets';
import type { Targets } from './targets';

/**
 * Where the rows of data files lead: pages and ids that are not there, and domains nobody has reviewed, or of another provider.
 * Also records that no row names.
 */
export const dataTargets: Rule = (site, report) => {
  const faultOf = faultsOf(site);
  const named = new Set<string>();
  let isWhole = true;
  for (const file of site.data) {
    isWhole &&= file.kind !== undefined && file.problems.length === 0;
    if (file.kind === undefined) continue;
    const nameField = kindOf(file.kind).nameField ?? '';
    const schema = dataFileSchema(file.kind, site.today);
    const faulty = new Set(schema.safeParse(file.data).error?.issues.map(({ path }) => path.join('/')));
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
  // While some references are broken nobody can tell which records are unused, so none is reported.
  if (!isWhole) return;
  for (const { path, kind, rows, placeOf } of site.data) {
    if (kind !== 'providers' && kind !== 'documents' && kind !== 'funds') continue;
    for (const [index, { id }] of rows.entries()) {
      if (typeof id !== 'string' || named.has(`${kind} ${id}`)) continue;
      const message = 'no list names it; name it in the rows that it belongs to, or remove it';
      report({ path, ...placeOf(['rows', index, 'id']), entry: id, message });
    }
  }
};

/** What is wrong with where a value leads, for all values of a site. */
function faultsOf(site: Site): (value: DescribedValue, file: DataFile) => string | undefined {
  const targets = targetsOf(site);
  const names = namesById(site);
  return ({ value, meta, path: [, row] }, file) => {
    if (typeof value !== 'string') return undefined;
    if (meta.idOf) return idFault(value, meta.idOf, names[meta.idOf]);
    if (meta.leadsTo === 'page') return pageFault(value, targets);
    if (meta.leadsTo !== 'officialPage') return undefined;
    return outwardFault(value, targets) ?? neighbourFault(value, file, row, names.providers, targets);
  };
}

function idFault(id: string, records: RecordsWithIds, known: ReadonlyMap<string, string> | undefined) {
  if (!known || known.has(id)) return undefined;
  const file = records === 'cards' ? 'the files of src/content/cards' : `src/content/${records}.yml`;
  return `there is no such id in ${file}; ${didYouMean(id, [...known.keys()]) || 'add it there first'}`;
}

function pageFault(url: string, targets: Targets): string | undefined {
  const [path = ''] = url.split('#');
  if (!targets.urls.has(path)) return missingPage(path, targets);
  return targets.pages.get(path)?.isDraft ? 'this page is a draft; lead to it once it is published' : undefined;
}

/** A link to the site of another row's provider, where both rows name the owners of domains, by name or by id. */
function neighbourFault(
  link: string,
  file: DataFile,
  row: unknown,
  providers: ReadonlyMap<string, string> | undefined,
  { domains }: Targets,
): string | undefined {
  if (!domains || typeof row !== 'number') return undefined;
  const owner = ownerOf(hostOf(link), domains);
  const owners = new Set(domains.values());
  const ownersIn = (index: number): string[] =>
    Object.values(file.rows[index] ?? {})
      .map((text) => (typeof text === 'string' ? (providers?.get(text) ?? text) : ''))
      .filter((name) => owners.has(name));
  const own = ownersIn(row);
  if (owner === undefined || own.length === 0 || own.includes(owner)) return undefined;
  const isNeighbour = file.rows.some((_row, index) => index !== row && ownersIn(index).includes(owner));
  return isNeighbour ? `this is the site of ${owner}; write the page of ${own.join(' or ')}` : undefined;
}
