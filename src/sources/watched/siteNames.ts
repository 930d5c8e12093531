import type { Site } from '../../checks/model';
import type { Names } from '../reading/fit';
import { productDirectory, providerDirectory, type Directory, type Named } from './names';
import type { QuotedValue } from './quotedValue';

export interface SiteNames {
  readonly providers: Directory;
  /** Those among which a value's own name is found. */
  readonly of: (value: QuotedValue) => Names;
}

/** The names of all providers, insurers and products of the site. */
export function namesIn({ data }: Pick<Site, 'data'>): SiteNames {
  const owners = new Map(
    data
      .filter(({ kind }) => kind === 'providers' || kind === 'insurers')
      .flatMap(({ rows }) => rows.map((row) => [row['id'], String(row['name'])] as const)),
  );
  const named = (kind: string): Named[] =>
    data
      .filter((file) => file.kind === kind)
      .flatMap(({ rows }) => rows)
      .map((row) => ({
        id: String(row['id'] ?? row['name']),
        name: String(row['name']),
        ...(typeof row['shortName'] === 'string' && { shortName: row['shortName'] }),
        owner: owners.get(row['issuer'] ?? row['insurer']),
      }));
  const providers = providerDirectory([...named('providers'), ...named('insurers')]);
  const byFile = new Map<string, Directory>();
  const productsOf = (value: QuotedValue): Directory => {
    const kind = data.find(({ path }) => path === value.file)?.kind ?? '';
    const known = byFile.get(kind) ?? productDirectory(value.isProduct ? named(kind) : []);
    byFile.set(kind, known);
    return known;
  };
  return { providers, of: (value) => ({ providers, products: productsOf(value) }) };
}
