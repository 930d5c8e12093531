/** @jest-environment node */
import { faultsOfTiles } from './tiles';

test('a tile whose calculator or list counts with its inputs has no fault', () => {
  const tiles = [
    { id: 'sip', inputs: 'monthly=5000&years=10' },
    { id: 'savings-accounts', inputs: 'balance=100000' },
    { id: 'credit-cards', part: 'cashback', inputs: 'food=14000' },
    // Its id is another rule's to name.
    { id: 'nothing', inputs: 'monthly=5000' },
  ];
  expect(faultsOfTiles(tiles)).toEqual(tiles.map(() => undefined));
});

test.each([
  ['an input that it does not have', { id: 'sip', inputs: 'month=5000' }, 'monthly'],
  ['a value outside its range', { id: 'sip', inputs: 'years=500' }, 'years'],
  ['inputs that contradict each other', { id: 'retirement', inputs: 'age=58&retireAt=50' }, 'retireAt'],
  ['an input that the list does not have', { id: 'savings-accounts', inputs: 'balances=1' }, 'balance'],
])('%s is named with the inputs that it takes', (_what, tile, name) => {
  const [fault = ''] = faultsOfTiles([tile]);
  expect(fault).toContain(`"${tile.id}" cannot count with`);
  expect(fault).toMatch(new RegExp(`its inputs are .*\\b${name}\\b`, 'u'));
});
