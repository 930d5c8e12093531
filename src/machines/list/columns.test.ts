import { NOT_FOUND } from '../../lib/quantities/unknown';
import { columnsOf } from './columns';
import type { OfferGroup } from './rows';

/** A group whose rows have these texts in their three columns. */
function group(...rows: readonly (readonly [string, string, string])[]): OfferGroup {
  const ranked = rows.map((texts) => ({ figures: texts.map((text) => ({ text })) }));
  const heads = ['Card', 'Fee', 'Rewards', 'You get'].map((text) => ({ text, order: text.toLowerCase() }));
  return { ranked, unranked: [], heads } as unknown as OfferGroup;
}

test.each([
  ['what differs in one row stays', group(['₹499', '₹5,640', '₹5,640'], ['₹999', '₹4,080', '₹3,081']), undefined, true],
  [
    'what repeats the last column goes',
    group(['₹0', '₹5,640', '₹5,640'], ['₹0', '₹4,080', '₹4,080']),
    undefined,
    false,
  ],
  ['but not the column that orders the list', group(['₹0', '₹5,640', '₹5,640']), 'rewards', true],
  [
    'one that is mostly dashes goes as well',
    group(['₹0', NOT_FOUND, '₹1'], ['₹0', NOT_FOUND, '₹2'], ['₹0', '₹3', '₹3']),
    undefined,
    false,
  ],
])('%s', (_what, of, order, isShown) => {
  expect(columnsOf(of, order).figures).toEqual([true, isShown, true]);
});
