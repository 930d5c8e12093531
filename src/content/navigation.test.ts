import navigation from '@site/tests/unit/navigation';
import { isCurrent, siteMap } from './navigation';

test.each([
  ['/', ['Home']],
  ['/home-loans', ['Loans']],
  ['/home-loans/', ['Loans']],
  ['/credit-cards', ['Credit Cards']],
  ['/credit-cards/cashback', ['Credit Cards']],
  ['/credit-cards/no-such-page', ['Credit Cards']],
  ['/credit-cards-guide', []],
  ['/insurance', ['Insurance']],
  ['/insurance/no-such-page', ['Insurance']],
  ['/blog/sip-vs-lump-sum', ['Money Insights']],
  ['/blogging', []],
  ['/savings-accounts', []],
])('on %s the header highlights %j', (path, expected) => {
  const highlighted = navigation.header.filter((item) => isCurrent(item, path));
  expect(highlighted.map(({ name }) => name)).toEqual(expected);
});

test('the list of all pages names each once, the hub of a group first', () => {
  expect(siteMap(navigation).map(({ name, links }) => [name, links.map((link) => link.path)])).toEqual([
    ['Loans', ['/home-loans', '/gold-loan']],
    ['Credit Cards', ['/credit-cards', '/credit-cards/cashback']],
    ['Insurance', ['/insurance', '/insurance/car', '/insurance/home']],
    ['Savings and Tax', ['/savings-accounts']],
    ['Guides and Sources', ['/figures']],
  ]);
});
