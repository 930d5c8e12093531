import { valueOf } from '../../content/valueOf';
import * as fc from '@site/tests/unit/properties';
import type { Values } from '../../machines/fields/inputs/types';
import { calculatorAnswer, figuresOf } from '@site/tests/unit/calculatorAnswer';
import calculator from '.';

const figures = figuresOf(calculator);
const needed = valueOf(figures, 'nps-normal-exit#2');

const answerTo = (changed: Values) => calculatorAnswer(calculator, changed);

test('the years before today count for the exit', () => {
  const { sentence, facts } = answerTo({ age: 45, exitAge: 55, balance: 2_000_000, inScheme: 10, annuityShare: 20 });
  expect(sentence).toMatch(/^At a normal exit at least 20%/);
  expect(facts['Lump sum']).toBe('₹51.6 lakh');
  expect(answerTo({ age: 45, exitAge: 55, balance: 2_000_000 }).sentence).toMatch(/^This is an early exit/);
});

test('an exit before 60 is normal from the day on which the years are full, and not half a year before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 440 }),
      fc.integer({ min: 10, max: 150 }),
      fc.integer({ min: 0, max: 250 }),
      (age, wait, inScheme) => {
        const [now, exitAge] = [age / 10, (age + wait) / 10];
        fc.pre(exitAge >= 33 && exitAge < 60 && inScheme <= age);
        const { sentence } = answerTo({ age: now, exitAge, inScheme: inScheme / 10, balance: 50_000_000 });
        expect(sentence.startsWith('At a normal exit')).toBe(wait + inScheme >= needed * 10);
      },
    ),
  );
});

test('nobody is in the scheme for longer than they live', () => {
  expect(answerTo({ age: 20, inScheme: 21 }).conflicts).toHaveProperty('inScheme');
  expect(answerTo({ age: 20, inScheme: 20 }).conflicts).toEqual({});
});
