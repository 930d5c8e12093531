import { MOST_WITH_DETAILS } from '../../machines/list/rows';
import { creditCards } from '../../content/creditCards';
import { productList } from './list';
import { card } from './products';

test('a long list, whose details are not in the HTML, says names and links alone', () => {
  const products = creditCards.map(card);
  const keysOf = (count: number): readonly string[] => {
    const [first] = productList(products.slice(0, count)).itemListElement as readonly object[];
    return Object.keys(first ?? {});
  };
  expect(keysOf(MOST_WITH_DETAILS + 1)).toEqual(['@type', 'name', 'url']);
  expect(keysOf(MOST_WITH_DETAILS)).toContain('feesAndCommissionsSpecification');
});
