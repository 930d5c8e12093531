import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../content/figureValues';
import type { ListAnswer, ListDefinition } from '../machines/list/definition';
import { rowsOf } from '../machines/list/rows';
import { withoutMarks } from '../machines/fields/Marked';
import type { Input, Value, Values } from '../machines/fields/inputs/types';
import { lists } from '.';
import { fundPageIds } from '../content/fundPageIds';
import { listIds } from '../content/listCatalogue';

/** Invariants of every list, whatever its rows. */

/** Values to test a field with: every option of a choice, both ends of a number. */
function valuesOf(input: Input): readonly Value[] {
  switch (input.kind) {
    case 'choice':
      return input.options.map(({ value }) => value);
    case 'toggle':
      return [true, false];
    case 'number':
      return [input.spec.limits.min, input.spec.limits.max];
  }
}

/** The defaults, and variants with one field changed to each of its test values. */
function variations<V extends Values>({ inputs, defaults }: ListDefinition<V>): readonly V[] {
  const changed = Object.entries<Input>(inputs).flatMap(([name, input]) =>
    valuesOf(input).map((value): V => ({ ...defaults, [name]: value })),
  );
  return [defaults, ...changed];
}

/** Answers to all variations, worked out once for the tests that read them. */
const answers = new Map<string, readonly ListAnswer[]>();
function answersOf(id: (typeof listIds)[number]): readonly ListAnswer[] {
  const known = answers.get(id);
  if (known) return known;
  const figures = figureValues(registry, lists[id].figures);
  const all = lists[id].show((definition) =>
    variations(definition).map((values) => definition.answer(values, figures)),
  );
  answers.set(id, all);
  return all;
}

test('every folder is a list by its own id, and the browser finds it there', async () => {
  // loans/ holds code shared by the loan lists, not a definition.
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(path.join(__dirname, entry.name, 'index.ts')),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual([...listIds].sort());
  for (const { name } of folders) {
    const { default: list } = (await import(`./${name}/index.ts`)) as { readonly default: { readonly id: string } };
    expect(list.id).toBe(name);
  }
});

test.each(listIds)('%s marks at most one column as the one that orders it', (id) => {
  for (const { groups } of answersOf(id)) {
    for (const { heads } of groups) {
      const orders = heads.flatMap(({ order }) => order ?? []);
      expect(orders).toEqual([...new Set(orders)]);
    }
  }
});

test.each(listIds)('%s says nothing that is not a number where a number belongs', (id) => {
  for (const { lead, inputsText, groups, result } of answersOf(id)) {
    const rows = groups.flatMap(rowsOf);
    const texts = [
      withoutMarks(lead),
      inputsText,
      JSON.stringify(result ?? ''),
      ...rows.flatMap(({ figures, facts, note }) => [JSON.stringify(figures), JSON.stringify(facts), note?.text ?? '']),
    ];
    // One card has the word in its name.
    expect(texts.filter((text) => /NaN|undefined|(?<!Tata Neu )Infinity|null/.test(text))).toEqual([]);
    expect(withoutMarks(lead)).toMatch(/[.:]$|\.\s*$/);
    const drawn = rows.flatMap(({ figures }) => figures);
    const leasts = drawn.flatMap(({ range, bars = [] }) => [range?.least ?? 0, ...bars.map(({ value }) => value ?? 0)]);
    expect(Math.min(0, ...leasts)).toBe(0);
  }
});

test.each(listIds)('the answer of %s to its example is in rupees, or says how many rows there are', (id) => {
  const [example] = answersOf(id);
  expect(withoutMarks(example!.lead)).toMatch(/₹\d|\d+ (?:plans|insurers)/);
  expect(example!.groups[0].ranked.length).toBeGreaterThan(0);
});

test.each(listIds)('the fields of %s stand in sight, behind "Add" or above the rows, each once', (id) => {
  lists[id].show(({ inputs, mainFields, more, must, offer, order }) => {
    const places = [
      ...mainFields,
      ...(offer?.names ?? []),
      ...(more ?? []).flatMap(({ names }) => names),
      ...(must?.names ?? []),
      ...(order === undefined ? [] : [order]),
    ];
    expect(places.sort()).toEqual(Object.keys(inputs).sort());
    if (order !== undefined) expect(inputs[order].kind).toBe('choice');
    for (const name of must?.names ?? []) expect(inputs[name].kind).toBe('toggle');
  });
});

test.each(listIds)('the order of %s changes neither its answer nor its result, only the rows', (id) => {
  const figures = figureValues(registry, lists[id].figures);
  lists[id].show((definition) => {
    const { order, inputs, defaults, answer } = definition;
    if (order === undefined) return;
    const [first, ...others] = valuesOf(inputs[order]).map((by) => {
      const { lead, certain, age, inputsText, result } = answer({ ...defaults, [order]: by }, figures);
      return { lead, certain, age, inputsText, result };
    });
    for (const other of others) expect(other).toEqual(first);
  });
});

/** As many letters as fit beside the arrow of the box on a phone. */
const ORDER_LENGTH = 14;

test.each([...listIds.map((id) => [id, undefined] as const), ...fundPageIds.map((page) => ['funds', page] as const)])(
  'the names of the orders of %s %s fit in their box',
  (id, page) => {
    lists[id].show(({ inputs, order }) => {
      const input = order === undefined ? undefined : inputs[order];
      const names = input?.kind === 'choice' ? input.options.map(({ text }) => text) : [];
      expect(names.filter(({ length }) => length > ORDER_LENGTH)).toEqual([]);
    }, page);
  },
);

test.each(listIds)('the fields of %s can hold its defaults', (id) => {
  lists[id].show(({ inputs, defaults }) => {
    for (const [name, input] of Object.entries<Input>(inputs)) {
      const value = defaults[name];
      if (input.kind === 'toggle') expect(typeof value).toBe('boolean');
      else if (input.kind === 'choice') expect(input.options.map((option) => option.value)).toContain(value);
      else if (value === null) expect(input.spec.isOptional).toBe(true);
      else {
        const { min, max, step } = input.spec.limits;
        const steps = (Number(value) - min) / step;
        expect(steps).toBeCloseTo(Math.round(steps), 6);
        expect(Number(value)).toBeGreaterThanOrEqual(min);
        expect(Number(value)).toBeLessThanOrEqual(max);
      }
    }
  });
});

test.each(listIds)('a choice of %s begins with the answer that asks for nothing', (id) => {
  lists[id].show(({ inputs }) => {
    for (const input of Object.values<Input>(inputs)) {
      if (input.kind !== 'choice') continue;
      const place = input.options.findIndex(({ value }) => value === 'any' || value === 'none');
      expect([input.label, place]).toEqual([input.label, place < 0 ? place : 0]);
    }
  });
});
