import { dataFileSchema, kindOf } from '../../content/schemas';
import { valuesIn } from '../../content/schemas/meta';
import { trackingProblem } from '../../content/schemas/textRules';
import { didYouMean } from '../../lib/didYouMean';
import { addressed, CODE_PAGES } from '../model';
import { domainsOf, redirectsOf } from '../records';
import type { DataFile, Page, Site } from '../model';
import { entryAt, fieldText } from '../schemaProblems';
import type { Rule } from './rule';

/** What links may lead to. */
export interface Targets {
  /** Pages and articles by their paths on the site; of two for one, the first. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Paths of all pages, those without a content file too. */
  readonly urls: ReadonlySet<string>;
  /** New paths by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Paths at which a page once was. */
  readonly recorded: ReadonlySet<string>;
  /** Reviewed domains with their owners; undefined where the list cannot be read. */
  readonly domains: ReadonlyMap<string, string> | undefined;
}

export function targetsOf(site: Site): Targets {
  const pages = new Map<string, Page>();
  for (const page of addressed(site)) if (!pages.has(page.url)) pages.set(page.url, page);
  return {
    pages,
    urls: new Set([...CODE_PAGES, ...pages.keys()]),
    moved: new Map(redirectsOf(site).map(({ from, to }) => [from, to])),
    recorded: new Set([...site.addresses.map(({ address }) => address), ...site.publishedBefore]),
    domains: domainsOf(site),
  };
}

/** What to do about a link to a page that the site does not have. */
export function missingPage(url: string, { urls, moved, recorded }: Targets): string {
  const target = moved.get(url);
  if (target !== undefined) return `the page has moved; write "${target}"`;
  if (recorded.has(url)) return 'this page is gone; lead to another page, or take the link out';
  return `there is no such page; ${didYouMean(url, [...urls]) || 'write the address of one, such as "/home-loans"'}`;
}

/** What to do about a link to another site. */
export function outwardFault(link: string, { domains }: Targets): string | undefined {
  const tracked = trackingProblem(link);
  if (tracked !== undefined) return tracked;
  const host = hostOf(link);
  if (!domains || ownerOf(host, domains) !== undefined) return undefined;
  const remedy = `"${host}" is not on the reviewed list; link to the official site, or add it to src/content/official-domains.yml with its owner`;
  return [remedy, didYouMean(host, [...domains.keys()])].filter(Boolean).join('; ');
}

function hostOf(link: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(link)?.[1]?.toLowerCase() ?? '';
}

/** Whose a host is: that of its own domain, or of the one above it. */
function ownerOf(host: string, domains: ReadonlyMap<string, string>): string | undefined {
  const domain = [...domains.keys()].find((name) => host === name || host.endsWith(`.${name}`));
  return domain === undefined ? undefined : domains.get(domain);
}

/** Where the rows of data files lead: pages that are not there, and domains nobody has reviewed, or of another provider. */
export const dataTargets: Rule = (site, report) => {
  const targets = targetsOf(site);
  for (const file of site.data) {
    const { kind } = file;
    if (kind === undefined) continue;
    const schema = dataFileSchema(kind, site.today);
    const faulty = new Set(schema.safeParse(file.data).error?.issues.map(({ path }) => path.join('/')));
    for (const { path: place, value, meta } of valuesIn(schema, file.data)) {
      if (typeof value !== 'string' || faulty.has(place.join('/'))) continue;
      const message =
        meta.leadsTo === 'officialPage'
          ? (outwardFault(value, targets) ?? neighbourFault(value, file, place[1], targets))
          : meta.leadsTo === 'page'
            ? pageFault(value, targets)
            : undefined;
      if (message === undefined) continue;
      const entry = entryAt(place, { source: file, nameField: kindOf(kind).nameField ?? '' });
      const at = { ...file.placeOf(place), ...entry, field: fieldText(place), found: file.foundAt(place) };
      report({ path: file.path, ...at, message });
    }
  }
};

function pageFault(url: string, targets: Targets): string | undefined {
  const [path = ''] = url.split('#');
  if (!targets.urls.has(path)) return missingPage(path, targets);
  return targets.pages.get(path)?.isDraft ? 'this page is a draft; lead to it once it is published' : undefined;
}

/** A link to the site of another row's provider, where both rows name the owners of domains. */
function neighbourFault(link: string, file: DataFile, row: unknown, { domains }: Targets): string | undefined {
  if (!domains || typeof row !== 'number') return undefined;
  const owner = ownerOf(hostOf(link), domains);
  const owners = new Set(domains.values());
  const ownersIn = (index: number): string[] =>
    Object.values(file.rows[index] ?? {}).filter(
      (text): text is string => typeof text === 'string' && owners.has(text),
    );
  const own = ownersIn(row);
  if (owner === undefined || own.length === 0 || own.includes(owner)) return undefined;
  const isNeighbour = file.rows.some((_row, index) => index !== row && ownersIn(index).includes(owner));
  return isNeighbour ? `this is the site of ${owner}; write the page of ${own.join(' or ')}` : undefined;
}
