import { nameId } from '../../lib/nameId';
import type { DataFile } from '../model';
import { domainsOf } from '../records';
import type { Report, Rule } from './rule';
import { hostOf, ownerOf } from './outwardLinks';

/** Fields that must be unique across all files of a kind. */
const unique: Readonly<Record<string, readonly string[]>> = {
  cards: ['id', 'name'],
  documents: ['id'],
  providers: ['shortName'],
};

/** One file a publisher, so that two edits seldom meet in one file. */
const DOCUMENTS = 'src/content/documents';

/** Names shared by two records, documents in another publisher's file, and a provider's documents on another provider's site. */
export const records: Rule = (site, report) => {
  const first = new Map<string, { readonly path: string; readonly line: () => number }>();
  const domains = domainsOf(site);
  for (const file of site.data) {
    for (const [index, row] of file.rows.entries()) {
      for (const field of unique[file.kind ?? ''] ?? []) {
        const name = row[field];
        if (typeof name !== 'string') continue;
        const key = `${file.kind} ${field} ${name}`;
        const earlier = first.get(key);
        if (earlier === undefined) {
          // Finding a place parses the file, so it waits until one is asked for.
          first.set(key, { path: file.path, line: () => file.placeOf(['rows', index, field]).line });
        } else if (earlier.path !== file.path || field !== 'id') {
          const message = `${earlier.path}:${earlier.line()} has the same ${field}; write another`;
          reportField(file, index, field, message, report);
        }
      }
      const { kind, publisher, address } = row;
      if (file.kind === 'documents' && typeof publisher === 'string') {
        const place = `${DOCUMENTS}/${nameId(publisher)}.yml`;
        const remedy = `documents of ${publisher} stand in ${place}; move it there`;
        if (file.path !== place) reportField(file, index, 'publisher', remedy, report);
      }
      if (file.kind !== 'documents' || kind !== 'issuer' || typeof address !== 'string') continue;
      const own = [...(domains ?? [])].filter(([, owner]) => owner === publisher);
      if (!domains || ownerOf(hostOf(address), new Map(own)) !== undefined) continue;
      const remedy = 'write its own page, add the domain to src/content/official-domains.yml, or correct "kind"';
      const message = `no domain of ${String(publisher)} is there; ${remedy}`;
      reportField(file, index, 'address', message, report);
    }
  }
};

/** Card files that the code does not import, so that no page could show them. */
export const importedCards: Rule = ({ data, codeReferences }, report) => {
  const imported = codeReferences
    .map(({ target }) => target)
    .filter((target) => target.startsWith('src/content/cards/'));
  if (imported.length === 0) return;
  for (const { path, kind } of data) {
    if (kind !== 'cards' || imported.includes(path)) continue;
    const message = 'no page can show these cards yet; import the file in src/content/creditCards.ts';
    report({ path, line: 1, column: 1, message });
  }
};

function reportField(file: DataFile, index: number, field: string, message: string, report: Report): void {
  const place = ['rows', index, field];
  const entry = String(file.rows[index]?.id);
  report({ path: file.path, ...file.placeOf(place), entry, field, found: file.foundAt(place), message });
}
