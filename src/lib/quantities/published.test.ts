import { isSameQuantity, publishedQuantities } from './published';

const read = (text: string) => publishedQuantities(text).quantities.map(({ unit, value }) => `${value} ${unit}`);

test.each([
  ['8.5%', ['8.5 percent']],
  ['8.50 per cent p.a.', ['8.5 percent']],
  ['850 bps', ['8.5 percent']],
  ['८.५० प्रतिशत', ['8.5 percent']],
  ['7.15% - 10.00%', ['7.15 percent', '10 percent']],
  ['8.50 - 9.50% p.a.', ['8.5 percent', '9.5 percent']],
  ['8.50-9.50%', ['8.5 percent', '9.5 percent']],
  ['-6.14%', ['-6.14 percent']],
  ['₹1,00,000', ['100000 rupees']],
  ['Rs. 1,00,000/- + GST', ['100000 rupees']],
  ['Rs.500', ['500 rupees']],
  ['INR 5 lakh', ['500000 rupees']],
  ['₹5 - 10 lakh', ['500000 rupees', '1000000 rupees']],
  ['₹50,000 to ₹10 lakh', ['50000 rupees', '1000000 rupees']],
  ['1.25 Cr', ['12500000 rupees']],
  ['दो लाख', ['200000 rupees']],
  ['up to 30 years', ['360 months']],
  ['1 to 2 years', ['12 months', '24 months']],
  ['एक वर्ष', ['12 months']],
  ['444 days', ['444 days']],
  ['Nil', ['0 nil']],
  ['10 points per ₹150', ['10 count', '150 rupees']],
  ['with effect from 1 October 2026: 7.25%', ['7.25 percent']],
  ['w.e.f. 01.10.2026 7.25%', ['7.25 percent']],
  ['01/10/2026', []],
  ['FY 2026-27', []],
  ['15th Nov 2026, 10:42:07', []],
])('reads %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('decides whether two numbers say the same', () => {
  const [points, percent] = [publishedQuantities('850 bps').quantities[0], publishedQuantities('8.5%').quantities[0]];
  expect(points && percent && isSameQuantity(points, percent)).toBe(true);
  expect(isSameQuantity({ unit: 'nil', value: 0 }, { unit: 'rupees', value: 0 })).toBe(true);
  expect(isSameQuantity({ unit: 'percent', value: 8.5 }, { unit: 'rupees', value: 8.5 })).toBe(false);
});
