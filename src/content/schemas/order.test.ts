import fc from 'fast-check';
import { parseCell } from '../../lib/quantities/cell';
import type { QuantityKind } from '../../lib/quantities/quantity';
import { compareBy, firstOutOfOrder, orderValue } from './order';

const cell = (kind: QuantityKind, text: string) => parseCell(kind, text).value!;
const rate = (text: string) => cell('rate', text);

describe('orderValue', () => {
  it.each<[QuantityKind, string, number | undefined]>([
    ['rate', '8.50% - 9.10%', 8.5],
    ['rate', 'up to 12.00%', 12],
    ['return', '-2.10%', -2.1],
    ['fee', '₹5,000 up to ₹50 lakh; ₹7,500 above', 5000],
    ['fee', 'Nil', 0],
    ['bands', '2.50% up to ₹1 lakh; 3.00% above', 2.5],
    ['money', '₹5 lakh to ₹1 crore', 5_00_000],
    ['money', 'up to ₹1.5 crore (abroad)', 1.5e7],
    ['count', '11,400+', 11_400],
    ['rate', 'Not found', undefined],
    ['money', 'Varies (by need)', undefined],
  ])('%s: %s', (kind, text, value) => {
    expect(orderValue(cell(kind, text))).toBe(value);
  });
});

describe('compareBy', () => {
  it('lets ties stand either way', () => {
    expect(compareBy('lowest', rate('8.50%'), rate('8.50% - 9.10%'))).toBe(0);
    expect(compareBy('highest', rate('8.50% - 9.10%'), rate('8.50%'))).toBe(0);
  });

  it('compares names without regard to case', () => {
    expect(compareBy('a-to-z', 'axis Bank', 'HDFC Bank')).toBe(-1);
    expect(compareBy('a-to-z', 'HDFC Bank', 'axis Bank')).toBe(1);
  });

  it('puts what has no number last', () => {
    expect(compareBy('highest', rate('7.10%'), rate('Not available'))).toBe(-1);
    expect(compareBy('lowest', rate('Not available'), rate('7.10%'))).toBe(1);
  });
});

test('finds nothing in a sorted list and the offender in an unsorted one', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 2, maxLength: 8 });
  const cells = (numbers: readonly number[]) =>
    numbers.map((amount) => cell('money', `₹${amount.toLocaleString('en-IN')}`));
  fc.assert(
    fc.property(amounts, (numbers) => {
      const sorted = [...numbers].sort((left, right) => left - right);
      expect(firstOutOfOrder(cells(sorted), 'lowest')).toBe(-1);
      const expected = numbers.findIndex((amount, index) => index > 0 && amount < (numbers[index - 1] ?? 0));
      expect(firstOutOfOrder(cells(numbers), 'lowest')).toBe(expected);
    }),
  );
});
