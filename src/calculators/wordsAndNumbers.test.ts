/**
 * What has to hold for every calculator, whatever its fields accept: words say what the numbers beside them were computed from. The last
 * tests hold each check against a definition that is wrong, or a check that finds nothing would look like calculators without a fault.
 */
import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { calculatorIds, type CalculatorId } from '../content/calculatorIds';
import { figureValues } from '../content/figureValues';
import { formatNumber } from '../lib/format/rupees';
import { rupeesInShort } from '../lib/format/rupeesInShort';
import { changedValues, isContradictory } from '../machines/calculator/changedValues';
import type { CalculatorDefinition } from '../machines/calculator/definition';
import { effectsOf, sentenceOf } from '../machines/calculator/shown';
import { withoutMarks } from '../machines/fields/Marked';
import type { Values } from '../machines/fields/inputs/types';
import {
  changesArePossible,
  inputsStandInFull,
  stepsHold,
  tablesHaveTheOwnRow,
  type Check,
} from '@site/tests/unit/calculatorChecks';
import { hasDecimals, numberOf, valuesOf } from '@site/tests/unit/fieldValues';

const RUNS = 60;

/** Holds a check against a definition with any values that do not contradict each other. */
function holdAgainst<V extends Values, Result>(
  check: Check,
  definition: CalculatorDefinition<V, Result>,
  numRuns = RUNS,
): void {
  const values = valuesOf(definition).filter((some) => !isContradictory(definition, some));
  fc.assert(
    fc.property(values, (some) => check(definition, some)),
    { numRuns, examples: [[definition.defaults]] },
  );
}

const withDefinition = <Shown>(
  id: CalculatorId,
  use: <V extends Values, Result>(definition: CalculatorDefinition<V, Result>) => Shown,
): Shown => calculators[id].show(figureValues(registry, calculators[id].figures), use);

const checks = {
  'prints steps that give the printed results': stepsHold,
  'shows inputs with all their digits': inputsStandInFull,
  'offers only changes that are possible, under their own words': changesArePossible,
  'has the visitor’s own row in its tables': tablesHaveTheOwnRow,
};

describe.each(calculatorIds)('%s', (id) => {
  test.each(Object.entries(checks))('%s', (_rule, check) => {
    withDefinition(id, (definition) => holdAgainst(check, definition));
  });
});

test('each change that is offered is counted with the values that it names', () => {
  for (const id of calculatorIds) {
    withDefinition(id, (definition) => {
      const counted = new Set<unknown>();
      const compute: typeof definition.compute = (values) => {
        counted.add(JSON.stringify(values));
        return definition.compute(values);
      };
      const { defaults, effects } = definition;
      effectsOf({ ...definition, compute }, definition.compute(defaults), defaults);
      const named = (effects?.changes ?? [])
        .map(([, change]) => typeof change !== 'function' && changedValues(definition, defaults, change))
        .filter((values) => values !== undefined && values !== false);
      expect([...counted].sort()).toEqual([...new Set(named.map((values) => JSON.stringify(values)))].sort());
    });
  }
});

/** A definition with a part that was made wrong, as any definition might be. */
const wrong = <Part extends keyof CalculatorDefinition<Values, unknown>>(
  id: CalculatorId,
  part: Part,
  make: (right: CalculatorDefinition<Values, unknown>) => CalculatorDefinition<Values, unknown>[Part],
): CalculatorDefinition<Values, unknown> =>
  withDefinition(id, (definition) => {
    const right = definition as unknown as CalculatorDefinition<Values, unknown>;
    return { ...right, [part]: make(right) };
  });

describe('the checks find', () => {
  const find = (check: Check, definition: CalculatorDefinition<Values, unknown>): jest.JestMatchers<() => void> =>
    expect(() => holdAgainst(check, definition, 300));

  test('a step that rounds a rate', () => {
    const rounding = wrong(
      'fixed-deposit',
      'steps',
      ({ steps }) =>
        (result, values) =>
          steps(result, values).map((step) => ({
            ...step,
            value: step.value.replace(/[\d.]+(?=% ÷ 4)/, (rate) => formatNumber(Number(rate), 1)),
          })),
    );
    find(stepsHold, rounding).toThrow();
  });

  test('a step whose months are rounded', () => {
    const rounding = wrong(
      'emergency-fund',
      'steps',
      ({ steps }) =>
        (result, values) =>
          steps(result, values).map((step) => ({
            ...step,
            value: step.value.replace(/× ([\d.]+) =/, (_all, months: string) => `× ${formatNumber(Number(months))} =`),
          })),
    );
    find(stepsHold, rounding).toThrow();
  });

  test('a step without arithmetic before its result', () => {
    find(
      stepsHold,
      wrong('ppf', 'steps', () => () => [{ name: 'Sum', rule: 'all', value: 'all of it = ₹5' }]),
    ).toThrow();
  });

  test('an age, or an amount, that lost its digits in the sentence', () => {
    const aged = wrong(
      'retirement',
      'say',
      ({ say }) =>
        (values) =>
          say(values).replace(/aged [\d.]+/, `aged ${formatNumber(Number(values['age']))}`),
    );
    find(inputsStandInFull, aged).toThrow();
    find(
      inputsStandInFull,
      wrong(
        'goal',
        'say',
        () =>
          ({ target }) =>
            `${rupeesInShort(Number(target))} in some years`,
      ),
    ).toThrow();
  });

  test('a change under the words of another', () => {
    const mislabelled = wrong('goal', 'effects', ({ effects }) => ({
      ...effects!,
      changes: [['Take 5 years more', { years: { by: 4 } }]],
    }));
    find(changesArePossible, mislabelled).toThrow();
  });

  test('a table without the own value', () => {
    const shorter = wrong('affordability', 'tables', ({ tables }) =>
      tables.map(({ name, of }) => ({
        name,
        of: (result, values) => {
          const table = of(result, values);
          return { ...table, rows: table.rows.filter(([years]) => Number(years) % 5 === 0) };
        },
      })),
    );
    find(tablesHaveTheOwnRow, shorter).toThrow();
  });
});

test.each<[CalculatorId, RegExp]>([
  ['sip', /a twelfth of it each month/],
  ['goal', /a twelfth of it each month/],
  ['retirement', /counted once a year\. Our SIP calculator counts a twelfth each month/],
])('%s says beside its answer what a return a year means', (id, convention) => {
  withDefinition(id, (definition) => {
    const { defaults } = definition;
    expect(withoutMarks(sentenceOf(definition, definition.compute(defaults), defaults))).toMatch(convention);
  });
});

test('a change that would leave a field, or change nothing, is left out', () => {
  const offered = (id: CalculatorId, changed: Values): readonly string[] =>
    withDefinition(id, (definition) => {
      const values = { ...definition.defaults, ...changed };
      const { effects = [] } = effectsOf(definition, definition.compute(values), values) ?? {};
      return effects.map(({ text }) => text);
    });
  const sentence = (changed: Values): string =>
    withDefinition('goal', (definition) => {
      const values = { ...definition.defaults, ...changed };
      return withoutMarks(sentenceOf(definition, definition.compute(values), values));
    });
  expect(sentence({ years: 3 })).toBe('The return is assumed, a twelfth of it each month: nobody promises it.');
  expect(sentence({ years: 6 })).toMatch(/^If you start five years later, it takes ₹/);
  expect(offered('home-loan-emi', { years: 6 })).not.toContain('Take 5 years less');
  expect(offered('home-loan-emi', { years: 10 })).toContain('Take 5 years less');
  expect(offered('home-loan-emi', { rate: 7.25 })).not.toContain('Find a rate lower by 0.5 points');
  expect(offered('term-cover', { years: 3 })).not.toContain('Support for 5 years less');
  expect(offered('term-cover', { years: 6 })).toContain('Support for 5 years less');
  expect(offered('lump-sum', { cost: 0.3 })).toEqual(['A fund that costs 0.2%']);
  expect(offered('lump-sum', { cost: 0.1 })).toEqual([]);
  expect(offered('sip', { stepUp: 10, years: 46 })).toEqual(['Use a fund that costs 1 percentage point less a year']);
  expect(offered('income-tax', { salary: 500_000, hra: 0 })).not.toContain(
    'Let the employer pay 14% of the basic salary into NPS',
  );
});

test('fields with decimals are tried with decimals', () => {
  const { inputs } = withDefinition('fixed-deposit', ({ inputs: own }) => ({ inputs: own }));
  const rate = inputs['rate']!;
  expect(hasDecimals(rate)).toBe(true);
  if (rate.kind !== 'number') throw new Error('the rate is a number');
  expect(fc.sample(numberOf(rate), 50).some((value) => !Number.isInteger(value * 10))).toBe(true);
});
