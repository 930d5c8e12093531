import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { isUnknown } from '../../lib/quantities/quantity';
import { rankLoans } from '../loans/rank';
import { loanRules } from '../loans/rules';
import homeLoans from '.';
import { defaults, loanInputs } from './inputs';
import { records as list } from './records';
import { homeLoanRow } from './row';

/** Invariants of the site's rows. */

test('several lenders can be compared for the default loan, and the others are there too', () => {
  const { ranked, unranked } = rankLoans(
    list.rows,
    loanInputs(defaults),
    loanRules(figureValues(registry, homeLoans.figures)),
  );
  expect(ranked.length).toBeGreaterThan(1);
  expect(ranked.length + unranked.flatMap(({ answers }) => answers).length).toBe(list.rows.length);
});

test('nobody is ranked by a rate that the site knows to be superseded: a row says no other one for now', () => {
  const inputs = loanInputs(defaults);
  const { ranked, unranked } = rankLoans(list.rows, inputs, loanRules(figureValues(registry, homeLoans.figures)));
  const rows = [...ranked, ...unranked.flatMap(({ answers }) => answers)].map((answer) => homeLoanRow(answer, inputs));
  const superseded = rows.filter(({ figures }) => figures.some(({ caveat = '' }) => /\bnow\b/u.test(caveat)));
  expect(superseded.map(({ name }) => name)).toEqual([]);
});

test.each(list.rows)('every value of $id has a document', (row) => {
  for (const { value, document } of [row.processingFee, row.conversionFee, row.tenure, row.prepayment]) {
    expect(document !== undefined || (isUnknown(value) && value.kind === 'not-found')).toBe(true);
  }
  for (const { document } of row.rates) expect(list.documents[document]).toBeDefined();
});
