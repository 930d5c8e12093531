import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { calculatorIds } from '../content/calculatorIds';
import { figureValues } from '../content/figureValues';
import { withoutMarks } from '../machines/fields/Marked';
import { panelOf } from '../machines/calculator/shown';

/** A sum of money as it is written, and how far it may be from what it was rounded from. */
interface Sum {
  readonly rupees: number;
  readonly inexact: number;
}

const UNITS: Readonly<Record<string, number>> = { lakh: 100_000, crore: 10_000_000 };

const sumsIn = (text: string): readonly Sum[] =>
  [...text.matchAll(/₹([\d,]+(?:\.\d+)?)(?: (lakh|crore))?/g)].map(([, figure = '', unit = '']) => {
    const size = UNITS[unit] ?? 1;
    const step = unit === 'crore' ? size / 100 : unit === 'lakh' ? size / 10 : 1;
    return { rupees: Number(figure.replaceAll(',', '')) * size, inexact: step / 2 };
  });

/** Whether the third sum is the difference of the others but for the rounding of each. */
function isOff(one: Sum, other: Sum, difference: Sum): boolean {
  const off = Math.abs(Math.abs(one.rupees - other.rupees) - difference.rupees);
  return off > 0.5 && off <= one.inexact + other.inexact + difference.inexact;
}

test.each(calculatorIds)('%s: a difference in its sentence is that of the sums beside it', (id) => {
  const { figure, sentence } = calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
    const result = definition.compute(definition.defaults);
    return { ...definition.headline(result), ...panelOf(definition, result, definition.defaults) };
  });
  const first = sumsIn(figure);
  for (const part of withoutMarks(sentence).split(/(?<=\.) /)) {
    const sums = sumsIn(part);
    const difference = / (?:less|more|saves?)\b/.test(part) ? sums.at(-1) : undefined;
    if (!difference) continue;
    const others = [...first, ...sums.slice(0, -1)];
    const off = others.filter((one, at) => others.slice(at + 1).some((other) => isOff(one, other, difference)));
    expect({ figure, part, off }).toEqual({ figure, part, off: [] });
  }
});
