import { parse } from '../lib/quantities/quantity';
import { formatCell, type QuantityCell } from '../lib/quantities/cell';
import { withoutHeld } from './heldBack';
import { kindOf } from './schemas';

const kind = kindOf('home-loans');
const known = { value: parse('fee', '₹5,000').value, document: 'rates-2026-11' };
const row = {
  provider: 'first-bank',
  processingFee: known,
  tenure: known,
  benefit: 'No fee.',
  note: 'A remark on it.',
};
const list = (hold?: unknown) => ({ rows: [{ ...row, ...(hold !== undefined && { hold }) }] });
const nameOf = () => 'First Bank';

test('a list without a hold stays as it is', () => {
  expect(withoutHeld(list(), kind, nameOf)).toEqual(list());
});

test('a held row is gone, with its name and the reason', () => {
  expect(withoutHeld(list('The fee is in doubt.'), kind, nameOf)).toEqual({
    rows: [],
    held: [{ row: 'First Bank', reason: 'The fee is in doubt.' }],
  });
});

test('a held value is a word that no ranking counts, or is left out', () => {
  const { rows, held } = withoutHeld(list({ processingFee: 'It is in doubt.', benefit: 'It is gone.' }), kind, nameOf);
  const { benefit: _benefit, ...others } = row;
  expect(rows).toEqual([{ ...others, processingFee: { value: { kind: 'held' } } }]);
  expect(formatCell({ kind: 'held' } satisfies QuantityCell)).toBe('Held back');
  expect(held).toEqual([
    { row: 'First Bank', field: 'processingFee', reason: 'It is in doubt.' },
    { row: 'First Bank', field: 'benefit', reason: 'It is gone.' },
  ]);
});

test('a row is held with the record that it names', () => {
  expect(withoutHeld(list(), kind, nameOf, () => 'The card is in doubt.')).toMatchObject({
    rows: [],
    held: [{ reason: 'The card is in doubt.' }],
  });
});

test('no editor writes the word in place of a value', () => {
  expect(parse('fee', 'Held back').problem).toBeDefined();
});
