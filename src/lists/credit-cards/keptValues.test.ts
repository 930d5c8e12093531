import { allCards } from './kinds';
import { keptValues } from './keptValues';
import { defaults } from './month';

const [card] = allCards.cards;

test('a filter or an order counts no card again, and another month, another rate of GST does', () => {
  const valuesOn = keptValues();
  const first = valuesOn(defaults, 18)(card!);
  expect(valuesOn({ ...defaults, network: 'Visa', order: 'fee' }, 18)(card!)).toBe(first);
  expect(valuesOn({ ...defaults, food: defaults.food + 1000 }, 18)(card!)).not.toBe(first);
  expect(valuesOn(defaults, 28)(card!)).not.toEqual(first);
  expect(valuesOn(defaults, 18)(card!)).toEqual(first);
});
