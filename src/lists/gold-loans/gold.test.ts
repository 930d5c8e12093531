import registry from '@site/src/content/figures.yml';
import { calculators } from '../../calculators';
import { figureValues } from '../../content/figureValues';
import { goldValue } from '../../lib/finance/goldLoan';
import { defaults } from './gold';

test('the list and the calculator begin with gold of the same worth', () => {
  const calculator = calculators['gold-loan'];
  const begun = calculator.show(figureValues(registry, calculator.figures), ({ defaults: values }) => values);
  const weight = Number(begun['grams']);
  const inCalculator = goldValue(weight, Number(begun['carats']), Number(begun['price']));
  expect(weight).toBe(defaults.grams);
  expect(begun['carats']).toBe(defaults.carat);
  expect(defaults.grams * defaults.price).toBe(inCalculator);
});
