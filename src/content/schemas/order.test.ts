import { formatCell, parseCell } from '../../lib/quantities/cell';
import type { QuantityKind } from '../../lib/quantities/quantity';
import { withSortedRows, orderValue, type OrderDirection, type Ordered } from './order';

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

describe('withSortedRows', () => {
  const textsBy = (first: OrderDirection, ...values: readonly Ordered[]) =>
    withSortedRows({ order: { by: 'value', first }, rows: values.map((value) => ({ value })) }).rows.map(({ value }) =>
      typeof value === 'string' ? value : formatCell(value),
    );

  it.each<[OrderDirection, string[]]>([
    ['lowest', ['7.10%', '8.50%', '8.50% - 9.10%', 'Not available']],
    ['highest', ['8.50%', '8.50% - 9.10%', '7.10%', 'Not available']],
  ])('puts the %s first, leaves ties as they are, and puts what has no number last', (first, expected) => {
    expect(textsBy(first, rate('Not available'), rate('8.50%'), rate('7.10%'), rate('8.50% - 9.10%'))).toEqual(
      expected,
    );
  });

  it('compares names without regard to case', () => {
    expect(textsBy('a-to-z', 'HDFC Bank', 'axis Bank')).toEqual(['axis Bank', 'HDFC Bank']);
  });

  it('leaves rows whose values have no order as they are', () => {
    const list = { order: { by: 'rates', first: 'lowest' }, rows: [{ rates: [2] }, { rates: [1] }] } as const;
    expect(withSortedRows(list)).toEqual(list);
  });
});
