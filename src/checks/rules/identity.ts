import { isRowKind, kindOf, listingKinds, type KindName } from '../../content/schemas';
import { allText, type DataFile, type Site } from '../model';
import { namesById, rowsOf } from '../records';
import { rowProblem } from '../rowProblem';
import { neverOfficial } from './hosts';
import type { Rule } from './rule';

/** Rows of a list whose name is not that of their provider, and a provider with two rows. */
export const providersOfRows: Rule = (site, report) => {
  const names = namesById(site).providers;
  if (!names) return;
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  for (const file of site.data) {
    const field = nameFieldOf(file);
    if (field === undefined || field === 'provider') continue;
    const first = new Map<string, number>();
    for (const [index, { provider, [field]: name }] of file.rows.entries()) {
      const own = typeof provider === 'string' ? names.get(provider) : undefined;
      if (own === undefined || typeof provider !== 'string' || typeof name !== 'string') continue;
      const earlier = first.get(provider);
      if (earlier !== undefined) {
        report(
          rowProblem(
            file,
            index,
            ['provider'],
            `${own} has a row already, at line ${file.placeOf(['rows', earlier]).line}; merge the two or remove one`,
          ),
        );
      } else first.set(provider, index);
      if (name === own) continue;
      const meant = ids.get(name);
      const remedy =
        meant === undefined
          ? `write the name as src/content/providers.yml has it, "${own}"`
          : `write "${meant}", or correct the name`;
      report(rowProblem(file, index, ['provider'], `this is ${own}, and the row is named "${name}"; ${remedy}`));
    }
  }
};

function nameFieldOf({ kind }: DataFile): string | undefined {
  return isRowKind(kind) && Object.hasOwn(listingKinds, kind) ? kindOf(kind).nameField : undefined;
}

/** Cards in the file of another issuer. */
export const issuersOfCards: Rule = (site, report) => {
  const names = namesById(site).providers;
  for (const file of site.data) {
    const own = /^src\/content\/cards\/(?<id>[\w-]+)\.yml$/u.exec(file.path)?.groups?.['id'];
    if (own === undefined || !names?.has(own)) continue;
    for (const [index, { issuer }] of file.rows.entries()) {
      if (issuer === own || typeof issuer !== 'string') continue;
      const message = `all cards of this file are of ${names.get(own) ?? own}; write "${own}", or move the card to the file of its issuer`;
      report(rowProblem(file, index, ['issuer'], message));
    }
  }
};

/** Domains on the reviewed list that cannot be the owner's own, or that the content no longer names: a later link there would pass unreviewed. */
export const officialDomains: Rule = (site, report) => {
  const banks = new Set(
    (rowsOf(site, 'providers') ?? []).filter(({ kind }) => String(kind).endsWith('bank')).map(({ name }) => name),
  );
  const hosts = hostsIn(site);
  const known = new Set(rowsIn(site.before, 'official-domains').map(({ domain }) => domain));
  for (const file of site.data) {
    if (file.kind !== 'official-domains') continue;
    for (const [index, { domain, owner }] of file.rows.entries()) {
      if (typeof domain !== 'string') continue;
      const what = neverOfficial(domain);
      const isNew = site.before !== undefined && !known.has(domain);
      if (what !== undefined) {
        report(rowProblem(file, index, ['domain'], `this is ${what}, and never official; remove it`));
      } else if (isNew && banks.has(owner) && !domain.endsWith('.bank.in')) {
        const message = `sites of banks end in ".bank.in", and names like theirs are how people are robbed; write the domain of ${String(owner)} there`;
        report(rowProblem(file, index, ['domain'], message));
      } else if (!hosts.some((host) => host.endsWith(`.${domain}`))) {
        report(rowProblem(file, index, ['domain'], 'nothing leads there or names it; lead to it, or remove it'));
      }
    }
  }
};

/** A host name, with or without "https://" before it. */
const HOST = /(?:[a-z0-9-]+\.)+[a-z]{2,}/gi;

/** Host names in the content, except those in the list itself, each with a dot before it. */
function hostsIn(site: Site): readonly string[] {
  const texts = allText(site).filter(({ path }) => !path.endsWith('/official-domains.yml'));
  const hosts = texts.flatMap(({ text }) => text.match(HOST) ?? []);
  return [...new Set(hosts)].map((host) => `.${host.toLowerCase()}`);
}

function rowsIn(site: Site | undefined, kind: KindName): DataFile['rows'] {
  return (site && rowsOf(site, kind)) ?? [];
}
