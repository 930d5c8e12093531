import { offerList } from '../../islands/OfferList/definition';
import { inWords } from '../../lib/format/inWords';
import { partByTerms } from '../../lib/offers/mustHave';
import type { Phrase } from '../../lib/offers/types';
import { upperFirst } from '../../lib/upperFirst';
import { defaults, inOrder, inputs, plans, terms, termsOf, wishNames, type WishName, type Wishes } from './plans';
import { planRow } from './rows';

/** Each wish as it ends the sentence "… of 17 plans have …". */
const wishTexts: Readonly<Record<WishName, string>> = {
  room: 'no limit on the room’s rent',
  copay: 'no co-payment',
  wait: 'a wait of two years or less',
  refill: 'a refill any number of times',
  crore: 'a cover of ₹1 crore',
};

const andList = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/u, ' and $1');

function leadOf(count: number, wishes: Wishes): readonly Phrase[] {
  const asked = wishNames.filter((name) => wishes[name]);
  if (asked.length === 0) {
    return [{ text: `${plans.length} plans`, strong: true }, { text: ' by name. Say below what the plan must have.' }];
  }
  const wanted = andList(asked.map((name) => wishTexts[name]));
  const found = count === 0 ? 'None' : upperFirst(inWords(count));
  return [
    { text: `${found} of ${plans.length} plans`, strong: true },
    { text: ` ${count === 1 ? 'has' : 'have'} ${wanted}.` },
  ];
}

const counts = Object.fromEntries(
  wishNames.map((name) => [name, plans.filter((plan) => terms[name].isMet(plan) === true).length]),
);

/** Health plans by their terms. None is ranked: they stand by name, and a visitor says what a plan must have. */
export default offerList<Wishes>({
  id: 'health-plans',
  heading: 'Top health plans',
  defaults,
  inputs,
  inSight: [],
  must: { title: 'The plan must have', names: wishNames },
  order: 'order',
  known: {},
  answer(wishes) {
    const { met, leftOut } = partByTerms(inOrder(wishes.order), termsOf(wishes));
    return {
      lead: leadOf(met.length, wishes),
      given: `${met.length} of ${plans.length} plans`,
      counts,
      groups: [
        {
          id: 'plans',
          notes: [],
          heads: [
            { text: 'Plan', order: 'name' },
            { text: 'Room' },
            { text: 'Co-payment' },
            { text: 'Wait, old illness', order: 'wait' },
          ],
          ranked: met.map(planRow),
          apart: leftOut.map(({ reason, rows }) => ({ isLeftOut: true, reason, rows: rows.map(planRow) })),
        },
      ],
    };
  },
});
