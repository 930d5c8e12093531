import { edit, type Files } from '@site/tests/fixtures/mistakes/spoil';
import { effectsOfEdit } from '@site/tests/unit/effectsOfEdit';

const LOANS = 'docs/home-loans.yml';
const CHOSEN = 'Two lenders that write home loans in every large state.';

const withSource = edit(LOANS, 'order: {', 'source: [sbi-rates-2025-06, hdfc-rates-2025-06]\norder: {');

/** A row cites a document that its list does not. */
const ofItsOwn = (files: Files) => {
  withSource(files);
  edit(
    LOANS,
    'from 7.90%\n        document: hdfc-rates-2025-06',
    'from 7.90%\n        document: hdfc-rates-2026-11',
  )(files);
};

test('a row with a document that its list does not cite asks whether the list is still made as it says', () => {
  expect(effectsOfEdit(ofItsOwn, undefined, withSource).chosen).toEqual([
    { file: LOANS, line: 6, chosen: CHOSEN, rows: ['HDFC Bank: hdfc-rates-2026-11'] },
  ]);
});

test('it asks once, and not where the sentence was edited or the list names no documents', () => {
  expect(effectsOfEdit(ofItsOwn, undefined, ofItsOwn).chosen).toEqual([]);
  const reworded = (files: Files) => {
    ofItsOwn(files);
    edit(LOANS, CHOSEN, 'Two lenders, HDFC Bank by its own page.')(files);
  };
  expect(effectsOfEdit(reworded, undefined, withSource).chosen).toEqual([]);
});
