/** Inputs that contradict each other get a message at a field, and nothing is computed from them. */
import { render, renderHook, screen } from '@testing-library/react';
import { sample } from '@site/tests/support/sample';
import * as fc from '@site/tests/unit/properties';
import registry from '@site/src/content/figures.yml';
import { calculators } from '.';
import { calculatorIds, type CalculatorId } from '../content/calculatorIds';
import { figureValues } from '../content/figureValues';
import { isContradictory } from '../machines/calculator/changedValues';
import type { CalculatorDefinition } from '../machines/calculator/definition';
import { layoutOf } from '../machines/calculator/layoutOf';
import Machine from '../machines/calculator/Machine';
import { useConsistent } from '../machines/calculator/useConsistent';
import { changedInputs } from '../machines/fields/inputs/changedInputs';
import type { Values } from '../machines/fields/inputs/types';
import { valuesOf } from '@site/tests/unit/fieldValues';
import { exampleOf } from './example';
import { numberOfDay } from '../lib/days';

/** The definition, which refuses to compute from contradictory values. */
function guarded<V extends Values, Result>(
  definition: CalculatorDefinition<V, Result>,
): CalculatorDefinition<V, Result> {
  return {
    ...definition,
    compute: (values) => {
      if (isContradictory(definition, values)) throw new Error(`computed from ${JSON.stringify(values)}`);
      return definition.compute(values);
    },
  };
}

const [JUNE, MAY] = [numberOfDay('2026-06-01'), numberOfDay('2026-05-01')];

/** Inputs that contradict each other, and the field at which that is said. */
const contradictions: readonly (readonly [CalculatorId, field: string, inputs: string, message: RegExp])[] = [
  ['check-my-offer', 'amount', 'amount=', /^Enter the loan amount of your paper\.$/],
  ['check-my-offer', 'rate', 'rate=&instalment=', /^Enter the interest rate, or the instalment above\.$/],
  ['check-my-offer', 'instalment', 'instalment=100', /^240 instalments of ₹100 do not repay the loan\./],
  ['check-my-offer', 'instalment', 'instalment=100000000', /^240 instalments of ₹10,00,00,000 are more than any loan/],
  ['check-my-offer', 'processing', 'processing=3000000', /^The charges come to as much as the loan\./],
  ['check-my-offer', 'paidOut', 'paidOut=3000001', /^That is more than the loan\. Enter at most ₹30,00,000\.$/],
  ['emi', 'fee', 'amount=100000&fee=50001', /^Enter at most half of the loan, ₹50,000\.$/],
  ['emi', 'wait', 'kind=flat&wait=6', /^A flat rate counts from the first month\./],
  ['emi', 'wait', 'parts=4&wait=36', /^The last part is paid out after 36 months\./],
  ['home-loan-emi', 'after', 'years=5&prepay=100000&after=6', /^The loan ends after 5 years\./],
  ['home-loan-emi', 'after', 'years=5&prepay=100000&after=5', /^The loan ends after 5 years\./],
  // A lower rate and the same EMI end it sooner.
  ['home-loan-emi', 'after', 'years=20&rate=9&rise=-3&prepay=100000&after=19', /^The loan ends after 1[4-7] years/],
  [
    'home-loan-emi',
    'prepay',
    'amount=500000&prepay=600000',
    /^That is more than the loan\. Enter at most ₹5,00,000\.$/,
  ],
  [
    'capital-gains',
    'sold',
    `bought=${JUNE}&sold=${MAY}`,
    /^Enter a day of sale after the day of purchase, 1 June 2026\.$/,
  ],
  ['capital-gains', 'sold', `bought=${JUNE}&sold=${JUNE}`, /^Enter a day of sale after/],
  ['capital-gains', 'worth2018', 'worth2018=500000', /^This counts only for what was bought before\./],
  ['gold-loan', 'months', 'repay=bullet&months=24', /at most 12 months\. Enter 12 or less, or choose EMIs\.$/],
  ['hra', 'salary', 'salary=100000', /^Basic salary and HRA are parts of your salary/],
  ['income-tax', 'hra', 'salary=500000&hra=500000', /^The HRA exemption is a part of your salary\./],
  ['income-tax', 'hra', 'rent=20000&hraReceived=20000&hra=90000', /^The exemption follows from your rent\./],
  [
    'income-tax',
    'hraReceived',
    'salary=800000&basic=750000&rent=9000&hraReceived=9000',
    /^Basic salary and HRA are parts/,
  ],
  ['income-tax', 'employerNps', 'salary=700000&basic=690000&employerNps=60000', /^Basic salary, HRA and this payment/],
  ['nps', 'exitAge', 'age=70&exitAge=60', /^The age at exit must be above your age now\. Enter 71 or more\.$/],
  ['nps', 'inScheme', 'age=30&inScheme=31', /^Nobody has been in NPS for longer/],
  ['ppf', 'years', 'years=17', /after the first 15 years\. Enter 15 or 20\.$/],
  ['prepay-or-invest', 'sum', 'owed=500000&sum=500001', /^You owe ₹5,00,000\. Enter no more than that\.$/],
  ['prepay-or-invest', 'emi', 'emi=31000', /^This EMI does not cover the interest of ₹31,167 a month\./],
  ['prepay-or-invest', 'emi', 'emi=31200', /^With this EMI the loan takes more than 40 years\./],
  ['prepay-or-invest', 'emi', 'emi=5000000', /^This EMI repays the loan at once\./],
  ['prepay-or-invest', 'charge', 'charge=2', /^A floating-rate loan that is not for business has no charge/],
  ['prepay-or-invest', 'end', 'years=3&end=36', /^The loan ends after 3 years anyway\./],
  [
    'retirement',
    'retireAt',
    'age=60&retireAt=60',
    /^The age at retirement must be above your age now\. Enter 61 or more\.$/,
  ],
  ['retirement', 'until', 'retireAt=70.5&until=71', /^The plan must go on after you retire\. Enter 71\.5 or more\.$/],
];

test.each(sample(contradictions, 14, 'contradictions', ([id]) => id))(
  '%s says at "%s" what is wrong with %s, and computes nothing',
  (id, field, inputs, message) => {
    const { show, figures } = calculators[id];
    const values = figureValues(registry, figures);
    history.replaceState(null, '', `/#${inputs}`);
    const label = show(values, (definition) => {
      render(<Machine definition={guarded(definition)} layout={layoutOf(definition)} />);
      const input = definition.inputs[field as keyof typeof definition.inputs];
      return input.kind === 'number' ? input.spec.label : input.label;
    });
    const words = message.source.replace(/^\^/, '(?:^|\\s)').replace(/\$$/, '(?:$|\\s)');
    // A missing value is asked for in place of the result; its field turns red only once somebody has typed in it.
    if (/=(?:&|$)/.test(inputs)) {
      expect(document.body).toHaveTextContent(new RegExp(message.source.replaceAll(/^\^|\$$/g, '')));
    } else {
      expect(screen.getByRole('textbox', { name: label, hidden: true })).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(words)),
      );
      expect(screen.getByText(/^Last result, for|^Your result stands here/)).toBeInTheDocument();
    }
    expect(() => exampleOf(calculators[id], values, inputs)).toThrow('cannot count with');
  },
);

const withConflicts = calculatorIds.filter((id) =>
  calculators[id].show(figureValues(registry, calculators[id].figures), ({ conflicts }) => conflicts !== undefined),
);

test('each calculator with contradictions is tried', () => {
  expect(withConflicts).toEqual(expect.arrayContaining([...new Set(contradictions.map(([id]) => id))]));
  expect(withConflicts).toHaveLength(new Set(contradictions.map(([id]) => id)).size);
});

test('what is entered while a field is refused is remembered by no result', () => {
  const { ppf } = calculators;
  ppf.show(figureValues(registry, ppf.figures), (definition) => {
    const term = Number(definition.defaults['years']);
    const { result, rerender } = renderHook(
      ({ entered, isHeld }) => useConsistent(definition, entered, entered, isHeld),
      {
        initialProps: { entered: definition.defaults, isHeld: false },
      },
    );
    rerender({ entered: definition.defaults, isHeld: true });
    rerender({ entered: { ...definition.defaults, years: term + 5 }, isHeld: true });
    rerender({ entered: { ...definition.defaults, years: term + 6 }, isHeld: true });
    rerender({ entered: { ...definition.defaults, years: term + 6 }, isHeld: false });
    expect(result.current.values).toEqual(definition.defaults);
    expect(Object.keys(result.current.conflicts)).toEqual(['years']);
  });
});

test.each(withConflicts)('%s computes from no contradictory values, whatever is entered', (id) => {
  calculators[id].show(figureValues(registry, calculators[id].figures), (definition) => {
    const { result, rerender } = renderHook(({ entered }) => useConsistent(definition, entered), {
      initialProps: { entered: definition.defaults },
    });
    let contradictory = 0;
    fc.assert(
      fc.property(valuesOf(definition), (entered) => {
        rerender({ entered });
        const { values, conflicts } = result.current;
        expect(isContradictory(definition, values)).toBe(false);
        const named = Object.keys(conflicts);
        if (named.length === 0) {
          expect(values).toEqual(entered);
          return;
        }
        contradictory += 1;
        expect(Object.keys(definition.inputs)).toEqual(expect.arrayContaining(named));
        expect(() =>
          exampleOf(
            calculators[id],
            figureValues(registry, calculators[id].figures),
            changedInputs(definition, entered),
          ),
        ).toThrow();
      }),
      { numRuns: 300 },
    );
    expect(contradictory).toBeGreaterThan(0);
  });
});
