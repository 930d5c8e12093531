import fc from 'fast-check';
import { parseCell } from '../../lib/quantities/cell';
import type { QuantityKind } from '../../lib/quantities/quantity';
import { firstOutOfOrder, inOrder, orderValue } from './order';

describe('orderValue', () => {
  it.each<[string, number | undefined]>([
    ['8.50% - 9.10%', 8.5],
    ['10.49% onwards', 10.49],
    ['Up to 0.50%, at most ₹15,000', 0.5],
    ['-2.10%', -2.1],
    ['₹1,10,392 crore', 1_10_392 * 1e7],
    ['₹5 lakh to ₹1 crore', 5_00_000],
    ['₹50,000 to ₹40 lakh', 50_000],
    ['₹40-50 lakh', 40_00_000],
    ['Up to ₹1.5 crore', 1_50_00_000],
    ['Up to US$5 lakh', 5_00_000],
    ['11,400+ hospitals', 11_400],
    ['₹0 throughout', 0],
    ['Nil', 0],
    ['None', 0],
    ['No stated ceiling; income and health decide', Number.POSITIVE_INFINITY],
    ['Unlimited', Number.POSITIVE_INFINITY],
    ['Not available', undefined],
    ['By need', undefined],
  ])('%s counts as %p', (text, value) => {
    expect(orderValue(text)).toBe(value);
  });
});

describe('orderValue of a quantity', () => {
  it.each<[QuantityKind, string, number | undefined]>([
    ['rate', '8.50% - 9.10%', 8.5],
    ['rate', 'up to 12.00%', 12],
    ['fee', '₹5,000 up to ₹50 lakh; ₹7,500 above', 5000],
    ['fee', 'Nil', 0],
    ['bands', '2.50% up to ₹1 lakh; 3.00% above', 2.5],
    ['money', 'up to ₹1.5 crore (abroad)', 1.5e7],
    ['count', '11,400+', 11_400],
    ['rate', 'Not found', undefined],
    ['money', 'Varies (by need)', undefined],
  ])('%s: %s', (kind, text, value) => {
    expect(orderValue(parseCell(kind, text).value!)).toBe(value);
  });
});

describe('inOrder', () => {
  it('lets ties stand either way', () => {
    expect(inOrder('8.50%', '8.50% - 9.10%', 'lowest')).toBe(true);
    expect(inOrder('8.50% - 9.10%', '8.50%', 'highest')).toBe(true);
  });

  it('compares names without regard to case', () => {
    expect(inOrder('axis Bank', 'HDFC Bank', 'a-to-z')).toBe(true);
    expect(inOrder('HDFC Bank', 'axis Bank', 'a-to-z')).toBe(false);
  });

  it('puts what has no number last', () => {
    expect(inOrder('7.10%', 'Not available', 'highest')).toBe(true);
    expect(inOrder('Not available', '7.10%', 'lowest')).toBe(false);
  });
});

describe('firstOutOfOrder', () => {
  it('finds nothing in a sorted list and the offender in an unsorted one', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(amounts, (numbers) => {
        const sorted = [...numbers].sort((left, right) => left - right);
        expect(
          firstOutOfOrder(
            sorted.map((amount) => `₹${amount.toLocaleString('en-IN')}`),
            'lowest',
          ),
        ).toBe(-1);
        const expected = numbers.findIndex((amount, index) => index > 0 && amount < (numbers[index - 1] ?? 0));
        expect(
          firstOutOfOrder(
            numbers.map((amount) => `₹${amount.toLocaleString('en-IN')}`),
            'lowest',
          ),
        ).toBe(expected);
      }),
    );
  });
});
