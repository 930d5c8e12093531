import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { exampleOf } from './example';
import { fetchCalculator } from './fetchCalculator';
import { figureValues } from '../content/figureValues';
import { formatRupees } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { defaults as homeLoan } from '../lists/home-loans/inputs';
import type { CalculatorDefinition } from '../machines/calculator/definition';
import { isContradictory } from '../machines/calculator/changedValues';
import { announcementOf, effectsOf, sentenceOf } from '../machines/calculator/shown';
import type { Values } from '../machines/fields/inputs/types';
import { calculatorIds, calculatorPath } from '../content/calculatorIds';
import { isQuestion } from '../content/questionIds';
import { valuesOf } from '@site/tests/unit/fieldValues';

test('every folder is a calculator or a question by its own id, and the browser finds it there', async () => {
  // A folder with a capital letter is a component.
  const folders = [__dirname, path.join(__dirname, '../questions')].flatMap((room) =>
    readdirSync(room, { withFileTypes: true }).filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name)),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual([...calculatorIds].sort());
  for (const id of calculatorIds) expect((await fetchCalculator(id)).id).toBe(id);
});

test.each(calculatorIds)('%s says where it stands', (id) => {
  expect(calculators[id].page).toBe(calculatorPath(id));
});

test.each(calculatorIds)('%s answers its own example', (id) => {
  const { id: own, name, figures } = calculators[id];
  const example = exampleOf(calculators[id], figureValues(registry, figures));
  expect(own).toBe(id);
  expect(name).toMatch(isQuestion(id) ? /\?$/ : / calculator$/);
  expect(example.figure).toMatch(/\d/);
  expect(example.inputsText).toMatch(/\d/);
});

describe('a visitor of its subject comes upon', () => {
  const pages = ['docs', 'blog'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );

  // The EMI calculator of home loans is part of the page /home-loans.
  test.each(calculatorIds.filter((id) => id !== 'home-loan-emi'))('%s on a page', (id) => {
    const links = [`](${calculatorPath(id)})`, `<CalculatorTile id="${id}"`];
    const linking = pages.filter((text) => links.some((link) => text.includes(link)));
    expect(linking).not.toEqual([]);
  });
});

/** All that a calculator says, draws and lists for some values. */
function everythingOf<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
  values: V,
): { readonly words: string; readonly numbers: readonly number[] } {
  const answer = definition.compute(values);
  const { tables, steps, chart, curve, parts, say, facts, headline, sections } = definition;
  const { brief, rowFigure, opening, notes } = definition;
  const lists = tables.map(({ of }) => of(answer, values));
  for (const { columns, rows } of lists) {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
  const drawn = [
    ...(parts?.(answer) ?? []),
    ...(chart?.(answer).bars ?? []),
    ...(curve?.(answer, values).points ?? []),
  ];
  const cells = [...lists.flatMap(({ rows }) => rows.flat()), ...drawn.flat()];
  return {
    words: JSON.stringify([
      ...[say(values), headline(answer), facts(answer), sentenceOf(definition, answer, values), steps(answer, values)],
      ...[effectsOf(definition, answer, values), lists.map(({ caption, note }) => [caption, note])],
      ...[brief?.(values), rowFigure?.(answer), opening?.(answer, values), notes?.(answer, values)],
      ...[announcementOf(definition, answer, values), curve?.(answer, values), sections?.(answer, values)],
    ]),
    numbers: cells.filter((cell) => typeof cell === 'number'),
  };
}

test.each(calculatorIds)('%s has words and numbers for whatever its fields accept', (id) => {
  calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
    const { inputs, mainFields, more, groups = [], defaults } = definition;
    const folded = [...(more ? [more] : []), ...groups].flatMap(({ names }) => names);
    expect(Object.keys(inputs).sort()).toEqual([...mainFields, ...folded].sort());
    fc.assert(
      fc.property(
        valuesOf(definition).filter((given) => !isContradictory(definition, given)),
        (given) => {
          const { words, numbers } = everythingOf(definition, given);
          expect(words).not.toMatch(/NaN|undefined|Infinity|∞/);
          expect(words).not.toMatch(/(?<![\d,.])1 (?:years|months)\b/u);
          expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
        },
      ),
      { numRuns: 50, examples: [[defaults]] },
    );
  });
});

test.each(calculatorIds)('the amount of %s that the bar compares is the one that it shows', (id) => {
  calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
    const valid = valuesOf(definition).filter((given) => !isContradictory(definition, given));
    fc.assert(
      fc.property(valid, (given) => {
        const { figure, rupees } = definition.headline(definition.compute(given));
        if (rupees !== undefined) expect([formatRupees(rupees), rupeesInShort(rupees)]).toContain(figure);
      }),
      { numRuns: 50 },
    );
  });
});

test.each(calculatorIds)('the steps of %s lead to figures that there are', (id) => {
  const known = new Set(registry.rows.map((figure) => figure.id));
  calculators[id].show(figureValues(registry, calculators[id].figures), ({ compute, defaults, steps }) => {
    const cited = steps(compute(defaults), defaults).flatMap(
      ({ source }) => source?.address?.split('/figures#')[1] ?? [],
    );
    expect(cited.filter((figure) => !known.has(figure))).toEqual([]);
  });
});

test.each(calculatorIds)('a slider of %s can stand on its default', (id) => {
  calculators[id].show(figureValues(registry, calculators[id].figures), ({ defaults, inputs }) => {
    for (const [name, input] of Object.entries(inputs)) {
      // An optional number has no slider.
      if (input.kind !== 'number' || input.spec.isOptional) continue;
      const { min, step, sliderMost: max = input.spec.limits.max } = input.spec.limits;
      const value = Number(defaults[name]);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      // A browser moves a slider to the nearest of min, min + step, and so on.
      const steps = (value - min) / step;
      expect(steps).toBeCloseTo(Math.round(steps), 6);
    }
  });
});

test('the calculator on home loans begins with the first loan of the list of home loans', () => {
  const { amount, years } = homeLoan;
  calculators['home-loan-emi'].show({}, (emi) => expect(emi.defaults).toMatchObject({ amount, years }));
});
