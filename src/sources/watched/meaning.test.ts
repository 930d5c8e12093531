import { listCatalogue, loanListIds } from '../../content/listCatalogue';
import { meaningOf } from './meaning';

test.each(loanListIds)('a rate of the list %s is told from those of other loans, whatever its page is called', (id) => {
  const { page, kind } = listCatalogue[id];
  expect(meaningOf(kind, 'rate', 'Interest rate', `docs${page}.yml`).product).toBeInstanceOf(RegExp);
});

test('other lists have no loan', () => {
  expect(meaningOf('fd-rates', 'highestRate', 'Highest rate', 'docs/fixed-deposits.yml').product).toBeUndefined();
});
