import { termsList } from '../terms/termsList';
import { defaults, inOrder, inputs, plans, terms, wishNames } from './plans';
import { planRow } from './rows';
import * as words from './messages.en';

/** Health plans by their terms. Sorted by name, not ranked; the visitor selects required terms. */
export default termsList({
  id: 'health-plans',
  heading: words.heading,
  title: words.mustHave,
  kind: 'plans',
  rows: plans,
  defaults,
  inputs,
  names: wishNames,
  terms,
  found: words.found,
  texts: {
    room: words.termRoom,
    copay: words.termCopay,
    wait: words.termWait,
    refill: words.termRefill,
    crore: words.termCrore,
  },
  inOrder,
  heads: [
    { text: words.plan, order: 'name' },
    { text: words.room },
    { text: words.copay },
    { text: words.wait, order: 'wait' },
  ],
  rowOf: planRow,
});
