/** @jest-environment node */
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import { startingRates } from '../../lists/loans/exampleRate';
import calculator from '.';

test('the example is at a rate at which lenders of the list start', () => {
  const rates = startingRates(lists['gold-loans'].refinance.lenders);
  const rate = calculator.show(figureValues(registry, calculator.figures), ({ defaults }) => Number(defaults['rate']));
  expect(rate).toBeGreaterThanOrEqual(rates[0] ?? NaN);
  expect(rate).toBeLessThanOrEqual(rates.at(-1) ?? NaN);
});
