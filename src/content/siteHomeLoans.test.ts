import documents from '@site/src/content/documents.yml';
import domains from '@site/src/content/official-domains.yml';
import providers from '@site/src/content/providers.yml';
import { rankHomeLoans } from '../lib/offers/rankHomeLoans';
import { isUnknown } from '../lib/quantities/quantity';
import { siteHomeLoans as list } from './siteHomeLoans';

/** What has to hold for the rows of the site, whichever they are. */

test('several lenders can be compared for the default loan, and the others are there too', () => {
  const { ranked, unranked } = rankHomeLoans(list, list.defaults);
  expect(ranked.length).toBeGreaterThan(1);
  expect(ranked.length + unranked.flatMap(({ answers }) => answers).length).toBe(list.rows.length);
});

test.each(list.rows)('every value of $id has a document', (row) => {
  for (const { value, document } of [row.processingFee, row.conversionFee, row.tenure, row.prepayment]) {
    expect(document !== undefined || (isUnknown(value) && value.kind === 'not-found')).toBe(true);
  }
  for (const { document } of row.rates) expect(list.documents[document]).toBeDefined();
});

test.each(documents.rows.filter(({ kind }) => kind === 'issuer'))('$id is on a domain of its publisher', (document) => {
  const own = (domains as { rows: readonly { domain: string; owner: string }[] }).rows.filter(
    ({ owner }) => owner === document.publisher,
  );
  const { hostname } = new URL(document.address);
  expect(own.some(({ domain }) => hostname === domain || hostname.endsWith(`.${domain}`))).toBe(true);
});

test('every provider has a colour and a short name of its own', () => {
  const shortNames = providers.rows.map(({ shortName }) => shortName);
  expect(new Set(shortNames).size).toBe(shortNames.length);
});
