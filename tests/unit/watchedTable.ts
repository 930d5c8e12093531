import { siteOf } from '../../src/checks/model';
import { createCollector } from '../../src/sources/extracting/passage';
import { lookFor } from '../../src/sources/reading/look';
import { readPage, type ReadPage } from '../../src/sources/reading/page';
import { quotedValues } from '../../src/sources/watched/quotedValues';
import { namesIn } from '../../src/sources/watched/siteNames';

const TODAY = '2026-11-28';
const ADDRESS = 'https://axis.bank.in/page';

const DOCUMENTS = `kind: documents
rows:
  - { id: axis-1, publisher: Axis Bank, title: Rates, address: '${ADDRESS}', kind: issuer, read: 2026-09-27 }
`;
const PROVIDERS = 'kind: providers\nrows:\n  - { id: axis-bank, name: Axis Bank }\n';

/** The values of data files that cite the document `axis-1`, a page of Axis Bank. @param files their texts by path */
export function valuesCiting(files: Readonly<Record<string, string>>) {
  const all = { 'src/content/documents/axis-bank.yml': DOCUMENTS, 'src/content/providers.yml': PROVIDERS, ...files };
  const yaml = Object.entries(all).map(([path, text]) => ({ path, text }));
  const site = siteOf({ mdx: [], yaml }, TODAY);
  const names = namesIn(site);
  /** What a page says of each value, each with the place that is known from before. */
  const look = (page: ReadPage, anchorsOf: (index: number) => Parameters<typeof lookFor>[5] = () => []) =>
    new Map(
      quotedValues(site).map((value, index) => [
        value,
        lookFor(value, page, names.of(value), true, TODAY, anchorsOf(index)),
      ]),
    );
  return { look };
}

/** That page with one table, its first row the headings. */
export function pageWithTable(rows: readonly (readonly string[])[]): ReadPage {
  const { passages, heading, table } = createCollector('Axis Bank');
  heading(1, 'Axis Bank');
  table(rows);
  return readPage(ADDRESS, { title: 'Axis Bank', passages, text: rows.flat().join('\n'), signs: {} });
}
