import { termsList } from '../termsList';
import { defaults, inOrder, inputs, plans, terms, wishNames } from './plans';
import { planRow } from './rows';

/** Health plans by their terms. Sorted by name, not ranked; the visitor selects required terms. */
export default termsList({
  id: 'health-plans',
  heading: 'Top health plans',
  title: 'The plan must have',
  noun: 'plans',
  rows: plans,
  defaults,
  inputs,
  names: wishNames,
  terms,
  verbs: ['has', 'have'],
  texts: {
    room: 'no limit on the room’s rent',
    copay: 'no co-payment',
    wait: 'a wait of two years or less',
    refill: 'a used-up cover that comes back every time',
    crore: 'a cover of ₹1 crore',
  },
  inOrder,
  heads: [
    { text: 'Plan', order: 'name' },
    { text: 'Room' },
    { text: 'Co-payment' },
    { text: 'Wait if already ill', order: 'wait' },
  ],
  rowOf: planRow,
});
