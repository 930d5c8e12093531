import { rankHomeLoans } from '../lists/loans/rank';
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
