import { readdirSync } from 'node:fs';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { exampleOf } from './example';
import { figureValues } from '../content/figureValues';
import { calculatorIds } from './ids';

test('every folder is a calculator by its own id, and the browser finds it there', async () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    const { default: definition } = (await import(`./${name}/index.ts`)) as {
      readonly default: { readonly id: string };
    };
    expect(definition.id).toBe(name);
    expect(calculatorIds).toContain(name);
  }
});

test.each(calculatorIds)('%s answers its own example', (id) => {
  const { id: own, name, figures } = calculators[id];
  const example = exampleOf(calculators[id], figureValues(registry, figures));
  expect(own).toBe(id);
  expect(name).toMatch(/ calculator$/);
  expect(example.figure).toMatch(/\d/);
  expect(example.given).toMatch(/\d/);
});

test.each(calculatorIds)('the parts, tables and steps of %s hold together for its defaults', (id) => {
  calculators[id].show(
    figureValues(registry, calculators[id].figures),
    ({ defaults, inputs, inSight, more, compute, parts, tables, steps, chart, sentence }) => {
      const answer = compute(defaults);
      for (const { rupees } of parts(answer)) expect(rupees).toBeGreaterThanOrEqual(0);
      for (const { of } of tables) {
        const { columns, rows } = of(answer, defaults);
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(columns.length);
      }
      for (const { lower, upper } of chart(answer).bars) expect(Math.min(lower, upper)).toBeGreaterThanOrEqual(0);
      for (const { value } of steps(answer, defaults)) expect(value).not.toMatch(/NaN|undefined|Infinity/);
      expect(
        sentence(answer, defaults)
          .map(({ text }) => text)
          .join(''),
      ).not.toMatch(/NaN|undefined|Infinity/);
      expect(Object.keys(inputs).sort()).toEqual([...inSight, ...(more?.names ?? [])].sort());
    },
  );
});

test.each(calculatorIds)('a slider of %s can stand on its default', (id) => {
  calculators[id].show(figureValues(registry, calculators[id].figures), ({ defaults, inputs }) => {
    for (const [name, input] of Object.entries(inputs)) {
      if (input.kind !== 'number') continue;
      const { min, max, step } = input.spec.limits;
      const value = Number(defaults[name]);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      // A browser moves a slider to the nearest of min, min + step, and so on.
      const steps = (value - min) / step;
      expect(steps).toBeCloseTo(Math.round(steps), 6);
    }
  });
});
