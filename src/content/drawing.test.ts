/** @jest-environment node */
import * as fc from '@site/tests/unit/properties';
import { isDrawable, rowsOf } from './drawing';

const words = { number: '₹1 lakh', caption: 'What it costs' };
const spans = (drawn: Parameters<typeof rowsOf>[0]) => rowsOf(drawn).map(({ from, to }) => [from, to]);

test('bars begin at zero, ranges at their lower end, on one scale', () => {
  const bars = { 'Personal loan': '₹50,000', 'Card loan': '₹75,000 to ₹1,00,000', None: '₹0' };
  expect(spans({ ...words, bars })).toEqual([
    [0, 50],
    [75, 100],
    [0, 0],
  ]);
  expect(rowsOf({ ...words, bars })[0]).toMatchObject({ name: 'Personal loan', text: '₹50,000' });
});

test('parts follow one another to the end', () => {
  expect(spans({ ...words, parts: { Needs: '₹25,000', Wants: '₹15,000', Savings: '₹10,000' } })).toEqual([
    [0, 50],
    [50, 80],
    [80, 100],
  ]);
});

test('whatever the parts are, each begins where the last one ended', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 5 }), (amounts) => {
      const drawn = rowsOf({
        ...words,
        parts: Object.fromEntries(amounts.map((one, at) => [`Part ${at}`, `₹${one}`])),
      });
      expect(drawn.map(({ from }) => from)).toEqual([0, ...drawn.slice(0, -1).map(({ to }) => to)]);
      expect(drawn.at(-1)?.to).toBe(100);
    }),
  );
});

test('what a calculator draws has no bars', () => {
  expect(rowsOf({ ...words, calculator: { id: 'sip' } })).toEqual([]);
});

test.each([
  ['₹5,000', true, true],
  ['₹5,000 to ₹6,000', true, false],
  ['from ₹5,000', false, false],
  ['5,000', false, false],
  ['Not found', false, false],
])('%s can be drawn as a bar: %s, as a part: %s', (text, asBar, asPart) => {
  expect([isDrawable(text, 'bar'), isDrawable(text, 'part')]).toEqual([asBar, asPart]);
});
