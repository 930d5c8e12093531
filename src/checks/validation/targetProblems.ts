import type * as z from 'zod';
import { valuesIn } from '../../content/schemas/meta';
import { didYouMean } from '../didYouMean';
import type { Problem } from '../problem';
import { entryAt, fieldText } from './schemaProblems';
import type { YamlSource } from '../parse/yaml';

/** The places that the rows of a data file may lead to. */
export interface Targets {
  /** Domains of src/content/official-domains.yml. */
  readonly domains: readonly string[];
  /** Addresses of the site's pages. */
  readonly addresses: readonly string[];
  /** Where pages have moved to, by their old addresses. */
  readonly moved: ReadonlyMap<string, string>;
}

interface TargetContext {
  readonly path: string;
  readonly source: YamlSource;
  readonly nameField: string;
  /** Places that the schema has already complained about, as `rows/3/link`. */
  readonly faulty: ReadonlySet<string>;
}

/** Links to domains that nobody has reviewed, and to pages of the site that are not there. */
export function targetProblems(
  schema: z.ZodObject,
  context: TargetContext,
  { domains, addresses, moved }: Targets,
): Problem[] {
  const { path, source, faulty } = context;
  const problems: Problem[] = [];
  for (const { path: place, value, meta } of valuesIn(schema, source.data)) {
    if (typeof value !== 'string' || faulty.has(place.join('/'))) continue;
    const message =
      meta.leadsTo === 'officialPage'
        ? unlistedDomain(value, domains)
        : meta.leadsTo === 'page' && !addresses.includes(value)
          ? goneOrMissing(value, addresses, moved)
          : undefined;
    if (message === undefined) continue;
    problems.push({
      path,
      ...source.placeOf(place),
      ...entryAt(place, context),
      field: fieldText(place),
      found: source.foundAt(place),
      message,
    });
  }
  return problems;
}

/** What to do about a link to a domain that is not on the reviewed list; undefined where it, or one above it, is. */
export function unlistedDomain(link: string, domains: readonly string[]): string | undefined {
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';
  if (domains.some((domain) => host === domain || host.endsWith(`.${domain}`))) return undefined;
  const remedy = `"${host}" is not on the reviewed list; link to the official site, or add it to src/content/official-domains.yml with its owner`;
  return [remedy, didYouMean(host, domains)].filter(Boolean).join('; ');
}

function goneOrMissing(address: string, addresses: readonly string[], moved: ReadonlyMap<string, string>): string {
  const target = moved.get(address);
  return target ? `the page has moved; write "${target}"` : missingPage(address, addresses);
}

/** What to do about a link to a page that the site does not have. */
export function missingPage(address: string, addresses: readonly string[]): string {
  return `there is no such page; ${didYouMean(address, addresses) || 'write the address of one, such as "/home-loans"'}`;
}
