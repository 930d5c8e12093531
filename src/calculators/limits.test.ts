/** Where the law sets a limit, a field ends at it, or the answer applies it and says so. */
import { calculators } from '.';
import { calculatorIds } from '../content/calculatorIds';
import type { Input, Value } from '../machines/fields/inputs/types';
import { formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';

/** The limits among the figures of a calculator, by id and year. */
const limits = calculatorIds.flatMap((id) =>
  Object.entries(figuresOf(calculators[id]))
    .filter(([name]) => /(?:limit|extra-deduction)(?:@|$)/.test(name))
    .map(([name, rupees]) => [id, name, rupees] as const),
);

test('calculators count with limits of the law', () => {
  expect(limits.length).toBeGreaterThan(5);
});

test.each(limits)('%s: what is above %s is refused, or does not count and is said not to', (id, name, limit) => {
  const year = name.split('@')[1]?.slice(0, 4);
  calculators[id].show(figuresOf(calculators[id]), ({ inputs }) => {
    const amounts = Object.entries<Input>(inputs).flatMap(([field, input]) =>
      input.kind === 'number' && input.spec.format(1) === '₹1' ? [[field, input.spec.limits.max] as const] : [],
    );
    if (amounts.some(([, most]) => most === limit)) return;
    // Each amount at its most, alone: the answer of one of them names the limit.
    const told = amounts.map(([field, most]): string => {
      const values: Record<string, Value> = { salary: 50_000_000, [field]: most, ...(year && { year }) };
      const { sentence, steps, tables } = calculatorAnswer(calculators[id], values);
      return JSON.stringify([sentence, steps, tables.map(({ note }) => note)]);
    });
    expect(told.some((text) => text.includes(formatRupees(limit)) || text.includes(rupeesInShort(limit)))).toBe(true);
  });
});
