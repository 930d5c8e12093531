/** @jest-environment node */
import { isRowKind, kindNames, kindOf } from './';
import { fieldName, textsIn, withTexts } from './texts';

const kind = kindOf('secured-loan-offers');

/** A list with one row. */
function fileOf(row: Readonly<Record<string, unknown>>): unknown {
  return kind.file.parse({
    kind: 'secured-loan-offers',
    asOf: '2026-09',
    checked: '2026-10-02',
    reviewEveryDays: 90,
    chosen: 'Every lender whose own rates we found in a dated record.',
    order: { by: 'rate', first: 'lowest' },
    source: 'sbi-rates-2026-10',
    rows: [{ name: 'First Bank', provider: 'first-bank', link: 'https://first.bank.in/', ...row }],
  });
}

const data = fileOf({
  rate: '9.00% - 18.00%',
  fee: '₹500 (2025)',
  ltv: 'up to 90% (of the price on the road)',
  otherRates: [{ value: '8.50%', condition: 'for customers of six months', document: 'sbi-rates-2026-10' }],
  feature: 'Pay only the interest each month',
});

test('the texts of a list are its wordings and the remarks in brackets, each with its row and field', () => {
  expect(textsIn(kind, data).map(({ row, field, text }) => [row, field, text])).toEqual([
    [undefined, 'chosen', 'Every lender whose own rates we found in a dated record.'],
    ['First Bank', 'otherRates condition', 'for customers of six months'],
    ['First Bank', 'ltv note', 'of the price on the road'],
    ['First Bank', 'feature', 'Pay only the interest each month'],
  ]);
});

test('other texts leave each value as it is', () => {
  const changed = withTexts(kind, data, ({ text }) => text.toUpperCase());
  expect(textsIn(kind, changed).map(({ text }) => text)).toEqual(
    textsIn(kind, data).map(({ text }) => text.toUpperCase()),
  );
  expect(
    withTexts(kind, changed, ({ path }) => textsIn(kind, data).find((one) => one.path.join() === path.join())?.text),
  ).toEqual(data);
  expect(withTexts(kind, data, () => undefined)).toEqual(data);
});

test('a value with words keeps them for code, and has those of the language beside it', () => {
  const figures = { rows: [{ id: 'cover', periods: [{ value: '₹5 lakh' }, { value: '7.1%' }] }] };
  const { file, rowKey } = kindOf('figures');
  expect(withTexts({ file, rowKey }, figures, () => '₹5 लाख')).toEqual({
    rows: [{ id: 'cover', periods: [{ value: '₹5 lakh', shown: '₹5 लाख' }, { value: '7.1%' }] }],
  });
});

test('a field is called the same wherever it stands in a list', () => {
  expect(fieldName(['features', 2])).toBe('features');
  expect(fieldName(['header', 1, 'dropdown', 3, 'name'])).toBe('header dropdown name');
});

test.each(kindNames.filter(isRowKind))('each row of %s has a name in its file', (name) => {
  const { rowKey, file } = kindOf(name);
  const rows = file.shape['rows'] as unknown as { readonly element: { readonly shape: object } };
  expect(Object.keys(rows.element.shape)).toContain(rowKey);
});
